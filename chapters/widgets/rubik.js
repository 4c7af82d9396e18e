// Rubik's cube: turn it, set it up by a scramble or paint it, and have it solved in two phases.
import { able, browsers, button, h, row, value } from "./kit.js";
import { turnable } from "./turnable.js";

const COLORS = { U: "white", R: "red", F: "green", D: "yellow", L: "orange", B: "blue" };
const FACES = Object.keys(COLORS);
const BLANK = ".";
// Where the faces are in the unfolded cube, by rows and columns of faces.
const UNFOLDED = { U: [0, 1], R: [1, 2], F: [1, 1], D: [2, 1], L: [1, 0], B: [1, 3] };
const UNASKED = "Press Solve. The tables of both phases are made when they are first needed.";
const colorOf = (letter) => `var(--cube-${letter === BLANK ? "blank" : letter.toLowerCase()})`;
const milliseconds = (began) => (performance.now() - began).toFixed(0);

export default function (stage, gods, { scramble: start = "" }) {
  const solver = new gods.Rubik();
  const names = [...solver.names()];
  let chosen; // the color that is painted with
  let solution; // { turns, path, from, made }: `path` is all that is to be made since it was set up
  let tables; // what is said of them once they are made
  const { held, drawing, elements, nameMoves, refresh, byHand, turn, takeBack, walk, put, setUp, tell } = turnable(stage, {
    names: () => names,
    read: (scramble) => solver.scramble(scramble),
    show,
    paints: (facelet) => chosen && byHand(() => paint(facelet, chosen)),
  });
  const fault = h("p", { class: "widget-wrong", "data-value": "fault" });
  const shown = { solution: value("solution", "Solution"), step: value("step", "Turns made") };
  const found = h("p", { class: "widget-help", "data-value": "found" });
  const solving = button("Solve", () => byHand(solve), { "data-do": "solve" });
  const toStart = button("To the start", () => walk(back), { "data-do": "start" });
  const toEnd = button("To the end", () => walk(forward), { "data-do": "end" });
  const one = { back: button("Back", () => byHand(back), { "data-do": "back" }), forward: button("Forward", () => byHand(forward), { "data-do": "forward" }) };

  // How many turns of the solution are made; undefined if it is not the way that was taken.
  function at() {
    const { made } = held;
    const onPath = solution && made.length <= solution.path.length && made.every((name, i) => name === solution.path[i]);
    return onPath && made.length >= solution.from ? made.length - solution.from : undefined;
  }
  async function back() {
    if (at() > 0) await takeBack();
    return at() > 0;
  }
  async function forward() {
    const made = at();
    if (made < solution?.turns.length) await turn(solution.turns[made]);
    return at() < solution?.turns.length;
  }

  // The page says so first: on a slow phone it stands still for a second.
  async function prepare() {
    if (tables) return;
    tell((found.textContent = "Making the tables of both phases …"));
    await new Promise((done) => setTimeout(done, 60));
    const began = performance.now();
    const bytes = solver.table_bytes();
    tables = `Tables of ${(bytes / 1e6).toFixed(1)} MB made here in ${milliseconds(began)} milliseconds`;
  }
  async function solve() {
    if (solver.fault(held.facelets)) return;
    await prepare();
    const began = performance.now();
    const turns = [...solver.solve(held.facelets)];
    const took = milliseconds(began);
    solution = { turns, path: [...held.made, ...turns], from: held.made.length, made: held.made };
    const words = `${tables}; this solution found in ${took}.`;
    tell(`${turns.length} turns: ${turns.join(" ")}. ${show()}`);
    found.textContent = words;
  }
  // A random position; all are equally likely.
  async function random() {
    await prepare();
    setUp([...solver.random(Float64Array.from({ length: 4 }, Math.random))].join(" "));
  }

  function paint(facelet, color) {
    if (!color) return tell("Choose a color first.");
    if (held.facelets[facelet] === color) return;
    put(held.facelets.slice(0, facelet) + color + held.facelets.slice(facelet + 1));
    tell(`Painted ${COLORS[color]}. ${show()}`);
  }
  // Leaves the centers alone, which say how the cube is held.
  function clear() {
    put([...held.facelets].map((letter, facelet) => (facelet % 9 === 4 ? letter : BLANK)).join(""));
    tell(show());
  }
  function choose(letter) {
    chosen = chosen === letter ? undefined : letter;
    palette.forEach((one, i) => one.setAttribute("aria-pressed", FACES[i] === chosen));
  }
  const palette = FACES.map((letter) => button(letter, () => choose(letter), { "data-do": `paint-${letter}`, "aria-label": `${letter}, ${COLORS[letter]}`, style: `background: ${colorOf(letter)}` }));

  const stickers = FACES.flatMap((face, f) => Array.from({ length: 9 }, (_, i) => {
    const [y, x] = UNFOLDED[face];
    const sticker = button("", () => byHand(() => paint(9 * f + i, chosen)), { "data-do": `sticker-${face}${i + 1}`, tabindex: f + i ? -1 : 0, onkeydown: byKey });
    return { sticker, name: `${face}${i + 1}`, row: 3 * y + Math.floor(i / 3), column: 3 * x + (i % 3) };
  }));
  const unfolded = h("div", { class: "widget-net", role: "group", "aria-label": "The cube unfolded. Arrows go from sticker to sticker, and the letter of a color paints one" });
  FACES.forEach((face, f) => {
    const [y, x] = UNFOLDED[face];
    const nine = stickers.slice(9 * f, 9 * f + 9).map(({ sticker }) => sticker);
    unfolded.append(h("div", { role: "group", "aria-label": `Face ${face}`, style: `grid-area: ${y + 1} / ${x + 1}` }, ...nine));
  });
  // The nearest sticker in the direction of an arrow, or the letter of a color.
  function byKey(event) {
    const from = stickers.findIndex(({ sticker }) => sticker === event.currentTarget);
    const letter = event.key.toUpperCase();
    const way = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    if (browsers(event) || !(way || COLORS[letter])) return;
    event.preventDefault();
    if (!way) return byHand(() => paint(from, letter));
    const { row, column } = stickers[from];
    const next = stickers.find((other) => other.row === row + way[0] && other.column === column + way[1]);
    if (!next) return;
    event.currentTarget.tabIndex = -1;
    next.sticker.tabIndex = 0;
    next.sticker.focus();
  }

  function showSolution() {
    if (solution?.made !== held.made) solution = undefined; // another position was set up
    const made = at(), turns = solution?.turns;
    found.textContent = solution ? found.textContent : UNASKED;
    shown.step.show(!solution ? "none" : made === undefined ? "other turns" : `${made} of ${turns.length}`);
    const current = (i) => (i === made ? "step" : undefined);
    const marks = turns?.flatMap((name, i) => [" ", h("span", { "aria-current": current(i), class: i < made ? "made" : undefined }, name)]) ?? ["none yet"];
    shown.solution.element.lastChild.replaceChildren(...(turns?.length === 0 ? ["none: it is solved"] : marks));
    for (const button of [toStart, one.back]) able(button, made > 0);
    for (const button of [toEnd, one.forward]) able(button, made < turns?.length);
    return made < turns?.length ? `Next ${turns[made]}, ${made} of ${turns.length} turns made.` : made === undefined ? "" : "Solved.";
  }
  function show() {
    refresh();
    stickers.forEach(({ sticker, name }, facelet) => {
      const letter = held.facelets[facelet];
      sticker.textContent = letter === BLANK ? "" : letter;
      sticker.style.background = colorOf(letter);
      sticker.setAttribute("aria-label", `${name}: ${COLORS[letter] ?? "no color"}`);
    });
    fault.textContent = solver.fault(held.facelets) ?? "";
    able(solving, !fault.textContent);
    drawing.label("Rubik’s cube. Drag a row to turn it; the keys U, R, F, L, D and B turn faces, with Shift backwards; arrows turn the whole drawing.");
    return fault.textContent || showSolution();
  }
  function restart() {
    drawing.turnHome();
    if (chosen) choose(chosen);
    setUp(start);
  }

  stage.setAttribute("aria-label", "Rubik’s cube, to be turned, painted and solved");
  nameMoves();
  choose();
  const asked = new URLSearchParams(location.search);
  const facelets = asked.get("facelets")?.toUpperCase();
  put(solver.scramble(start), start);
  if (/^[URFDLB.]{54}$/.test(facelets)) put(facelets);
  else if (asked.get("scramble")) setUp(asked.get("scramble"));
  show();
  stage.append(
    elements.help,
    elements.cube,
    elements.form(random),
    elements.wrong,
    elements.made,
    row(elements.undo, button("Solved cube", () => byHand(() => setUp("")), { "data-do": "solved" }), button("Start again", () => byHand(restart))),
    row(solving, toStart, one.back, one.forward, toEnd),
    row(shown.solution.element),
    row(shown.step.element),
    h("p", { class: "widget-help" }, "Paint your own cube: choose a color, and touch stickers here or on the cube."),
    h("div", { class: "widget-row widget-palette", role: "group", "aria-label": "Color to paint with" }, ...palette, button("Clear", () => byHand(clear), { "data-do": "clear" })),
    unfolded,
    fault,
    elements.link,
    found,
    elements.told,
  );
}
