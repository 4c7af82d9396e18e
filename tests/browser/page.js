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

function checkImages() {
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

async function measure() {
  // What is folded is looked at too.
  for (const details of document.querySelectorAll("details")) details.open = true;
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, 5000))]);
  checkImages();
  checkWidth();
}
measure()
  .catch((error) => found.push(`it could not be measured: ${error.stack}`))
  .then(() => done(found));
