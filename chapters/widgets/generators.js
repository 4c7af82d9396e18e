// Generators that are typed: their orbits, the chain of the group and the layers of its positions.
import { animate, button, count, h, movesOf, row, s, steppable, teller, value } from "./kit.js";

const EXAMPLES = {
  "two faces": `U = (1,4,7,10)(2,5,8,11)(3,6,9,12)
R = (1,11,16,14)(2,12,17,15)(3,10,18,13)`,
  "three cards": `a = (1,2)
b = (2,3)`,
  "ring of cards": `turn = (1,2,3,4,5,6,7,8)
flip = (1,4)(2,3)`,
  "three by three": `a = (1,2,3)
b = (3,4,5)
c = (5,6,7)
d = (7,8,9)`,
  pyraminx: `U = (1,2,3)(13,17,15)(14,18,16)
L = (4,5,6)(13,20,23)(14,19,24)
R = (7,8,9)(15,22,19)(16,21,20)
B = (10,11,12)(17,24,21)(18,23,22)`,
  "rings in two colors": `start = 1 1 1 1 1 1 2 2 2 2
a = (1,2,3,4,5,6)
b = (1,7,8,4,9,10)`,
  "Rubik’s cube": `U = (1,3,8,6)(2,5,7,4)(9,33,25,17)(10,34,26,18)(11,35,27,19)
L = (9,11,16,14)(10,13,15,12)(1,17,41,40)(4,20,44,37)(6,22,46,35)
F = (17,19,24,22)(18,21,23,20)(6,25,43,16)(7,28,42,13)(8,30,41,11)
R = (25,27,32,30)(26,29,31,28)(3,38,43,19)(5,36,45,21)(8,33,48,24)
B = (33,35,40,38)(34,37,39,36)(3,9,46,32)(2,12,47,29)(1,14,48,27)
D = (41,43,48,46)(42,45,47,44)(14,22,30,38)(15,23,31,39)(16,24,32,40)`,
};
const [FIRST] = Object.keys(EXAMPLES);
const COLORS = ["var(--fig-1)", "var(--fig-2)", "var(--fig-3)", "var(--fig-accent)"];
const PAUSE = 300; // milliseconds after the last key
const CENTER = 180, RING = 146, LABELS = 166; // the ring of points
const LEFT = 12, WIDTH = 336, HIGH = 110; // the layers
const some = (number, one) => `${count(number)} ${one}${number === 1 ? "" : "s"}`;
const list = (points) => new Intl.ListFormat("en").format(points.map((point) => String(point + 1)));

