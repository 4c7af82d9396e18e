// How a position of each family looks, from its text. What is drawn can be pressed where a
// press has one meaning.
import { browsers, button, h, s } from "./kit.js";

const numbers = (text) => text.split(" ").map(Number);
const drawing = (width, height, label, ...children) =>
  s("svg", { viewBox: `0 0 ${width} ${height}`, style: `max-width:${width * 1.2}px`, role: "img", "aria-label": label, fill: "currentColor" }, ...children);
const middle = { "text-anchor": "middle", "dominant-baseline": "central" };

// The element for a position; `turn(m)` does a move.
export function view(name, play, rank, turn) {
  const text = play.text(rank);
  const family = name.replace(/-\d.*/, "");
  return (VIEWS[family] ?? net)({ name, play, rank, text, turn });
}

const VIEWS = { sliding: grid, twiddle: grid, pancake: stack, "burnt-pancake": stack, hanoi: pegs, topspin: ring, pyraminx: slots };

// Tiles in rows; one beside the blank goes there when it is pressed.
function grid({ name, play, rank, text, turn }) {
  const tiles = numbers(text);
  const columns = name === "twiddle" ? 3 : Number(name.split("x")[1]);
  const blank = tiles.indexOf(0);
  // The cell whose tile moves, for each direction: up comes from below.
  const from = { U: blank + columns, D: blank - columns, L: blank + 1, R: blank - 1 };
  const after = play.after(rank);
  const way = (cell) => play.names().findIndex((move, m) => from[move] === cell && after[m] >= 0);
  const keys = { ArrowUp: "U", ArrowDown: "D", ArrowLeft: "L", ArrowRight: "R" };
  const onkeydown = (event) => {
    const m = play.names().indexOf(keys[event.key]);
    if (blank < 0 || m < 0 || browsers(event)) return;
    event.preventDefault();
    turn(m);
  };
  return h(
    "div",
    { class: "widget-grid", style: `grid-template-columns: repeat(${columns}, 3.2em)`, onkeydown },
    ...tiles.map((tile, cell) => {
      const m = blank < 0 ? -1 : way(cell);
      if (tile === 0) return h("span", { class: "widget-blank" });
      if (m < 0) return h("span", { class: "widget-tile" }, String(tile));
      return button(String(tile), () => turn(m), { class: "widget-tile", "data-key": tile, "aria-label": `Tile ${tile}: ${play.names()[m]}` });
    }),
  );
}

// Pancakes from the top; a press flips those down to it. The thick edge is the burnt side.
function stack({ name, play, text, turn }) {
  const pancakes = numbers(text);
  const burnt = name.startsWith("burnt");
  return h(
    "div",
    { class: "widget-stack" },
    ...pancakes.map((pancake, place) => {
      const m = play.names().indexOf(String(place + 1));
      const size = Math.abs(pancake);
      const side = burnt ? (pancake > 0 ? "down" : "up") : "none";
      return button(String(size), () => m >= 0 && turn(m), {
        class: `widget-pancake burnt-${side}`,
        style: `width: ${4 + size * 1.1}em`,
        "data-key": place + 1,
        "aria-label": `Pancake ${size}${burnt ? `, burnt side ${side}` : ""}: flip the top ${place + 1}`,
      });
    }),
  );
}

// Pegs with discs; the largest disc is the first letter.
function pegs({ name, text }) {
  const count = Number(name.match(/-(\d+)x/)[1]);
  const [width, height, disc] = [340 / count, 14, text.length];
  const heights = Array(count).fill(0);
  const room = (disc + 1) * height;
  const discs = [...text].map((letter, i) => {
    const peg = letter.charCodeAt(0) - 65;
    const wide = width * (0.9 - (0.65 * i) / disc);
    return s("rect", {
      x: width * (peg + 0.5) - wide / 2, y: room - ++heights[peg] * height, width: wide, height: height - 2, rx: 4,
      fill: `var(--fig-${1 + (i % 3)})`,
    });
  });
  const posts = heights.map((_, peg) => s("g", {},
    s("rect", { x: width * (peg + 0.5) - 2, y: 0, width: 4, height: room, fill: "var(--fig-line)" }),
    s("text", { ...middle, x: width * (peg + 0.5), y: room + 14, "font-size": 14 }, "ABCDEFGH"[peg])));
  return drawing(340, room + 24, `Pegs: ${text}`, ...posts, s("line", { x1: 0, x2: 340, y1: room, y2: room, stroke: "var(--fig-line)" }), ...discs);
}

