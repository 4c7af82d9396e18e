// A pocket cube: turn it, see how far it is from solved, scramble it and walk home. The
// complete table is computed in the page.
import { able, animate, browsers, button, count, h, movesOf, row, s, teller, value } from "./kit.js";
import { Drawing } from "./cube-drawing.js";

const METRICS = { "half-turn": "half turns are one move", "quarter-turn": "quarter turns", clockwise: "clockwise turns alone" };
// For each face its axis (x to the right, y up, z to the reader); a clockwise turn goes
// backwards around it.
const AXES = { R: 0, U: 1, F: 2 };
const QUARTERS = { "": -1, 2: -2, "'": 1 };
const LINE = 22, NAMES = 28, COUNTS = 78, WIDTH = 344;

export default function (stage, gods, { metric = "half-turn", keep }) {
  let play, rank, layers = [], busy = false, first;
  const drawing = new Drawing((axis, quarters) => turnBy(axis, quarters));
  const shown = { rank: value("rank", "Rank"), distance: value("distance", "Distance"), next: value("next", "Next best move") };
  const found = h("p", { class: "widget-help", "data-value": "found" });
  const bars = s("svg", { style: "max-width:450px", role: "img", fill: "currentColor" });
  const { element: told, tell } = teller();
  const moves = h("div", { class: "widget-moves", role: "group", "aria-label": "Turn a face" });
  const home = button("Walk home", walk, { "data-do": "home" });
  const one = button("One step", () => step(), { "data-do": "step" });
  const choice = h(
    "select",
    { "data-do": "metric", onchange: () => begin(choice.value, play.text(rank)) },
    ...Object.entries(METRICS).map(([name, words]) => h("option", { value: name, selected: name === metric }, words)),
  );

  function begin(name, facelets) {
    play?.free();
    play = new gods.Play("pocket-cube", name);
    const began = performance.now();
    layers = [...play.search()];
    first = performance.now() - began;
    setTimeout(again, 600, name);
    found.textContent = `${count(play.positions())} positions, all their distances computed here in ${first.toFixed(0)} milliseconds.`;
    rank = facelets ? play.read(facelets) : play.solved();
    const names = play.names();
    moves.replaceChildren(...names.map((name, m) => button(name, () => turn(m), { "data-do": name })));
    moves.style.gridTemplateColumns = `repeat(${names.length / 3}, 1fr)`;
    drawBars(0);
    show();
    animate(700, drawBars);
  }

  // Once more, now that the browser has compiled for speed what it has seen to be used.
  function again(name) {
    const other = new gods.Play("pocket-cube", name);
    const began = performance.now();
    other.search();
    const took = performance.now() - began;
    other.free();
    found.textContent = `${count(play.positions())} positions, all their distances computed here in ${took.toFixed(took < 10 ? 1 : 0)} milliseconds (${first.toFixed(0)} the first time, before the browser knew what to make fast).`;
  }

  // The layers, as far as they have grown.
  function drawBars(part) {
    const here = play.distance(rank);
    const most = Math.log(Math.max(...layers) + 1);
    const room = WIDTH - NAMES - COUNTS;
    bars.setAttribute("viewBox", `0 0 ${WIDTH} ${layers.length * LINE + 4}`);
    bars.setAttribute("aria-label", `Positions at each distance: ${layers.map((n, d) => `${d}: ${count(n)}`).join(", ")}`);
    const lines = layers.map((positions, distance) => {
      const grown = Math.min(1, Math.max(0, part * layers.length - distance));
      const length = (room * grown * Math.log(positions + 1)) / most;
      const y = distance * LINE;
      const is = distance === here;
      return s(
        "g",
        { "font-size": 13, "font-weight": is ? "bold" : "normal" },
        s("text", { x: NAMES - 8, y: y + 16, "text-anchor": "end" }, String(distance)),
        s("rect", { x: NAMES, y: y + 3, width: length, height: LINE - 5, rx: 2, fill: is ? "var(--fig-accent)" : "var(--fig-1)" }),
        grown === 1 && s("text", { x: NAMES + length + 6, y: y + 16 }, count(positions) + (is ? " ◂" : "")),
      );
    });
    bars.replaceChildren(...lines);
  }

  function show() {
    const distance = play.distance(rank);
    const next = play.next(rank);
    const best = next === undefined ? "none: solved" : play.names()[next];
    drawing.show(play.text(rank));
    shown.rank.show(count(rank));
    shown.distance.show(distance);
    shown.next.show(best);
    for (const button of [one, home]) able(button, next !== undefined);
    drawBars(1);
    drawing.label(`A pocket cube, ${movesOf(distance)} from solved. Drag a face to turn it; the keys U, R and F turn, with Shift backwards; arrows turn the whole cube.`);
    return `Rank ${rank}, ${movesOf(distance)} from solved, next best move ${best}.`;
  }

  // Does a move, by its number.
  async function turn(m, quick) {
    if (busy || m === undefined) return false;
    const name = play.names()[m];
    const [face, how = ""] = name;
    const next = play.after(rank)[m];
    const asked = play; // another, if the metric is changed meanwhile
    busy = true;
    await drawing.turn(AXES[face], QUARTERS[how], quick);
    busy = false;
    if (play !== asked) return false;
    rank = next;
    tell(`${name}. ${show()}`);
    return true;
  }
  // A turn around an axis, where the metric has no such move by several that it has.
  async function turnBy(axis, quarters) {
    const face = "RUF"[axis];
    const names = play.names();
    const name = face + { "-1": "", 1: "'", 2: "2", "-2": "2" }[quarters];
    if (names.includes(name)) return turn(names.indexOf(name));
    const clockwise = (4 - (quarters % 4)) % 4;
    for (let i = 0; i < clockwise; i++) await turn(names.indexOf(face), true);
  }
  const step = () => turn(play.next(rank));
  async function walk() {
    while (play.distance(rank) > 0 && stage.isConnected) if (!(await step())) return;
  }
  async function scramble() {
    if (busy) return;
    rank = Math.floor(Math.random() * play.positions());
    tell(`A position that each is as likely as any other. ${show()}`);
  }
  function restart() {
    if (busy) return;
    rank = play.solved();
    drawing.turnHome();
    tell(show());
  }
  drawing.canvas.addEventListener("keydown", (event) => {
    const face = event.key.toUpperCase();
    if (!(face in AXES) || browsers(event)) return;
    event.preventDefault();
    turnBy(AXES[face], event.shiftKey ? 1 : -1);
  });

  stage.setAttribute("aria-label", "A pocket cube that can be turned");
  begin(metric);
  stage.append(
    h("p", { class: "widget-help" }, "Drag a face to turn it, and beside the cube to see it from elsewhere. Keys: U, R, F; with Shift backwards; arrows."),
    h("div", { class: "widget-beside" }, drawing.canvas, moves),
    row(shown.rank.element, shown.distance.element, shown.next.element),
    row(button("Scramble", scramble, { "data-do": "scramble" }), one, home, button("Start again", restart)),
    row(h("label", {}, "Count ", choice)),
    found,
    ...(keep === undefined ? [bars] : []), // or else the drawing below has them
    told,
  );
}
