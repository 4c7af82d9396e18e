// Any puzzle of the catalog, to be played: `data-puzzles` names it, or several sizes of it.
import { able, button, count, h, movesOf, redraw, row, stroll, teller, value } from "./kit.js";
import { view } from "./play-views.js";

// So many positions are searched without being asked: a moment's time on a phone, too. Of the
// most that a table is made for, some puzzles take half a minute on a slow machine.
const SOON = 50_000;

export default function (stage, gods, { puzzles }) {
  const names = puzzles.split(" ");
  let play, name, rank, searched;
  const help = h("p", { class: "widget-help" });
  const board = h("div", { class: "widget-board" });
  const shown = { text: value("position", "Position"), distance: value("distance", "Distance"), next: value("next", "Next best move") };
  const found = h("p", { class: "widget-help", "data-value": "found" });
  const search = button("Find all distances", findSoon, { "data-do": "search" });
  const moves = h("div", { class: "widget-row", role: "group", "aria-label": "Moves" });
  const one = button("One step", () => step(), { "data-do": "step" });
  const home = button("Walk home", () => walk.go(), { "data-do": "home" });
  const { element: told, tell } = teller();
  const choice = h(
    "select",
    { "data-do": "puzzle", onchange: () => tell(begin(choice.value)) },
    ...names.map((name) => h("option", { value: name }, name)),
  );

  function begin(chosen) {
    walk.stop();
    play?.free();
    name = chosen;
    play = new gods.Play(name, "");
    rank = play.solved();
    searched = false;
    moves.replaceChildren(...play.names().map((words, m) => button(words, () => byHand(m), { "data-do": words })));
    found.textContent = play.fits()
      ? `${count(play.positions())} positions.`
      : `${count(play.positions())} positions: too many for a table in a page.`;
    search.hidden = !play.fits();
    able(search, true);
    return play.fits() && play.positions() <= SOON ? find() : show();
  }
  // The page says so first: a large one takes seconds, in which it cannot be touched.
  function findSoon() {
    const asked = play;
    able(search, false);
    tell((found.textContent = `Searching ${count(play.positions())} positions. The page stands still meanwhile, for seconds if it is slow.`));
    setTimeout(() => play === asked && tell(find()), 60);
  }
  function find() {
    const began = performance.now();
    const layers = play.search();
    const took = Math.round(performance.now() - began);
    searched = true;
    able(search, false);
    found.textContent = `${count(play.positions())} positions, at most ${movesOf(layers.length - 1)} from solved: found here in ${took} milliseconds.`;
    return show();
  }

  function show() {
    const after = play.after(rank);
    const distance = searched ? play.distance(rank) : undefined;
    const next = searched ? play.next(rank) : undefined;
    const best = next === undefined ? (distance === 0 ? "none: solved" : "not known") : play.names()[next];
    redraw(board, view(name, play, rank, byHand));
    help.textContent = board.querySelector("button") ? "Do a move by its button, or on the board itself." : "Do a move by its button.";
    [...moves.children].forEach((move, m) => able(move, after[m] >= 0));
    shown.text.show(play.text(rank));
    shown.distance.show(distance ?? "not known");
    shown.next.show(best);
    for (const button of [one, home]) able(button, next !== undefined);
    return `${play.text(rank)}. ${distance === undefined ? "" : `${movesOf(distance)} from solved, next best move ${best}.`}`;
  }
  function turn(m) {
    const next = play.after(rank)[m];
    if (next === undefined || next < 0) return;
    rank = next;
    tell(`${play.names()[m]}: ${show()}`);
  }
  const step = () => turn(play.next(rank));
  const walk = stroll(() => {
    const on = stage.isConnected && play.next(rank) !== undefined;
    if (on) step();
    return on;
  });
  function byHand(m) {
    walk.stop();
    turn(m);
  }
  function scramble() {
    walk.stop();
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
