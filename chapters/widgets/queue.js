// An 8-puzzle: slide it, see whether it can be solved and how far it is, and let a search
// with a queue look for the way, step by step.
import { able, button, count, h, movesOf, redraw, row, s, stroll, teller, value } from "./kit.js";
import { view } from "./play-views.js";

const LINE = 16, NAMES = 24, COUNTS = 56, WIDTH = 344;

export default function (stage, gods) {
  const play = new gods.Play("sliding-3x3", "");
  const START = play.text(play.scramble("DRUR")); // a few moves away
  let text = START;
  let search, known = false;
  const board = h("div", { class: "widget-board" });
  const shown = {
    inversions: value("inversions", "Pairs in the wrong order"),
    solvable: value("solvable", "It"),
    distance: value("distance", "Distance"),
    next: value("next", "Next best move"),
    taken: value("taken", "Taken out"),
    waiting: value("waiting", "In the queue"),
    seen: value("found", "Found in all"),
    depth: value("depth", "Moves from here"),
  };
  const layers = s("svg", { style: "max-width:450px", role: "img", fill: "currentColor" });
  const { element: told, tell } = teller();
  const far = button("Distances", know, { "data-do": "search" });
  const home = button("Walk home", () => walk.go(), { "data-do": "home" });
  function know() {
    play.search();
    known = true;
    able(far, false);
    tell(show());
  }

  // A board that can be solved has a rank; another is drawn from its text alone.
  const rank = () => (gods.board_can_be_solved(text) ? play.read(text) : undefined);

  function show() {
    const at = rank();
    const distance = known && at !== undefined ? play.distance(at) : undefined;
    const next = known && at !== undefined ? play.next(at) : undefined;
    const best = next !== undefined ? play.names()[next] : distance === 0 ? "none: solved" : at === undefined ? "none" : "not known";
    // The moves are those of any board with its blank there.
    const stand = { names: () => play.names(), text: () => text, after: () => moves().map((board) => (board ? 0 : -1)) };
    redraw(board, view("sliding-3x3", stand, 0, byHand));
    const inversions = gods.board_inversions(text);
    shown.inversions.show(`${inversions}, ${inversions % 2 ? "odd" : "even"}`);
    shown.solvable.show(at === undefined ? "can never be solved" : "can be solved");
    shown.distance.show(distance ?? (at === undefined ? "none" : "not known"));
    shown.next.show(best);
    able(home, next !== undefined);
    return `${text.replace("0", "blank")}. ${inversions} inversions: it ${at === undefined ? "can never be solved" : "can be solved"}. ${distance === undefined ? "" : `${movesOf(distance)} from solved.`}`;
  }
  // The board after each move, if it can be done.
  function moves() {
    const tiles = text.split(" ");
    const blank = tiles.indexOf("0");
    const cells = { U: blank + 3, D: blank - 3, L: blank % 3 < 2 ? blank + 1 : -1, R: blank % 3 ? blank - 1 : -1 };
    return play.names().map((name) => {
      const cell = cells[name];
      if (cell < 0 || cell > 8) return undefined;
      const next = [...tiles];
      [next[blank], next[cell]] = [next[cell], next[blank]];
      return next.join(" ");
    });
  }
  function slide(m) {
    const next = moves()[m];
    if (!next) return;
    put(next);
  }
  // Another board; the queue begins anew.
  function put(next) {
    text = next;
    tell(show());
    begin();
  }
  function byHand(m) {
    walk.stop();
    slide(m);
  }
  function exchange() {
    walk.stop();
    const tiles = text.split(" ");
    const [a, b] = tiles.flatMap((tile, cell) => (tile === "0" ? [] : [cell]));
    [tiles[a], tiles[b]] = [tiles[b], tiles[a]];
    put(tiles.join(" "));
  }
  function scramble() {
    walk.stop();
    put(play.text(Math.floor(Math.random() * play.positions())));
  }
  const walk = stroll(() => {
    const at = rank();
    const next = at !== undefined && known && stage.isConnected ? play.next(at) : undefined;
    if (next !== undefined) slide(next);
    return next !== undefined;
  });

  function begin() {
    search?.free();
    search = new gods.Queue(text);
    grow(0);
    return "The queue holds this board alone.";
  }
  function restart() {
    walk.stop();
    put(START);
  }
  function grow(boards) {
    search.step(boards);
    const counts = [...search.layers()];
    shown.taken.show(count(search.taken()));
    shown.waiting.show(count(search.waiting()));
    shown.seen.show(count(search.found()));
    shown.depth.show(search.depth());
    const most = Math.max(...counts, 1);
    layers.setAttribute("viewBox", `0 0 ${WIDTH} ${Math.max(counts.length, 4) * LINE + 4}`);
    layers.setAttribute("aria-label", `Boards found at each distance: ${counts.map((n, d) => `${d}: ${n}`).join(", ")}`);
    layers.replaceChildren(...counts.map((boards, depth) => {
      const length = ((WIDTH - NAMES - COUNTS) * boards) / most;
      const y = depth * LINE;
      return s("g", { "font-size": 12 },
        s("text", { x: NAMES - 6, y: y + 13, "text-anchor": "end" }, String(depth)),
        s("rect", { x: NAMES, y: y + 3, width: Math.max(length, 1), height: LINE - 4, fill: depth === search.depth() ? "var(--fig-accent)" : "var(--fig-1)" }),
        s("text", { x: NAMES + length + 5, y: y + 13 }, count(boards)));
    }));
    if (!boards) return;
    const end = search.is_found() ? `Found after ${movesOf(search.depth())}.` : search.waiting() ? "" : "The queue is empty: no moves lead to the goal.";
    tell(`${search.taken()} taken out, ${search.waiting()} in the queue. ${end}`);
    shown.depth.show(search.depth() + (search.is_found() ? ": found" : search.waiting() ? "" : ": the queue is empty"));
  }

  stage.setAttribute("aria-label", "An 8-puzzle and a search with a queue");
  stage.append(
    h("p", { class: "widget-help" }, "Press a tile beside the blank, or slide with the arrows. Then let the queue look for the way."),
    board,
    row(shown.solvable.element, shown.inversions.element),
    row(shown.distance.element, shown.next.element),
    row(far, home, button("Scramble", scramble, { "data-do": "scramble" }), button("Exchange two tiles", exchange, { "data-do": "exchange" }), button("Start again", restart)),
    h("div", { class: "widget-row", role: "group", "aria-label": "The queue takes out" },
      "Take out ",
      ...[1, 100, 10_000].map((boards) => button(count(boards), () => grow(boards), { "data-do": `take-${boards}` })),
      button("Empty it", () => tell(begin()), { "data-do": "empty" })),
    row(shown.taken.element, shown.waiting.element, shown.seen.element, shown.depth.element),
    layers,
    told,
  );
  show();
  begin();
}
