// An order of four pieces: exchange two, and see the digits, the rank and the parity.
import { button, exchangeable, h, row, s, teller, value } from "./kit.js";

const N = 4;
const LEFT = 132, STEP = 54, WIDTH = 34, FLOOR = 140, UNIT = 26;
const FACTORIALS = [6, 2, 1, 1];
const x = (slot) => LEFT + slot * STEP + WIDTH / 2;
const top = (piece) => FLOOR - UNIT * (piece + 1);

export default function (stage, gods) {
  let order = [1, 3, 0, 2];
  const arcs = s("g", { fill: "none", "stroke-width": 2 });
  const pieces = order.map(() => s("g", { class: "widget-piece" }));
  const digits = order.map((_, slot) => s("text", { x: x(slot), y: 166, "text-anchor": "middle", "font-weight": "bold" }));
  const worth = order.map((_, slot) => s("text", { x: x(slot), y: 190, "text-anchor": "middle", "font-size": 12 }));
  const words = [["smaller to the right", 166], ["· place value", 190]];
  const drawing = s(
    "svg",
    { viewBox: "0 0 344 200", style: "max-width:450px", role: "group", "aria-label": "The order, a bar for each piece" },
    s("line", { x1: 8, x2: 336, y1: FLOOR, y2: FLOOR, stroke: "var(--fig-line)" }),
    ...words.map(([text, y]) => s("text", { x: 8, y, "font-size": 12 }, text)),
    ...pieces,
    arcs,
    ...digits,
    ...worth,
  );
  drawing.setAttribute("fill", "currentColor");

  const rank = value("rank", "Rank");
  const sum = value("sum", "=");
  const parity = value("parity", "The order is");
  const { element: told, tell } = teller();
  const wheel = h("div", { class: "widget-wheel", role: "group", "aria-label": "All 24 orders" });
  const cells = Array.from({ length: 24 }, (_, at) => {
    const all = [...gods.order_at(at, N)];
    const even = gods.order_is_even(new Uint8Array(all));
    const cell = button(all.join(""), () => set(all), {
      "aria-label": `${all.join("")}: rank ${at}, ${even ? "even" : "odd"}`,
      class: even ? "even" : "odd",
    });
    return cell;
  });
  wheel.append(...cells);

  function draw() {
    const bytes = new Uint8Array(order);
    const counts = [...gods.order_digits(bytes)];
    const at = gods.order_rank(bytes);
    const even = gods.order_is_even(bytes);
    pieces.forEach((piece, slot) => {
      const height = UNIT * (order[slot] + 1);
      piece.replaceChildren(
        s("rect", { x: x(slot) - WIDTH / 2 - 8, y: 0, width: WIDTH + 16, height: FLOOR, fill: "transparent" }),
        s("rect", { class: "widget-bar", x: x(slot) - WIDTH / 2, y: top(order[slot]), width: WIDTH, height, rx: 2 }),
        s("text", { x: x(slot), y: FLOOR - 8, "text-anchor": "middle", "font-weight": "bold" }, String(order[slot])),
      );
      piece.setAttribute("aria-label", `Slot ${slot}: piece ${order[slot]}, ${counts[slot]} smaller to its right`);
      digits[slot].textContent = counts[slot];
      worth[slot].textContent = `· ${FACTORIALS[slot]}`;
    });
    arcs.replaceChildren();
    for (let i = 0; i < N; i++)
      for (let j = i + 1; j < N; j++)
        if (order[i] > order[j]) {
          const [from, to] = [top(order[i]), top(order[j]) - 3];
          const color = `var(--fig-${1 + (i % 3)})`;
          arcs.append(
            s("path", { d: `M${x(i)} ${from}Q${x(j)} ${from - 26} ${x(j)} ${to}`, stroke: color }),
            s("circle", { cx: x(j), cy: to, r: 4, fill: color, stroke: "none" }),
          );
        }
    rank.show(at);
    sum.show(counts.map((digit, slot) => `${digit} · ${FACTORIALS[slot]}`).join(" + "));
    parity.show(even ? "even" : "odd");
    cells.forEach((cell, i) => cell.setAttribute("aria-pressed", i === at));
    return `Order ${order.join(" ")}: digits ${counts.join(" ")}, rank ${at}, ${even ? "even" : "odd"}.`;
  }
  function set(next) {
    order = [...next];
    tell(draw());
  }
  exchangeable(pieces, (a, b) => {
    [order[a], order[b]] = [order[b], order[a]];
    tell(draw());
  });
  draw();
  stage.setAttribute("aria-label", "An order of four pieces that can be changed");
  stage.append(
    h("p", { class: "widget-help" }, "Drag a piece onto another, or hold it with Space and move it with ← and →."),
    drawing,
    row(rank.element, sum.element, parity.element),
    wheel,
    row(button("Start again", () => set([1, 3, 0, 2]))),
    told,
  );
}
