// Three dials: turn the pieces, and see the digits, the blocks of the ruler and the rank.
import { able, browsers, button, count, h, row, s, teller, value } from "./kit.js";

const N = 3;
const LEFT = 18, LONG = 324, LEVELS = [156, 206, 256], HIGH = 26;
const CENTER = 54, RADIUS = 40, RING = 25;
const x = (slot) => 66 + slot * 114;
// The middle of orientation `o` of `v` on a dial: 0 is up, and they go on clockwise.
const on = (o, v, radius) => {
  const angle = (2 * Math.PI * o) / v;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
};

export default function (stage, gods) {
  let v = 3, zero = false, ori = [1, 0, 2], dials, all;
  const turns = [0, 0, 0]; // how far each hand has come, so that it goes on the short way

  const pieces = ori.map((_, slot) => s("g", { tabindex: 0, role: "slider", "aria-valuemin": 0, "aria-label": `Piece ${slot}`, class: "widget-dial" }));
  const worth = ori.map((_, slot) => s("text", { x: x(slot), y: 116, "text-anchor": "middle" }));
  const ruler = s("g", { class: "widget-ruler" });
  const drawing = s(
    "svg",
    { viewBox: "0 0 360 324", style: "max-width:450px", role: "group", "aria-label": "A dial for each piece, and below them all rows on a ruler", fill: "currentColor", "font-size": 14 },
    ...pieces,
    ...worth,
    ruler,
  );
  const rank = value("rank", "Rank"), sum = value("sum", "=");
  const twist = value("twist", "Total twist"), rows = value("rows", "Rows");
  const { element: told, tell } = teller();
  const kinds = [[3, "Corners: 3 ways"], [2, "Edges: 2 ways"]].map(([ways, words]) =>
    button(words, () => set([1, 0, ways - 1], ways), { "data-do": `ways-${ways}` }));
  const follow = button("The twists add up to zero", () => set(ori, v, !zero), { "data-do": "zero" });
  const [less, more] = [[-1, "− 1"], [1, "+ 1"]].map(([by, words]) =>
    button(words, () => step(by), { "data-do": by < 0 ? "less" : "more", "aria-label": by < 0 ? "Rank minus 1" : "Rank plus 1" }));

  const follows = (slot) => zero && slot === N - 1;
  const at = () => dials.rank(new Uint8Array(ori));
  const step = (by) => set(dials.at(Math.min(dials.count() - 1, Math.max(0, at() + by))));
  const turn = (slot, to) => {
    if (follows(slot)) return tell(`Piece ${slot} follows the others.`);
    set(ori.map((o, i) => (i === slot ? (to + v) % v : o)));
  };

  // A dial is made when its number of ways changes; after that only its hand turns.
  function make(slot) {
    const hand = s("g", { class: "widget-hand" }, s("line", { y2: -RING, stroke: "var(--fig-1)", "stroke-width": 2 }), s("circle", { cy: -RING, r: 12, fill: "var(--fig-soft)", stroke: "var(--fig-1)", "stroke-width": 2 }));
    const digits = Array.from({ length: v }, (_, o) => {
      const [dx, dy] = on(o, v, RING);
      return s("text", { x: dx, y: dy + 5, "text-anchor": "middle" }, String(o));
    });
    pieces[slot].replaceChildren(s("circle", { class: "widget-face", r: RADIUS }), hand, s("circle", { r: 3, fill: "var(--fig-1)" }), ...digits);
    pieces[slot].setAttribute("transform", `translate(${x(slot)} ${CENTER})`);
    turns[slot] = ori[slot];
  }

  function drawRuler(places, total) {
    const parts = [];
    let from = 0;
    for (let level = 0; level < N; level++) {
      const cells = v ** (level + 1), long = LONG / cells, y = LEVELS[level];
      const first = from * v, reached = first + ori[level];
      for (let cell = 0; cell < cells; cell++) {
        const [here, near] = [cell === reached, cell >= first && cell < first + v];
        // With all twists zero, one cell of the last blocks is there, and two are not.
        const none = follows(level) && all.twist(all.at(cell)) !== 0;
        const skipped = near && cell < reached && !none;
        parts.push(s("rect", { x: LEFT + cell * long, y, width: long, height: HIGH, rx: 2, fill: none ? "none" : skipped || (follows(level) && !here) ? "var(--fig-soft)" : "none", stroke: "var(--fig-line)" }));
        if (none) parts.push(s("line", { x1: LEFT + cell * long + 3, x2: LEFT + (cell + 1) * long - 3, y1: y + HIGH - 5, y2: y + 5, stroke: "var(--fig-line)" }));
        else if (near) parts.push(s("text", { x: LEFT + (cell + 0.5) * long, y: y + 18, "text-anchor": "middle", "font-size": 12, "font-weight": here ? "bold" : undefined }, String(cell - first)));
      }
      const [left, right] = [LEFT + reached * long, LEFT + (reached + 1) * long];
      if (level < N - 1)
        for (const edge of [left, right]) parts.push(s("line", { x1: edge, x2: edge, y1: y + HIGH + 2, y2: LEVELS[level + 1] - 4, stroke: "var(--fig-accent)", "stroke-dasharray": "4 4" }));
      parts.push(s("rect", { x: left, y, width: right - left, height: HIGH, rx: 2, fill: "none", stroke: "var(--fig-accent)", "stroke-width": 2 }));
      from = reached;
    }
    const middle = LEFT + ((from + 0.5) * LONG) / v ** N, below = LEVELS[N - 1] + HIGH;
    const ends = [[LEFT, "start", 0], [LEFT + LONG, "end", total - 1]];
    parts.push(
      s("polygon", { points: `${middle},${below + 4} ${middle - 5},${below + 12} ${middle + 5},${below + 12}`, fill: "var(--fig-accent)" }),
      s("text", { x: middle, y: below + 28, "text-anchor": "middle", "font-weight": "bold" }, String(at())),
      ...ends.filter(([place]) => Math.abs(place - middle) > 40).map(([place, anchor, end]) => s("text", { x: place, y: below + 28, "text-anchor": anchor, "font-size": 12 }, String(end))),
    );
    ruler.replaceChildren(s("rect", { x: LEFT, y: LEVELS[0], width: LONG, height: LEVELS[2] + HIGH - LEVELS[0], fill: "transparent" }), ...parts);
  }

  function draw() {
    const bytes = new Uint8Array(ori);
    const places = [...dials.places()], total = dials.count(), spin = dials.twist(bytes);
    ori.forEach((o, slot) => {
      const ahead = (((o - turns[slot]) % v) + v) % v;
      turns[slot] += 2 * ahead > v ? ahead - v : ahead;
      const piece = pieces[slot];
      piece.querySelector(".widget-hand").style.transform = `rotate(${(turns[slot] * 360) / v}deg)`;
      piece.querySelectorAll("text").forEach((digit, i) => digit.setAttribute("font-weight", i === o ? "bold" : "normal"));
      piece.classList.toggle("follows", follows(slot));
      piece.setAttribute("aria-disabled", follows(slot));
      piece.setAttribute("aria-valuemax", v - 1);
      piece.setAttribute("aria-valuenow", o);
      piece.setAttribute("aria-valuetext", `orientation ${o}${follows(slot) ? ", follows the others" : ""}`);
      worth[slot].textContent = follows(slot) ? `${o}, follows` : `${o} · ${places[slot]} = ${o * places[slot]}`;
    });
    drawRuler(places, total);
    rank.show(at());
    sum.show(places.map((place, slot) => `${ori[slot]} · ${place}`).join(" + "));
    twist.show(`${spin} mod ${v}`);
    rows.show(count(total));
    kinds.forEach((kind, i) => kind.setAttribute("aria-pressed", v === [3, 2][i]));
    follow.setAttribute("aria-pressed", zero);
    able(less, at() > 0);
    able(more, at() < total - 1);
    return `Row ${ori.join(" ")}: rank ${at()} of ${total} rows, total twist ${spin}.`;
  }

  function set(next, ways = v, sums = zero) {
    const other = !dials || ways !== v || sums !== zero;
    const fresh = !dials || ways !== v;
    [v, zero] = [ways, sums];
    if (other) {
      dials?.free();
      all?.free();
      dials = new gods.Dials(N, v, zero);
      all = new gods.Dials(N, v, false);
    }
    ori = [...(zero ? dials.follow(new Uint8Array([...next].slice(0, N - 1))) : next)];
    if (fresh) pieces.forEach((_, slot) => make(slot));
    tell(draw());
  }

  // A tap turns a dial to the digit that is there, or on by one; dragging takes its hand along.
  const local = ({ clientX, clientY }) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(drawing.getScreenCTM().inverse());
    return [x, y];
  };
  const near = (event, slot) => {
    const [px, py] = local(event);
    const [dx, dy] = [px - x(slot), CENTER - py];
    const away = Math.hypot(dx, dy);
    return away > 8 && away < 2 * RADIUS ? Math.round((Math.atan2(dx, dy) / (2 * Math.PI)) * v + v) % v : ori[slot];
  };
  pieces.forEach((piece, slot) => {
    let moved;
    piece.addEventListener("keydown", (event) => {
      if (browsers(event)) return;
      const by = { ArrowUp: 1, ArrowRight: 1, Enter: 1, " ": 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
      const digit = { Home: 0, End: v - 1 }[event.key] ?? (/^[0-9]$/.test(event.key) ? +event.key : v);
      if (!by && digit >= v) return;
      event.preventDefault();
      turn(slot, by ? ori[slot] + by : digit);
    });
    // A finger takes the hand any way, and the page does not scroll along.
    piece.addEventListener("touchmove", (event) => event.preventDefault(), { passive: false });
    piece.addEventListener("pointerdown", (event) => {
      piece.setPointerCapture(event.pointerId);
      moved = false;
    });
    piece.addEventListener("pointermove", (event) => {
      const to = piece.hasPointerCapture(event.pointerId) ? near(event, slot) : ori[slot];
      if (to === ori[slot] || follows(slot)) return;
      moved = true;
      turn(slot, to);
    });
    piece.addEventListener("click", (event) => {
      const to = event.detail ? near(event, slot) : ori[slot]; // without a pointer: on by one
      if (!moved) turn(slot, to === ori[slot] ? to + 1 : to);
      moved = false;
    });
  });
  // A place on the ruler is a rank.
  const point = (event) => {
    const part = Math.min(1 - 1e-9, Math.max(0, (local(event)[0] - LEFT) / LONG));
    set(dials.at(Math.floor(part * dials.count())));
  };
  ruler.addEventListener("pointerdown", (event) => {
    drawing.setPointerCapture(event.pointerId);
    point(event);
  });
  drawing.addEventListener("pointermove", (event) => drawing.hasPointerCapture(event.pointerId) && point(event));

  set(ori);
  told.textContent = "";
  stage.setAttribute("aria-label", "Three dials that can be turned");
  stage.append(
    h("p", { class: "widget-help" }, "Turn the dials by tap, by dragging or with the arrow keys; or slide along the ruler."),
    drawing,
    row(rank.element, sum.element, twist.element, rows.element),
    row(follow, ...kinds),
    row(less, more, button("Start again", () => set([1, 0, 2], 3, false))),
    told,
  );
}
