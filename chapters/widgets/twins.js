// A pocket cube and its image: turn the whole cube or look at it in a mirror, and see what
// becomes of its position, of its moves and of its distance.
import { button, count, h, line, movesOf, row, teller, value } from "./kit.js";
import { Drawing, turned, turnOf } from "./cube-drawing.js";

const STEPS = ["Turn it as U", "Turn it as R", "Mirror it"];
const FACES = ["U", "R", "F"];

export default function (stage, gods) {
  const play = new gods.Play("pocket-cube", "half-turn");
  const twins = new gods.Twins();
  play.search();
  const names = play.names();
  const START = { rank: play.scramble("R U"), symmetry: twins.after(0, 2) };
  let symmetry, facelets; // as the reader holds the cube
  const { later, waiting } = line();

  const drawings = [new Drawing(turn), new Drawing()];
  const [mine, other] = drawings.map(({ canvas }) => canvas);
  const shown = {
    rank: value("rank", "Rank"),
    image: value("image", "its image’s"),
    distance: value("distance", "Both are"),
    moves: value("moves", "Moves:"),
    images: value("images", "Its class:"),
    stabilizer: value("stabilizer", "left as it is by"),
  };
  const { element: told, tell } = teller();

  function show() {
    const rank = play.read(facelets);
    const image = twins.image(symmetry, rank);
    const all = Array.from({ length: twins.count() }, (_, s) => twins.image(s, rank));
    const size = new Set(all).size;
    const stays = all.filter((one) => one === rank).length;
    const distance = play.distance(rank);
    const moves = twins.moves(symmetry).map((to, face) => `${FACES[face]} → ${to}`);
    drawings[0].show(facelets);
    drawings[1].show(play.text(image));
    shown.rank.show(count(rank));
    shown.image.show(count(image));
    shown.distance.show(`${movesOf(distance)} from solved`);
    shown.moves.show(moves.join(", "));
    shown.images.show(`${size} ${size === 1 ? "position" : "positions"}`);
    shown.stabilizer.show(`${stays} of ${all.length}`);
    drawings[0].label("A pocket cube. Drag a row to turn it; the keys U, R, F, L, D and B turn faces, with Shift backwards; arrows turn the whole drawing.");
    drawings[1].label(`Its image. ${moves.join(", ")}. Arrows turn the whole drawing.`);
    return `Rank ${rank}, its image’s ${image}, both ${movesOf(distance)} from solved. A class of ${size}, left as it is by ${stays} of ${all.length} symmetries.`;
  }
  function turn(name) {
    later(async () => {
      await drawings[0].turn(turnOf(name), waiting());
      facelets = turned(facelets, turnOf(name));
      tell(`${name}. ${show()}`);
    });
  }
  function look(step) {
    symmetry = twins.after(symmetry, step);
    tell(`${STEPS[step]}. ${show()}`);
  }
  function set(next) {
    later(() => {
      [facelets, symmetry] = [play.text(next.rank), next.symmetry];
      drawings.forEach((drawing) => drawing.turnHome());
      tell(show());
    });
  }

  stage.setAttribute("aria-label", "A pocket cube, and what it is when it is turned or mirrored");
  stage.append(
    h("p", { class: "widget-help" }, "Left: a position; drag a row. Right: the same cube, held in another way or seen in a mirror, with other names for the colors."),
    h("div", { class: "widget-pair" }, mine, other),
    h("div", { class: "widget-moves", role: "group", "aria-label": "Turn a face" }, ...names.map((name) => button(name, () => turn(name), { "data-do": name }))),
    row(...STEPS.map((words, step) => button(words, () => look(step), { "data-do": `step-${step}` }))),
    row(shown.moves.element),
    row(shown.rank.element, shown.image.element, shown.distance.element),
    row(shown.images.element, shown.stabilizer.element),
    row(button("Solved", () => set({ rank: play.solved(), symmetry }), { "data-do": "solved" }), button("Start again", () => set(START), { "data-do": "again" })),
    told,
  );
  [facelets, symmetry] = [play.text(START.rank), START.symmetry];
  show();
}
