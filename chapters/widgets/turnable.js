// A cube that is turned by its rows, by buttons and by keys, set up by a scramble, and linked to.
import { able, button, h, line, row, teller, value } from "./kit.js";
import { Drawing, turned, turnOf } from "./cube-drawing.js";

const HELP = {
  finger: "Swipe a row sideways to turn it. Tap the cube, and a finger turns it any way; beside it, the whole drawing.",
  mouse: "Drag a row to turn it, and beside the cube to see it from elsewhere. Keys: U, R, F, L, D, B; with Shift backwards; arrows.",
};
const BACK = { "": "'", "'": "", 2: "2" };
// The turn that undoes a turn.
export const inverse = ([face, how = ""]) => face + BACK[how];

// `names()` gives the moves, `read(scramble)` the facelets that it makes, or why it makes none.
// `show()` is called after every change, and says what there is to be seen. `paints(facelet)` is
// called when a facelet was tapped. A position of which no scramble is known is linked to by its
// facelets.
export function turnable(stage, { names, read, show, paints }) {
  // What the reader holds: turns of all faces turn it, and none turns it back.
  const held = { facelets: undefined, scrambled: "", made: [] };
  let walking; // the step of a walk
  const { later, waiting } = line();
  const { element: told, tell } = teller();
  const drawing = new Drawing((name) => byHand(() => turn(name)), paints);
  const made = value("made", "Moves made");
  const moves = h("div", { class: "widget-moves", role: "group", "aria-label": "Turn a face" });
  const undo = button("Undo", () => byHand(takeBack), { "data-do": "undo" });
  const link = h("a", { "data-do": "link", onclick: share }, "Link to this position");
  const shared = h("span");
  const field = h("input", { id: "cube-scramble", "data-do": "type", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", placeholder: "R U F2", "aria-describedby": "cube-wrong" });
  const wrong = h("p", { class: "widget-wrong", id: "cube-wrong" });

  // The form of the scramble, with a button that does something random.
  const form = (random) =>
    h(
      "form",
      { class: "widget-row widget-scramble", onsubmit: (event) => event.preventDefault() || byHand(() => setUp(field.value)) },
      h("label", { for: field.id }, "Scramble"),
      field,
      h("button", { "data-do": "set" }, "Set up"),
      button("Random", () => byHand(random), { "data-do": "scramble" }),
    );

  // Makes the buttons of the moves, by columns of a face each.
  function nameMoves() {
    const all = names();
    moves.replaceChildren(...all.map((name) => button(name, () => byHand(() => turn(name)), { "data-do": name })));
    moves.style.gridTemplateColumns = `repeat(${all.length / 3}, 1fr)`;
  }
  function refresh() {
    drawing.show(held.facelets);
    made.show(held.made.join(" ") || "none");
    able(undo, held.made.length > 0);
    const scramble = [held.scrambled, ...held.made].join(" ").trim();
    const address = held.scrambled === undefined ? { facelets: held.facelets } : scramble && { scramble };
    link.href = new URL(address ? `?${new URLSearchParams(address)}` : location.pathname, location.href);
  }

  // What the reader asks for stops a walk, and waits for the turn that is seen.
  function byHand(job) {
    walking = undefined;
    later(job);
  }
  async function seen(name, quick) {
    await drawing.turn(turnOf(name), quick);
    held.facelets = turned(held.facelets, turnOf(name));
  }
  // A turn of a face, where the metric has no such move by several that it has.
  async function turn(name) {
    const [face, how = ""] = name;
    const has = names().includes(`U${how}`);
    for (let n = has ? 1 : how === "2" ? 2 : 3; n > 0; n--) {
      const by = has ? name : face;
      await seen(by, n > 1 || waiting());
      held.made.push(by);
      tell(`${by}. ${show()}`);
    }
  }
  async function takeBack() {
    if (!held.made.length) return;
    const name = held.made.pop();
    await seen(inverse(name), waiting());
    tell(`${name} is undone. ${show()}`);
  }
  // Takes a step after another, until it says that there is none left, or is asked for again.
  function walk(step) {
    walking = walking === step ? undefined : step;
    const on = async () => {
      if (walking !== step || !stage.isConnected) return;
      if (await step()) later(on);
      else walking = undefined;
    };
    later(on);
  }
  // Takes the position after a scramble, or one of which none is known.
  function put(facelets, scramble) {
    [held.facelets, held.scrambled, held.made] = [facelets, scramble, []];
    [field.value, wrong.textContent] = [scramble ?? "", ""];
    field.removeAttribute("aria-invalid");
  }
  function setUp(text) {
    field.value = text;
    try {
      put(read(text), text.trim());
    } catch (why) {
      wrong.textContent = String(why);
      field.setAttribute("aria-invalid", "true");
    }
    tell(wrong.textContent || show());
  }
  function share(event) {
    event.preventDefault();
    history.replaceState(null, "", link.href);
    const say = (words) => tell((shared.textContent = words));
    const copied = navigator.clipboard?.writeText(link.href) ?? Promise.reject();
    copied.then(() => say("Copied."), () => say("It is in the address bar."));
  }
  const help = h("p", { class: "widget-help" }, HELP[matchMedia("(pointer: coarse)").matches ? "finger" : "mouse"]);
  const elements = { help, cube: h("div", { class: "widget-beside" }, drawing.canvas, moves), form, wrong, made: row(made.element), undo, link: row(link, shared), told };
  return { held, drawing, elements, nameMoves, refresh, byHand, turn, takeBack, walk, put, setUp, tell };
}
