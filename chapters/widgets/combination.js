// Beads in six slots: move them, and see the walk through Pascal's triangle and its sum.
import { able, button, exchangeable, h, row, s, teller, value } from "./kit.js";

const N = 6, M = 3;
const SLOT = 54, TOP = 40; // the row of slots
const y = (slot) => 146 + (N - 1 - slot) * 40; // the triangle
const x = (r) => 112 + (M - r) * 46;
const letters = (row) => `{${row.flatMap((bead, slot) => (bead ? [slot] : [])).join(", ")}}`;

export default function (stage, gods) {
  const beads = new gods.Beads(N, M);
  const first = [0, 1, 0, 1, 0, 1];
  let slots = first;

  const pieces = slots.map((_, slot) =>
    s("g", { class: "widget-piece" },
      s("rect", { class: "widget-slot", x: 18 + slot * SLOT, y: 8, width: SLOT, height: 64, rx: 2 }),
      s("circle", { class: "widget-bead", cx: 18 + (slot + 0.5) * SLOT, cy: TOP - 4, r: 15 }),
      s("text", { x: 18 + (slot + 0.5) * SLOT, y: 68, "font-size": 12, "text-anchor": "middle" }, String(slot))));
  const heads = [[16, "slot i", "start", "normal"], [158, "C(i, r)", "middle", "bold"], [242, "rows before", "start", "normal"]];
  const walk = s("g", {});
  const drawing = s(
    "svg",
    { viewBox: "0 0 360 362", style: "max-width:450px", role: "group", "aria-label": "Six slots, and below them Pascal's triangle", fill: "currentColor", "font-size": 14 },
    ...pieces,
    ...heads.map(([at, text, anchor, weight]) => s("text", { x: at, y: 96, "font-size": 12, "text-anchor": anchor, "font-weight": weight }, text)),
    ...[3, 2, 1].map((r) => s("text", { x: x(r), y: 118, "font-size": 12, "text-anchor": "middle" }, `r = ${r}`)),
    walk,
  );
  const rank = value("rank", "Rank"), sum = value("sum", "="), taken = value("slots", "Beads in");
  const { element: told, tell } = teller();
  const [less, more] = [[-1, "− 1"], [1, "+ 1"]].map(([by, words]) =>
    button(words, () => set(beads.at(beads.rank(bytes()) + by)), { "data-do": by < 0 ? "less" : "more", "aria-label": by < 0 ? "Rank minus 1" : "Rank plus 1" }));
  const bytes = () => new Uint8Array(slots);

  function draw() {
    const at = beads.rank(bytes());
    const left = [...beads.left(bytes())], added = [...beads.added(bytes())];
    pieces.forEach((piece, slot) => {
      piece.classList.toggle("empty", !slots[slot]);
      piece.setAttribute("aria-label", `Slot ${slot}: ${slots[slot] ? `bead ${left[slot]} from the left, adds ${added[slot]}` : "empty"}`);
    });
    // From the right, as long as a bead is left.
    const path = [[x(M), 126]];
    const parts = [];
    for (let slot = N - 1; slot >= 0; slot--) {
      const r = left[slot], bead = slots[slot];
      if (r) path.push([x(r), y(slot)]);
      parts.push(
        s("text", { x: 16, y: y(slot) + 5 }, String(slot)),
        s("circle", { cx: 44, cy: y(slot), r: 6, fill: bead ? "var(--fig-1)" : "none", stroke: bead ? "none" : "var(--fig-line)" }),
      );
      for (let column = M; column > 0; column--) {
        const here = column === r;
        if (here) parts.push(s("circle", { cx: x(column), cy: y(slot), r: bead ? 15 : 12, fill: "var(--fig-soft)", ...(bead ? { stroke: "var(--fig-accent)", "stroke-width": 2 } : {}) }));
        parts.push(s("text", { x: x(column), y: y(slot) + 5, "text-anchor": "middle", "font-weight": here && bead ? "bold" : undefined }, String(gods.ways(slot, column))));
      }
      if (bead)
        parts.push(
          s("text", { x: 242, y: y(slot) - 2, "font-size": 12 }, `${r} ${r === 1 ? "bead" : "beads"} below ${slot}:`),
          s("text", { x: 242, y: y(slot) + 14, "font-size": 12, "font-weight": "bold" }, `C(${slot},${r}) = ${added[slot]}`),
        );
    }
    walk.replaceChildren(s("polyline", { points: path.join(" "), fill: "none", stroke: "var(--fig-accent)", "stroke-width": 2 }), ...parts);
    const terms = added.filter((_, slot) => slots[slot]).reverse();
    rank.show(at);
    sum.show(terms.join(" + "));
    taken.show(letters(slots));
    able(less, at > 0);
    able(more, at < beads.count() - 1);
    return `Beads in ${letters(slots)}: ${terms.join(" + ")}, rank ${at} of ${beads.count()}.`;
  }
  function set(next) {
    slots = [...next];
    tell(draw());
  }
  exchangeable(pieces, (a, b) => {
    if (slots[a] === slots[b]) return tell(slots[a] ? "Both slots hold a bead." : "Both slots are empty.");
    set(slots.map((bead, slot) => slots[{ [a]: b, [b]: a }[slot] ?? slot]));
  });
  draw();
  stage.setAttribute("aria-label", "Three beads in six slots that can be moved");
  stage.append(
    h("p", { class: "widget-help" }, "Drag a bead to an empty slot, or tap both; or hold it with Space and move it with ← and →."),
    drawing,
    row(rank.element, sum.element, taken.element),
    row(less, more, button("Start again", () => set(first))),
    told,
  );
}