export default function (stage, gods) {
  let group, orbits, base, chosen, link, timer;

  const text = h("textarea", { rows: 4, spellcheck: "false", autocapitalize: "off", autocomplete: "off", oninput: soon });
  const choice = h(
    "select",
    { "data-do": "example", onchange: () => put(EXAMPLES[choice.value]) },
    ...Object.keys(EXAMPLES).map((name) => h("option", {}, name)),
  );
  const said = h("p", { "data-value": "read" });
  const where = h("pre", { tabindex: 0, "aria-label": "Where it is" });
  const ring = s("svg", { viewBox: "0 0 360 360", style: "max-width:450px", role: "img", fill: "currentColor", "font-size": 12 });
  const moves = h("div", { class: "widget-row", role: "group", "aria-label": "Arrows of" });
  const order = value("order", "Order of the group");
  const links = h("div", { class: "widget-row", role: "group", "aria-label": "Links of the chain" });
  const about = h("p", { class: "widget-now", "data-value": "link" });
  const bars = s("svg", { viewBox: "0 0 360 132", style: "max-width:450px", fill: "currentColor", "font-size": 12 });
  const box = h("div", { class: "widget-layers", tabindex: 0, role: "group", "aria-label": "Layers: ← and → go from one to the next" }, bars);
  const layer = h("p", { class: "widget-now", "data-value": "layer" });
  const farthest = value("farthest", "Farthest:");
  const layers = value("layers", "By distance:");
  const found = h("p", { class: "widget-help", "data-value": "found" });
  const { element: told, tell } = teller();
  const setLayers = steppable(box);

  // Where each point is drawn: orbit after orbit, with a gap between them.
  function spots() {
    const sizes = [];
    for (const orbit of orbits) sizes[orbit] = (sizes[orbit] ?? 0) + 1;
    const inOrder = [...orbits.keys()].sort((a, b) => orbits[a] - orbits[b] || a - b);
    const moved = sizes.filter((size) => size > 1).length;
    const slots = orbits.length + (moved > 1 ? moved : 0);
    const at = [];
    inOrder.forEach((point, i) => {
      const gaps = moved > 1 ? sizes.slice(0, orbits[point]).filter((size) => size > 1).length : 0;
      at[point] = (2 * Math.PI * (i + gaps)) / slots;
    });
    return at.map((angle) => (radius) => [CENTER + radius * Math.sin(angle), CENTER - radius * Math.cos(angle)]);
  }
  // A curve from one point to another, bent to the middle and a little to its side.
  function arrow([x, y], [u, v], color) {
    const bend = (a, b, side) => CENTER + ((a + b) / 2 - CENTER) * 0.6 + side * 0.1;
    const [p, q] = [bend(x, u, v - y), bend(y, v, x - u)];
    const length = Math.hypot(u - p, v - q) || 1;
    const [dx, dy] = [(u - p) / length, (v - q) / length];
    const [a, b] = [u - 8 * dx, v - 8 * dy];
    const head = [[a, b], [a - 9 * dx - 4 * dy, b - 9 * dy + 4 * dx], [a - 9 * dx + 4 * dy, b - 9 * dy - 4 * dx]];
    return [
      s("path", { d: `M${x} ${y}Q${p} ${q} ${a - 6 * dx} ${b - 6 * dy}`, fill: "none", stroke: color, "stroke-width": 1.5 }),
      s("path", { d: `M${head.map((corner) => corner.join(" ")).join("L")}z`, fill: color }),
    ];
  }
  function drawRing() {
    const at = spots();
    const color = (point) => COLORS[orbits[point] % COLORS.length];
    const images = chosen < 0 ? [] : [...group.images(chosen)];
    const places = link < 0 ? [] : [...group.places(link)];
    const arrows = images.flatMap((to, from) => (to === from ? [] : arrow(at[from](RING), at[to](RING), color(from))));
    const points = [...orbits.keys()].flatMap((point) => {
      const filled = link < 0 || places.includes(point);
      const [[x, y], [u, v]] = [at[point](RING), at[point](LABELS)];
      return [
        s("circle", { cx: x, cy: y, r: 6, fill: filled ? color(point) : "var(--bg)", stroke: color(point), "stroke-width": 1.5 }),
        ...(link >= 0 && base[link] === point ? [s("circle", { cx: x, cy: y, r: 9, fill: "none", stroke: "currentColor", "stroke-width": 2 })] : []),
        s("text", { x: u, y: v + 4, "text-anchor": "middle" }, String(point + 1)),
      ];
    });
    ring.replaceChildren(...arrows, ...points);
    const name = group.names()[chosen];
    ring.setAttribute("aria-label", `${describe()} Arrows: ${name}. ${about.textContent}`);
  }
  const orbitCount = () => new Set(orbits).size;
  const describe = () => `${some(orbits.length, "point")} in ${some(orbitCount(), "orbit")}.`;

  function choose(generator) {
    chosen = generator;
    [...moves.children].forEach((one, m) => one.setAttribute("aria-pressed", m === chosen));
    drawRing();
  }
  // The link whose places are filled; −1 for the orbits.
  function open(to) {
    link = to;
    [...links.children].forEach((one, k) => one.setAttribute("aria-pressed", k === link));
    const before = base.slice(0, link);
    const after = before.length ? `With ${list(before)} home, point` : "Point";
    const places = link < 0 ? [] : [...group.places(link)].sort((a, b) => a - b);
    about.textContent =
      link < 0
        ? "Press a number to see where a point can be when those before it are home."
        : `${after} ${base[link] + 1} can be in ${some(places.length, "place")}: ${list(places)}.`;
    drawRing();
    return about.textContent;
  }

  function drawLayers(positions) {
    const most = Math.max(...positions), width = WIDTH / positions.length;
    const every = Math.ceil(positions.length / 20);
    const columns = positions.map((size, distance) => {
      const high = Math.max(2, (HIGH * size) / most), x = LEFT + distance * width;
      const say = () => tell((layer.textContent = `${movesOf(distance)} from solved: ${some(size, "position")}.`));
      const look = () => {
        columns.forEach((other) => other.element.classList.toggle("looked-at", other.element === element));
        say();
      };
      const bar = s("rect", { x: x + width * 0.1, y: 4 + HIGH - high, width: width * 0.8, height: high, fill: "var(--fig-1)" });
      const element = s(
        "g",
        { "data-layer": distance, onclick: look, onpointerenter: look },
        s("rect", { x, y: 0, width, height: 132, fill: "transparent", stroke: "none" }),
        bar,
        ...(distance % every ? [] : [s("text", { x: x + width / 2, y: 128, "text-anchor": "middle", stroke: "none" }, String(distance))]),
      );
      return { element, say };
    });
    bars.replaceChildren(...columns.map(({ element }) => element));
    setLayers(columns);
    animate(80 * positions.length, (part) => columns.forEach(({ element }, i) => (element.style.visibility = i < part * positions.length ? "" : "hidden")));
  }
  // What the layers say, or why there are none.
  function search() {
    const began = performance.now();
    try {
      const positions = [...group.layers()];
      const took = Math.round(performance.now() - began);
      const last = positions.length - 1;
      box.hidden = false;
      drawLayers(positions);
      farthest.show(`${some(positions[last], "position")}, ${movesOf(last)} from solved`);
      layers.show(positions.map(count).join(" "));
      layer.textContent = "Touch a bar to see how many positions it stands for.";
      found.textContent = `All ${some(positions.reduce((sum, size) => sum + size), "position")} found here in ${took} milliseconds. A generator, and each of its powers, counts as one move.`;
      return `Farthest: ${farthest.element.lastChild.textContent}.`;
    } catch (why) {
      if (typeof why !== "string") throw why;
      box.hidden = true;
      farthest.show("not known");
      layers.show("not known");
      layer.textContent = "";
      return (found.textContent = `No layers: ${why}.`);
    }
  }

  // Reads the text, and shows what it says or what is wrong with it.
  function read() {
    clearTimeout(timer);
    let next;
    try {
      next = new gods.Generators(text.value);
    } catch (why) {
      if (typeof why !== "string") throw why;
      const [message, ...lines] = why.split("\n");
      text.setAttribute("aria-invalid", "true");
      said.className = "widget-wrong";
      said.textContent = message;
      where.textContent = lines.join("\n");
      where.hidden = lines.length === 0;
      return tell(message);
    }
    group?.free();
    group = next;
    orbits = [...group.orbits()];
    base = [...group.base()];
    text.removeAttribute("aria-invalid");
    said.className = "";
    said.textContent = `${describe()} Points of one color can be taken to one another, and arrows show where a generator takes them.`;
    where.hidden = true;
    const size = count(BigInt(group.order()));
    order.show(size);
    moves.replaceChildren(...group.names().map((name, m) => button(name, () => choose(m), { "data-do": `arrows-${name}` })));
    const lengths = [...group.orbit_lengths()];
    links.replaceChildren(
      ...lengths.map((length, k) => button(`${k ? "· " : ""}${length}`, () => tell(open(link === k ? -1 : k)), { "data-do": `link-${k}` })),
    );
    [chosen, link] = [0, -1];
    choose(0);
    open(-1);
    tell(`${describe()} Order of the group: ${size}. ${search()}`);
  }
  function soon() {
    clearTimeout(timer);
    timer = setTimeout(read, PAUSE);
  }
  function put(words) {
    text.value = `${words}\n`;
    read();
  }

  stage.setAttribute("aria-label", "A group from generators that you type");
  stage.append(
    row(h("label", {}, "Begin with ", choice), button("Start again", () => put(EXAMPLES[(choice.value = FIRST)]))),
    h("label", { class: "widget-typed" }, "A generator a line, in cycles of points from 1", text),
    h("div", { class: "widget-read" }, said, where),
    row("Arrows of", moves),
    ring,
    row(order.element, "=", links),
    about,
    box,
    layer,
    row(farthest.element),
    row(layers.element),
    found,
    told,
  );
  put(EXAMPLES[FIRST]);
}
