// The tree of IDA* under a limit: raise it, change the bound, and see what was cut and why.
import { able, button, count, h, movesOf, row, s, steppable, teller, value } from "./kit.js";

const ROOT = "5 2 3 1 4 6 7 8 0";
const BOUNDS = { manhattan: "Manhattan distance", hamming: "tiles out of place", none: "no bound" };
const FATES = ["goes on", "cut: its sum is above the limit", "solved", "refused: it would undo the move before"];
const MOVES = "UDLR";
const STEP = 30, R = 10;

export default function (stage, gods) {
  let board = ROOT, bound = "manhattan", limit = 4;
  const shown = { limit: value("limit", "Limit"), looked: value("nodes", "Looked at"), next: value("next-limit", "Next limit") };
  const picture = h("div", { class: "widget-scroll", tabindex: 0, role: "group", "aria-label": "The tree" });
  const about = h("p", { class: "widget-help", "data-value": "about" });
  const { element: told, tell } = teller();
  const higher = button("Next round", () => go(gods.next_limit(board, limit, bound)), { "data-do": "higher" });
  const lower = button("Lower the limit", () => go(limit - 1), { "data-do": "lower" });
  const choice = h(
    "select",
    { "data-do": "bound", onchange: () => ((bound = choice.value), squares.replaceChildren(), go(start())) },
    ...Object.entries(BOUNDS).map(([name, words]) => h("option", { value: name }, words)),
  );
  const input = h("input", { value: board, size: 18, "data-do": "board", "aria-label": "The board, row by row, 0 for the blank" });
  const squares = h("div", { class: "widget-board", tabindex: -1, role: "group", "aria-label": "All boards: the arrow keys go from square to square, Enter takes one of its boards" });
  const [nodesOf, squaresOf] = [steppable(picture), steppable(squares)];

  function restart() {
    board = input.value = ROOT;
    bound = choice.value = "manhattan";
    go(start());
  }
  // The bound of the board: the first limit.
  const start = () => gods.tree(board, 0, bound)[1];

  function go(next) {
    if (next === undefined || next < 0) return;
    try {
      gods.tree(board, next, bound);
    } catch (error) {
      about.textContent = `${error}. Lower the limit, or choose a better bound.`;
      return tell(about.textContent);
    }
    limit = next;
    tell(draw());
  }

  function draw() {
    const flat = gods.tree(board, limit, bound);
    const nodes = [];
    const above = []; // the last node of each depth
    for (let i = 0; i < flat.length; i += 4) {
      const [depth, sum, move, fate] = flat.slice(i, i + 4);
      const node = { depth, sum, move, fate, parent: above[depth - 1], below: [] };
      node.parent?.below.push(node);
      above[depth] = node;
      nodes.push(node);
    }
    // A leaf stands right of the one before, and every other node amid its children.
    let leaves = 0;
    const place = (node) => {
      node.below.forEach(place);
      const { below } = node;
      node.x = below.length ? (below[0].x + below.at(-1).x) / 2 : leaves++ * 26 + 16;
    };
    place(nodes[0]);
    const height = (Math.max(...nodes.map((node) => node.depth)) + 1) * STEP + 8;
    const width = Math.max(leaves * 26 + 8, 344);
    const y = (node) => node.depth * STEP + R + 4;
    const lines = nodes.filter((node) => node.parent).map((node) =>
      s("line", { x1: node.parent.x, y1: y(node.parent) + R, x2: node.x, y2: y(node) - R, stroke: "var(--fig-line)", "stroke-dasharray": node.fate === 3 ? "2 3" : undefined }));
    const marks = nodes.map((node) => {
      const say = () => tell((about.textContent = words(node)));
      const g = s("g", { class: "widget-node", onpointerenter: say, onclick: say });
      node.mark = { element: g, say };
      const [fill, edge] = [["var(--fig-soft)", "var(--fig-1)"], ["none", "var(--fig-accent)"], ["var(--fig-3)", "var(--fig-3)"], ["none", "var(--fig-line)"]][node.fate];
      g.append(s("circle", { cx: node.x, cy: y(node), r: R, fill, stroke: edge, "stroke-width": node.fate === 1 ? 2 : 1.5, "stroke-dasharray": node.fate === 3 ? "2 3" : undefined }));
      g.append(s("text", { x: node.x, y: y(node) + 4, "font-size": 12, "text-anchor": "middle", fill: node.fate === 2 ? "var(--bg)" : "var(--fg)" }, node.fate === 3 ? "↶" : String(node.sum)));
      return g;
    });
    const looked = nodes.filter((node) => node.fate !== 3);
    const solved = looked.some((node) => node.fate === 2);
    const cut = looked.filter((node) => node.fate === 1).length;
    const next = gods.next_limit(board, limit, bound);
    picture.replaceChildren(s("svg", { viewBox: `0 0 ${width} ${height}`, style: `width:${width}px;margin-inline:auto`, role: "img", "aria-label": `${looked.length} positions, ${cut} of them cut` }, ...lines, ...marks));
    nodesOf(nodes.map(({ mark }) => mark));
    shown.limit.show(limit);
    shown.looked.show(count(looked.length));
    shown.next.show(solved ? "none: solved" : next);
    able(higher, !solved && next !== undefined);
    able(lower, limit > 0);
    const result = `Limit ${limit}: ${looked.length} positions looked at, ${cut} cut. ${solved ? `Solved in ${movesOf(looked.at(-1).depth)}.` : `The next limit is ${next}.`}`;
    about.textContent = result;
    return result;
  }
  const words = ({ depth, sum, move, fate }) =>
    fate === 3
      ? `${MOVES[move]}, ${FATES[3]}.`
      : `${move < 0 ? "The start" : `After ${movesOf(depth)}, the last one ${MOVES[move]}`}: ${depth} + bound ${sum - depth} = ${sum}, ${FATES[fate]}.`;

  // Every board of the 8-puzzle by its bound and its distance; a square shows one of its boards.
  function fill() {
    const grid = gods.bound_against_distance(bound);
    const play = new gods.Play("sliding-3x3", "");
    const SIZE = 10, LEFT = 24, most = Math.log(24_048);
    const cells = [];
    let rows = 0;
    for (let i = 0; i < grid.length; i += 4) {
      const [lower, distance, boards, first] = grid.slice(i, i + 4);
      rows = Math.max(rows, lower + 1);
      const text = play.text(first);
      const say = () => tell((about.textContent = `Bound ${lower}, distance ${distance}: ${count(boards)} ${boards === 1 ? "board" : "boards"}, ${text} for one.`));
      const use = () => {
        board = input.value = text;
        go(start());
        say();
      };
      cells.push({ lower, say, use, rect: { "data-do": `square-${lower}-${distance}`, x: LEFT + distance * SIZE, width: SIZE, height: SIZE, fill: "var(--fig-1)", "fill-opacity": 0.15 + (0.85 * Math.log(boards + 1)) / most, stroke: "var(--bg)", onpointerenter: say, onclick: use } });
    }
    const y = (lower) => (rows - 1 - lower) * SIZE + 4;
    for (const cell of cells) cell.element = s("rect", { ...cell.rect, y: y(cell.lower) });
    squares.tabIndex = 0;
    squaresOf(cells);
    squares.replaceChildren(
      s("svg", { viewBox: `0 0 350 ${rows * SIZE + 40}`, style: "max-width:500px", role: "img", fill: "currentColor", "aria-label": "Boards by bound, upward, and distance, to the right; no square lies above the diagonal" },
        ...cells.map(({ element }) => element),
        ...[0, 10, 20, 30].flatMap((n) => [
          s("text", { x: LEFT + n * SIZE + 5, y: rows * SIZE + 18, "font-size": 12, "text-anchor": "middle" }, String(n)),
          n < rows && s("text", { x: LEFT - 5, y: y(n) + 9, "font-size": 12, "text-anchor": "end" }, String(n)),
        ].filter(Boolean)),
        s("text", { x: LEFT + 160, y: rows * SIZE + 34, "font-size": 12, "text-anchor": "middle" }, "distance; upward, the bound")),
    );
    play.free();
    tell("Every board by its bound and its distance is drawn.");
  }

  input.addEventListener("change", () => {
    try {
      gods.tree(input.value, 0, bound);
      board = input.value;
      go(start());
      input.setAttribute("aria-invalid", false);
    } catch (error) {
      input.setAttribute("aria-invalid", true);
      tell((about.textContent = `${error}.`));
    }
  });
  stage.setAttribute("aria-label", "The tree of IDA* under a limit");
  stage.append(
    h("p", { class: "widget-help" }, "Raise the limit round by round. Each circle has the moves so far and the bound, added; touch one, or go there by the arrow keys, to read what became of it."),
    row(h("label", {}, "Bound ", choice), h("label", {}, "Board ", input)),
    row(lower, higher, button("Start again", restart)),
    row(shown.limit.element, shown.looked.element, shown.next.element),
    picture,
    about,
    row(button("All boards: bound against distance", fill, { "data-do": "grid" })),
    squares,
    told,
  );
  limit = start();
  draw();
}
