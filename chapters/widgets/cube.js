// A pocket cube: turn it, or set it up by a scramble; see how far it is from solved, and walk
// home. The complete table is computed in the page.
import { able, animate, button, calm, count, h, movesOf, row, s, value } from "./kit.js";
import { inverse, turnable } from "./turnable.js";

const METRICS = { "half-turn": "half turns are one move", "quarter-turn": "quarter turns", clockwise: "clockwise turns alone" };
const LINE = 22, NAMES = 28, COUNTS = 78, WIDTH = 344;

export default function (stage, gods, { metric = "half-turn", keep, cover }) {
  // The rank is that of the cube as it is held.
  let play, rank, layers = [], first;
  const { held, drawing, elements, nameMoves, refresh, byHand, turn, walk, setUp, tell } = turnable(stage, {
    names: () => play.names(),
    read: (scramble) => play.text(play.scramble(scramble)),
    show,
  });
  const shown = { rank: value("rank", "Rank"), distance: value("distance", "Distance"), next: value("next", "Next best move") };
  const found = h("p", { class: "widget-help", "data-value": "found" });
  const bars = s("svg", { style: "max-width:450px", role: "img", fill: "currentColor" });
  const one = button("One step", () => byHand(step), { "data-do": "step" });
  const home = button("Walk home", () => walk(step), { "data-do": "home" });
  const hint = button("Hint", () => reveal(!hinted()), { "data-do": "hint" });
  const hinted = () => hint.ariaExpanded === "true";
  const choice = h(
    "select",
    { "data-do": "metric", onchange: () => byHand(() => begin(choice.value)) },
    ...Object.entries(METRICS).map(([name, words]) => h("option", { value: name, selected: name === metric }, words)),
  );

  function begin(name) {
    play?.free();
    play = new gods.Play("pocket-cube", name);
    const began = performance.now();
    layers = [...play.search()];
    first = performance.now() - began;
    if (cover === undefined) setTimeout(again, 600, name);
    found.textContent = `${count(play.positions())} positions, all their distances computed here in ${first.toFixed(0)} milliseconds.`;
    held.facelets ??= play.text(play.solved());
    nameMoves();
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
    if (took < first) found.textContent = `${count(play.positions())} positions, all their distances computed here in ${took.toFixed(took < 10 ? 1 : 0)} milliseconds (${first.toFixed(0)} the first time, before the browser knew what to make fast).`;
  }

  // The layers, as far as they have grown.
  function drawBars(part) {
    const here = play.distance(play.read(held.facelets));
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
    rank = play.read(held.facelets);
    const distance = play.distance(rank);
    const next = play.next(rank);
    const best = next === undefined ? "none: solved" : play.names()[next];
    refresh();
    shown.rank.show(count(rank));
    shown.distance.show(distance);
    shown.next.show(best);
    for (const button of [one, home]) able(button, next !== undefined);
    drawBars(1);
    drawing.label(`A pocket cube, ${movesOf(distance)} from solved. Drag a row to turn it; the keys U, R, F, L, D and B turn faces, with Shift backwards; arrows turn the whole drawing.`);
    return `Rank ${rank}, ${movesOf(distance)} from solved${hinted() ? `, next best move ${best}` : ""}.`;
  }

  function reveal(yes) {
    hint.ariaExpanded = yes;
    shown.next.element.hidden = !yes;
    tell(show());
  }

  async function step() {
    const next = play.next(rank);
    if (next !== undefined) await turn(play.names()[next]);
    return play.distance(rank) > 0;
  }
  // A position that each is as likely as any other, by one of its shortest scrambles.
  function random() {
    const moves = [];
    for (let at = Math.floor(Math.random() * play.positions()); play.distance(at) > 0; ) {
      const after = [...play.after(at)];
      const nearer = after.flatMap((next, m) => (play.distance(next) < play.distance(at) ? [m] : []));
      const m = nearer[Math.floor(Math.random() * nearer.length)];
      moves.unshift(inverse(play.names()[m]));
      at = after[m];
    }
    setUp(moves.join(" "));
  }
  // Nothing but the cube. It solves itself once, and then waits to be scrambled.
  function onCover() {
    const solve = button("Solve", () => walk(step), { "data-do": "home" });
    const scramble = button("Scramble", () => byHand(random), { "data-do": "scramble" });
    stage.append(drawing.canvas, row(scramble, solve), row(shown.distance.element), elements.told);
    random();
    if (!calm()) setTimeout(() => held.made.length || walk(step), 1500);
  }
  function restart() {
    drawing.turnHome();
    reveal(false);
    setUp("");
  }

  stage.setAttribute("aria-label", "A pocket cube that can be turned");
  begin(metric);
  reveal(false);
  if (cover !== undefined) return onCover();
  const scramble = new URLSearchParams(location.search).get("scramble");
  if (scramble) setUp(scramble);
  stage.append(
    elements.help,
    elements.cube,
    elements.form(random),
    elements.wrong,
    elements.made,
    row(elements.undo, hint, one, home, button("Start again", () => byHand(restart))),
    row(shown.rank.element, shown.distance.element, shown.next.element),
    elements.link,
    row(h("label", {}, "Count ", choice)),
    found,
    ...(keep === undefined ? [bars] : []), // or else the drawing below has them
    elements.told,
  );
}