// A ring of discs, with the turntable at the top.
function ring({ name, text }) {
  const discs = numbers(text);
  const table = Number(name.split("x")[1]);
  const at = (i) => {
    const angle = (2 * Math.PI * (i - (table - 1) / 2)) / discs.length - Math.PI / 2;
    return [150 + 108 * Math.cos(angle), 150 + 108 * Math.sin(angle)];
  };
  return drawing(300, 300, `The ring, from the turntable on: ${text}`, ...discs.map((number, i) => {
    const [x, y] = at(i);
    return s("g", {},
      s("circle", { cx: x, cy: y, r: 24, fill: "var(--fig-soft)", stroke: i < table ? "var(--fig-accent)" : "var(--fig-line)", "stroke-width": i < table ? 3 : 1 }),
      s("text", { ...middle, x, y, "font-size": 18, fill: "var(--fg)", "font-weight": number === 1 ? "bold" : "normal" }, String(number)));
  }));
}

// What is beside each face of a cube, and where it is in the unfolded cube.
const FACES = {
  U: { at: [1, 0], beside: "BRFL" }, L: { at: [0, 1], beside: "UFDB" }, F: { at: [1, 1], beside: "URDL" },
  R: { at: [2, 1], beside: "UBDF" }, B: { at: [3, 1], beside: "ULDR" }, D: { at: [1, 2], beside: "FRBL" },
};

// A sticker with its letter.
function sticker(x, y, size, letter) {
  return [
    s("rect", { x: x + 1, y: y + 1, width: size - 2, height: size - 2, rx: 3, fill: `var(--cube-${letter.toLowerCase()})`, stroke: "var(--fig-line)" }),
    s("text", { ...middle, x: x + size / 2, y: y + size / 2, "font-size": 13, fill: "var(--cube-ink)" }, letter),
  ];
}

// A cube unfolded, from the words of its pieces: the letters of a slot say where each letter
// of the piece is seen.
function net({ play, text }) {
  const where = play.text(play.solved()).split(" ");
  const size = 28;
  const cells = text.split(" ").flatMap((piece, i) =>
    [...where[i]].flatMap((face, k) => {
      const { at: [x, y], beside: [up, right, down, left] } = FACES[face];
      const is = (other) => where[i].includes(other);
      const column = is(left) ? 0 : is(right) ? 2 : 1;
      const line = is(up) ? 0 : is(down) ? 2 : 1;
      return sticker((x * 3 + column) * size, (y * 3 + line) * size, size, piece[k]);
    }));
  const faces = Object.values(FACES).map(({ at: [x, y] }) =>
    s("rect", { x: x * 3 * size, y: y * 3 * size, width: 3 * size, height: 3 * size, rx: 4, fill: "var(--panel-head)", stroke: "var(--fig-line)" }));
  return drawing(12 * size, 9 * size, `The cube unfolded: ${text}`, ...faces, ...cells);
}

// Each slot with the letters of the piece in it.
function slots({ play, text }) {
  const where = play.text(play.solved()).split(" ");
  const size = 28;
  return drawing(340, 190, `Slot by slot: ${text}`, ...text.split(" ").flatMap((piece, i) => {
    const [x, y] = i < 4 ? [i * 86, 0] : [((i - 4) % 3) * 86, 66 + Math.floor((i - 4) / 3) * 64];
    const letters = [...piece].flatMap((letter, k) => sticker(x + k * size, y + 18, size, letter));
    return [s("text", { x: x + 2, y: y + 13, "font-size": 12 }, where[i]), ...letters];
  }));
}
