// Runs inside a page of the book and hands back a list of what is wrong.
// WebDriver calls it as a function body; the last argument takes the answer.
const done = arguments[arguments.length - 1];
const found = [];
const root = document.documentElement;
const main = document.querySelector("main");

const name = (element) => {
  const classes = element.getAttribute("class");
  const text = element.textContent.trim().replace(/\s+/g, " ").slice(0, 30);
  return `<${element.tagName.toLowerCase()}${classes ? ` class="${classes}"` : ""}> "${text}"`;
};
const visible = (element) => element.checkVisibility() && element.getClientRects().length > 0;

// Any CSS color, also color-mix(), as red, green, blue in 0..255 and alpha in 0..1.
const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const known = new Map();
function rgba(color) {
  if (!known.has(color)) {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    known.set(color, [r, g, b, a / 255]);
  }
  return known.get(color);
}
const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
function behind(element) {
  const layers = [];
  for (let e = element; e; e = e.parentElement) {
    const color = rgba(getComputedStyle(e).backgroundColor);
    if (color[3] > 0) layers.push(color);
    if (color[3] === 1) break;
  }
  return layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255, 1]);
}
function luminance([r, g, b]) {
  const linear = (c) => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
function contrast(a, b) {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function checkStructure() {
  const titles = document.querySelectorAll("h1").length;
  if (titles !== 1) found.push(`${titles} <h1>; a page has exactly one`);
  for (const image of document.images) {
    if (!image.naturalWidth) found.push(`an image does not show: ${image.src}`);
  }
}

function checkWidth() {
  if (root.scrollWidth > root.clientWidth) {
    found.push(`the page scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth}`);
  }
  // mdBook clips what sticks out, so a page that does not scroll can still hide something.
  const held = (element) => {
    for (let e = element.parentElement; e && e !== main; e = e.parentElement) {
      if (getComputedStyle(e).overflowX !== "visible") return true;
    }
    return false;
  };
  const beyond = [...main.querySelectorAll("*")].filter(
    (e) => e.getBoundingClientRect().right > root.clientWidth + 1 && !held(e),
  );
  for (const e of beyond.slice(0, 3)) {
    found.push(`${name(e)} ends at ${Math.round(e.getBoundingClientRect().right)} px of ${root.clientWidth}`);
  }
}

function checkFigures() {
  for (const figure of document.querySelectorAll("figure")) {
    // On a screen, a drawing in whose place something can be touched is not there.
    const drawings = [...figure.querySelectorAll("svg")].filter((svg) => !svg.closest(".ready .widget-drawn"));
    for (const drawing of drawings.length ? drawings : [figure]) {
      const box = drawing.getBoundingClientRect();
      if (box.width < 1 || box.height < 1) found.push(`figure ${figure.id} has no size`);
      if (box.left < 0 || box.right > root.clientWidth) found.push(`figure ${figure.id} is wider than the page`);
    }
    for (const text of drawings.flatMap((drawing) => [...drawing.querySelectorAll("text")])) {
      const matrix = text.getScreenCTM();
      const scale = Math.hypot(matrix.b, matrix.d);
      const size = scale * parseFloat(getComputedStyle(text).fontSize);
      if (size < 9) {
        found.push(`figure ${figure.id}: ${name(text)} is ${size.toFixed(1)} px tall; at least 9 can be read`);
        break;
      }
      const at = text.getBoundingClientRect();
      const box = text.ownerSVGElement.getBoundingClientRect();
      if (at.left < box.left - 1 || at.right > box.right + 1) {
        found.push(`figure ${figure.id}: ${name(text)} is cut off at the edge`);
      }
    }
  }
}

function checkFormulas() {
  for (const formula of document.querySelectorAll("math")) {
    const { width, height } = formula.getBoundingClientRect();
    if (width < 1 || height < 1) found.push(`a formula has no size: ${name(formula)}`);
  }
}

function checkContrast() {
  const reported = new Set();
  for (const element of document.body.querySelectorAll("main *, #mdbook-menu-bar *, #mdbook-sidebar *, .nav-wrapper *")) {
    const words = [...element.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.textContent.trim());
    if (!words || element.closest("svg, script, style, [hidden], .tooltiptext") || !visible(element)) continue;
    const style = getComputedStyle(element);
    const paper = behind(element);
    let [r, g, b, a] = rgba(style.color);
    for (let e = element; e; e = e.parentElement) a *= parseFloat(getComputedStyle(e).opacity);
    const ratio = contrast(over([r, g, b, a], paper), paper);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const key = `${element.tagName} ${element.className} ${style.color} ${paper}`;
    if (ratio < (large ? 3 : 4.5) && !reported.has(key)) {
      reported.add(key);
      found.push(`${name(element)} has a contrast of ${ratio.toFixed(2)}`);
    }
  }
}

function checkTouch() {
  const targets = "#mdbook-menu-bar .icon-button, .right-buttons a, .mobile-nav-chapters, summary, .listing-from a";
  for (const target of document.querySelectorAll(targets)) {
    if (!visible(target)) continue;
    const { width, height } = target.getBoundingClientRect();
    if (width < 44 || height < 44) {
      found.push(`${name(target)} is ${Math.round(width)} × ${Math.round(height)} px; a finger needs 44`);
    }
  }
}

// What is folded is looked at too. Two frames later the page stands still. A browser that nobody
// sees may draw no frame for a while, and need not: what is measured is laid out when it is asked
// for.
const within = (milliseconds, begin) =>
  new Promise((resolve) => {
    begin(resolve);
    setTimeout(resolve, milliseconds);
  });
const frame = () => within(500, requestAnimationFrame);
// By day alone: what moves, moves in each theme. What comes late has a quarter of a second. A
// table of many bytes comes in parts over a slow line, and its last rows must not move its first.
async function checkShifts() {
  if (!root.classList.contains("light")) return;
  let sum = 0;
  const count = (list) => list.getEntries().forEach((shift) => (sum += shift.value));
  const observer = new PerformanceObserver(count);
  observer.observe({ type: "layout-shift", buffered: true });
  const still = async (what) => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    count({ getEntries: () => observer.takeRecords() });
    if (sum > 0.02) found.push(`${what} has moved: a layout shift of ${sum.toFixed(3)}`);
    sum = 0;
  };
  await still("what was shown first");
  for (const table of document.querySelectorAll("table")) {
    const { top } = table.getBoundingClientRect();
    if (!visible(table) || top > innerHeight || table.outerHTML.length < 4000) continue;
    for (const part of [0.4, 0.7]) {
      const late = [...table.rows].slice(Math.ceil(part * table.rows.length));
      late.forEach((row) => (row.hidden = true));
      await new Promise((resolve) => setTimeout(resolve, 100));
      observer.takeRecords();
      sum = 0;
      late.forEach((row) => (row.hidden = false));
      await still(`${name(table)}, of which ${late.length} rows came late,`);
    }
  }
}
async function measure() {
  await checkShifts();
  for (const details of document.querySelectorAll("details")) details.open = true;
  await within(5000, (resolve) => document.fonts.ready.then(resolve));
  await frame();
  await frame();
  checkStructure();
  checkWidth();
  checkFigures();
  checkFormulas();
  checkContrast();
  if (root.clientWidth < 600) checkTouch();
}
measure()
  .catch((error) => found.push(`it could not be measured: ${error.stack}`))
  .then(() => done(found));
