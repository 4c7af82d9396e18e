// A pocket cube: turn it, or set it up by a scramble; see how far it is from solved, and walk
// home. The complete table is computed in the page.
import { able, animate, button, calm, count, h, line, movesOf, row, s, teller, value } from "./kit.js";
import { Drawing, turned, turnOf } from "./cube-drawing.js";

const METRICS = { "half-turn": "half turns are one move", "quarter-turn": "quarter turns", clockwise: "clockwise turns alone" };
const HELP = {
  finger: "Swipe a row sideways to turn it. Tap the cube, and a finger turns it any way; beside it, the whole drawing.",
  mouse: "Drag a row to turn it, and beside the cube to see it from elsewhere. Keys: U, R, F, L, D, B; with Shift backwards; arrows.",
};
const BACK = { "": "'", "'": "", 2: "2" };
const LINE = 22, NAMES = 28, COUNTS = 78, WIDTH = 344;

export default function (stage, gods, { metric = "half-turn", keep, cover }) {
  // The position is what the reader holds: turns of L, D and B turn the whole cube along, and its
  // rank is that of the cube as it is held.
  let play, facelets, rank, layers = [], first, scrambled = "", made = [], walking = false;
  const { later, waiting } = line();
  const drawing = new Drawing((name) => byHand(() => turn(name)));
  const shown = { rank: value("rank", "Rank"), distance: value("distance", "Distance"), next: value("next", "Next best move"), made: value("made", "Moves made") };
  const found = h("p", { class: "widget-help", "data-value": "found" });
  const bars = s("svg", { style: "max-width:450px", role: "img", fill: "currentColor" });
  const { element: told, tell } = teller();
  const moves = h("div", { class: "widget-moves", role: "group", "aria-label": "Turn a face" });
  const undo = button("Undo", () => byHand(takeBack), { "data-do": "undo" });
  const one = button("One step", () => byHand(step), { "data-do": "step" });
  const home = button("Walk home", walk, { "data-do": "home" });
  const hint = button("Hint", () => reveal(!hinted()), { "data-do": "hint" });
  const hinted = () => hint.ariaExpanded === "true";
  const link = h("a", { "data-do": "link", onclick: share }, "Link to this position");
  const shared = h("span");
  const field = h("input", { id: "cube-scramble", "data-do": "type", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", placeholder: "R U F2", "aria-describedby": "cube-wrong" });
  const wrong = h("p", { class: "widget-wrong", id: "cube-wrong" });
  const form = h(
    "form",
    { class: "widget-row widget-scramble", onsubmit: (event) => event.preventDefault() || byHand(() => setUp(field.value)) },
    h("label", { for: field.id }, "Scramble"),
    field,
    h("button", { "data-do": "set" }, "Set up"),
    button("Random", () => byHand(random), { "data-do": "scramble" }),
  );
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
    facelets ??= play.text(play.solved());
    const names = play.names();
    moves.replaceChildren(...names.map((name) => button(name, () => byHand(() => turn(name)), { "data-do": name })));
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
    if (took < first) found.textContent = `${count(play.positions())} positions, all their distances computed here in ${took.toFixed(took < 10 ? 1 : 0)} milliseconds (${first.toFixed(0)} the first time, before the browser knew what to make fast).`;
  }

  // The layers, as far as they have grown.
  function drawBars(part) {
    const here = play.distance(play.read(facelets));
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
    rank = play.read(facelets);
    const distance = play.distance(rank);
    const next = play.next(rank);
    const best = next === undefined ? "none: solved" : play.names()[next];
    drawing.show(facelets);
    shown.rank.show(count(rank));
    shown.distance.show(distance);
    shown.next.show(best);
    shown.made.show(made.join(" ") || "none");
    able(undo, made.length > 0);
    for (const button of [one, home]) able(button, next !== undefined);
    const scramble = [scrambled, ...made].join(" ").trim();
    link.href = new URL(scramble ? `?${new URLSearchParams({ scramble })}` : location.pathname, location.href);
    drawBars(1);
    drawing.label(`A pocket cube, ${movesOf(distance)} from solved. Drag a row to turn it; the keys U, R, F, L, D and B turn faces, with Shift backwards; arrows turn the whole drawing.`);
    return `Rank ${rank}, ${movesOf(distance)} from solved${hinted() ? `, next best move ${best}` : ""}.`;
  }

  function reveal(yes) {
    hint.ariaExpanded = yes;
    shown.next.element.hidden = !yes;
    tell(show());
  }

  // What the reader asks for stops a walk, and waits for the turn that is seen.
  function byHand(job) {
    walking = false;
    later(job);
  }
  async function seen(name, quick) {
    await drawing.turn(turnOf(name), quick);
    facelets = turned(facelets, turnOf(name));
  }
  // A turn of a face, where the metric has no such move by several that it has.
  async function turn(name) {
    const [face, how = ""] = name;
    const has = play.names().includes(`U${how}`);
    for (let n = has ? 1 : how === "2" ? 2 : 3; n > 0; n--) {
      const by = has ? name : face;
      await seen(by, n > 1 || waiting());
      made.push(by);
      tell(`${by}. ${show()}`);
    }
  }
  async function takeBack() {
    if (!made.length) return;
    const [face, how = ""] = made.pop();
    await seen(face + BACK[how], waiting());
    tell(`${face}${how} is undone. ${show()}`);
  }
  async function step() {
    const next = play.next(rank);
    if (next !== undefined) await turn(play.names()[next]);
  }
  function walk() {
    walking = !walking;
    const on = async () => {
      if (!walking || !stage.isConnected) return;
      await step();
      if (play.distance(rank) > 0) later(on);
      else walking = false;
    };
    later(on);
  }
  function setUp(text) {
    field.value = text;
    try {
      facelets = play.text(play.scramble(text));
      [scrambled, made, wrong.textContent] = [text.trim(), [], ""];
    } catch (why) {
      wrong.textContent = String(why);
    }
    field.setAttribute("aria-invalid", wrong.textContent !== "");
    tell(wrong.textContent || show());
  }
  // A position that each is as likely as any other, by one of its shortest scrambles.
  function random() {
    const moves = [];
    for (let at = Math.floor(Math.random() * play.positions()); play.distance(at) > 0; ) {
      const after = [...play.after(at)];
      const nearer = after.flatMap((next, m) => (play.distance(next) < play.distance(at) ? [m] : []));
      const m = nearer[Math.floor(Math.random() * nearer.length)];
      const [face, how = ""] = play.names()[m];
      moves.unshift(face + BACK[how]);
      at = after[m];
    }
    setUp(moves.join(" "));
  }
  // Nothing but the cube. It solves itself once, and then waits to be scrambled.
  function onCover() {
    const solve = button("Solve", walk, { "data-do": "home" });
    const scramble = button("Scramble", () => byHand(random), { "data-do": "scramble" });
    stage.append(drawing.canvas, row(scramble, solve), row(shown.distance.element), told);
    random();
    if (!calm()) setTimeout(() => made.length || walk(), 1500);
  }
  function restart() {
    drawing.turnHome();
    reveal(false);
    setUp("");
  }
  function share(event) {
    event.preventDefault();
    history.replaceState(null, "", link.href);
    const say = (words) => tell((shared.textContent = words));
    const copied = navigator.clipboard?.writeText(link.href) ?? Promise.reject();
    copied.then(() => say("Copied."), () => say("It is in the address bar."));
  }

  stage.setAttribute("aria-label", "A pocket cube that can be turned");
  begin(metric);
  reveal(false);
  if (cover !== undefined) return onCover();
  const scramble = new URLSearchParams(location.search).get("scramble");
  if (scramble) setUp(scramble);
  stage.append(
    h("p", { class: "widget-help" }, HELP[matchMedia("(pointer: coarse)").matches ? "finger" : "mouse"]),
    h("div", { class: "widget-beside" }, drawing.canvas, moves),
    form,
    wrong,
    row(shown.made.element),
    row(undo, hint, one, home, button("Start again", () => byHand(restart))),
    row(shown.rank.element, shown.distance.element, shown.next.element),
    row(link, shared),
    row(h("label", {}, "Count ", choice)),
    found,
    ...(keep === undefined ? [bars] : []), // or else the drawing below has them
    told,
  );
}
