// Any puzzle of the catalog, to be played: `data-puzzles` names it, or several sizes of it.
import { button, count, h, row, teller, value } from "./kit.js";
import { view } from "./play-views.js";

// So many positions are searched without being asked: a moment's time on a phone, too.
const SOON = 50_000;

export default function (stage, gods, { puzzles }) {
  const names = puzzles.split(" ");
  let play, name, rank, searched, moving = false;
  const help = h("p", { class: "widget-help" });
  const board = h("div", { class: "widget-board" });
  const shown = { text: value("position", "Position"), distance: value("distance", "Distance"), next: value("next", "Next best move") };
  const found = h("p", { class: "widget-help", "data-value": "found" });
  const search = button("Find all distances", findSoon, { "data-do": "search" });
  const moves = h("div", { class: "widget-row", role: "group", "aria-label": "Moves" });
  const one = button("One step", () => step(), { "data-do": "step" });
  const home = button("Walk home", walk, { "data-do": "home" });
  const { element: told, tell } = teller();
  const choice = h(
    "select",
    { "data-do": "puzzle", onchange: () => tell(begin(choice.value)) },
    ...names.map((name) => h("option", { value: name }, name)),
  );

  function begin(chosen) {
    play?.free();
    name = chosen;
    play = new gods.Play(name, "");
    rank = play.solved();
    searched = false;
    moves.replaceChildren(...play.names().map((words, m) => button(words, () => turn(m), { "data-do": words })));
    found.textContent = play.fits()
      ? `${count(play.positions())} positions.`
      : `${count(play.positions())} positions: too many for a table in a page.`;
    search.hidden = !play.fits();
    search.disabled = false;
    return play.fits() && play.positions() <= SOON ? find() : show();
  }
  // The page says so first: a large one takes seconds, in which it cannot be touched.
  function findSoon() {
    const asked = play;
    search.disabled = true;
    tell((found.textContent = `Searching ${count(play.positions())} positions…`));
    setTimeout(() => play === asked && tell(find()), 60);
  }
  function find() {
    const began = performance.now();
    const layers = play.search();
    const took = Math.round(performance.now() - began);
    searched = search.disabled = true;
    found.textContent = `${count(play.positions())} positions, at most ${layers.length - 1} moves from solved: found here in ${took} milliseconds.`;
    return show();
  }

  function show() {
    const after = play.after(rank);
    const distance = searched ? play.distance(rank) : undefined;
    const next = searched ? play.next(rank) : undefined;
    const best = next === undefined ? (distance === 0 ? "none: solved" : "not known") : play.names()[next];
    board.replaceChildren(view(name, play, rank, turn));
    help.textContent = board.querySelector("button") ? "Do a move by its button, or on the board itself." : "Do a move by its button.";
    [...moves.children].forEach((move, m) => (move.disabled = after[m] < 0));
    shown.text.show(play.text(rank));
    shown.distance.show(distance ?? "not known");
    shown.next.show(best);
    one.disabled = home.disabled = next === undefined;
    return `${play.text(rank)}. ${distance === undefined ? "" : `${distance} moves from solved, next best move ${best}.`}`;
  }
  function turn(m) {
    const next = play.after(rank)[m];
    if (next === undefined || next < 0) return;
    rank = next;
    const held = board.contains(document.activeElement) && document.activeElement.dataset.key;
    tell(`${play.names()[m]}: ${show()}`);
    if (held) board.querySelector(`[data-key="${held}"]`)?.focus();
  }
  const step = () => turn(play.next(rank));
  function walk() {
    if (moving) return;
    moving = setInterval(() => {
      if (play.next(rank) === undefined || !stage.isConnected) moving = clearInterval(moving);
      else step();
    }, 350);
  }
  function scramble() {
    rank = Math.floor(Math.random() * play.positions());
    tell(show());
  }

  stage.setAttribute("aria-label", "A puzzle to be played");
  stage.append(
    help,
    board,
    moves,
    row(shown.distance.element, shown.next.element),
    row(button("Scramble", scramble, { "data-do": "scramble" }), one, home, button("Start again", () => tell(begin((choice.value = names[0]))))),
    row(...(names.length > 1 ? [h("label", {}, "Puzzle ", choice)] : []), search),
    row(shown.text.element),
    found,
    told,
  );
  begin(names[0]);
}
