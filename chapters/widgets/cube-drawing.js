// A cube in three dimensions, on a canvas, as someone holds it: of two or three layers.
import { animate, browsers, h } from "./kit.js";

const SIZE = 300; // of the canvas, in its own pixels
const SCALE = 80, AWAY = 7;
const DRAG = 20; // so far a drag goes before it turns a layer
const HOME = [-0.62, 0.5];
const EYE = [0, 0, AWAY];
const FACES = "RUFLDB"; // by axis (x to the right, y up, z to the reader), and by side
const MIDDLES = "MES", MIDDLE_CLOCKWISE = [1, 1, -1]; // by axis; they turn as L, D and F do

// The middle and the normal of each facelet, in the order U R F D L B and row by row, of a cube
// from −1 to 1 with so many layers.
const placesOf = (size) => Array.from({ length: 6 * size * size }, (_, facelet) => {
  const [face, row, column] = [Math.floor(facelet / size / size), Math.floor(facelet / size) % size, facelet % size];
  const right = (2 * column + 1) / size - 1, down = 1 - (2 * row + 1) / size;
  return [
    { normal: [0, 1, 0], at: [right, 1, -down] },
    { normal: [1, 0, 0], at: [1, down, -right] },
    { normal: [0, 0, 1], at: [right, down, 1] },
    { normal: [0, -1, 0], at: [right, -1, down] },
    { normal: [-1, 0, 0], at: [-1, down, right] },
    { normal: [0, 0, -1], at: [-right, down, -1] },
  ][face];
});
const PLACES = { 2: placesOf(2), 3: placesOf(3) };
const sizeOf = (facelets) => Math.sqrt(facelets.length / 6);

// Whether a point is in the layer of a turn.
const turnsWith = (at, { axis, side }, size) => (side ? at[axis] * side > 1 - 2 / size : Math.abs(at[axis]) < 1 / size);

// Turns a vector around an axis.
function around(axis, angle, v) {
  const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const to = [...v];
  to[a] = v[a] * c - v[b] * s;
  to[b] = v[a] * s + v[b] * c;
  return to;
}

// A turn by its name, as R', L2 or M: the axis, the side of the layer (0 for the middle), and the
// quarters around the axis, against the clock as it is seen from that end.
export function turnOf([face, how]) {
  const at = FACES.indexOf(face), middle = MIDDLES.indexOf(face);
  const axis = middle < 0 ? at % 3 : middle;
  const clockwise = middle < 0 ? (at < 3 ? -1 : 1) : MIDDLE_CLOCKWISE[axis];
  return { axis, side: middle < 0 ? -clockwise : 0, quarters: clockwise * ({ 2: 2, "'": -1 }[how] ?? 1) };
}

// The facelets after a turn.
export function turned(facelets, turn) {
  const after = [...facelets], size = sizeOf(facelets);
  PLACES[size].forEach(({ at }, from) => {
    if (!turnsWith(at, turn, size)) return;
    const to = around(turn.axis, (turn.quarters * Math.PI) / 2, at);
    after[PLACES[size].findIndex((place) => place.at.every((x, i) => Math.abs(x - to[i]) < 0.1))] = facelets[from];
  });
  return after.join("");
}

export class Drawing {
  // `turns(name)` is called when the reader has dragged a layer, or pressed the key of a face;
  // without it, a drag turns the whole. `paints(facelet)` is called when a facelet was tapped.
  constructor(turns, paints) {
    this.canvas = h("canvas", { class: "widget-cube", tabindex: 0, role: "img" });
    this.pen = this.canvas.getContext("2d");
    this.facelets = "";
    [this.yaw, this.pitch] = HOME;
    this.layer = null; // { axis, side, angle } while a layer turns
    this.size = 2; // layers
    this.listen(turns, paints);
    new MutationObserver(() => this.draw()).observe(document.documentElement, { attributeFilter: ["class"] });
    new ResizeObserver(() => this.draw()).observe(this.canvas);
  }

  label(words) {
    this.canvas.setAttribute("aria-label", words);
  }

  show(facelets) {
    this.facelets = facelets;
    this.size = sizeOf(facelets);
    this.draw();
  }

  turnHome() {
    [this.yaw, this.pitch] = HOME;
    this.draw();
  }

  // Shows a turn.
  async turn({ axis, side, quarters }, quick) {
    await animate(quick ? 90 : 160 * Math.sqrt(Math.abs(quarters)), (part) => {
      const smooth = part * part * (3 - 2 * part);
      this.layer = { axis, side, angle: (smooth * quarters * Math.PI) / 2 };
      this.draw();
    });
    this.layer = null;
  }

  view(v) {
    return around(0, this.pitch, around(1, this.yaw, v));
  }

  // Where a point is seen on the canvas.
  project(v) {
    const [x, y, z] = this.view(v);
    const scale = (SCALE * AWAY) / (AWAY - z);
    return [SIZE / 2 + x * scale, SIZE / 2 - y * scale];
  }

  // The corners of a square on a face, turned with its layer, and whether it faces the reader.
  square({ normal, at }, half, layer = this.layer) {
    const axis = normal.findIndex((n) => n);
    const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
    const turns = layer && turnsWith(at, layer, this.size);
    const moved = (v) => (turns ? around(layer.axis, layer.angle, v) : v);
    const corners = [[-1, -1], [-1, 1], [1, 1], [1, -1]].map(([p, q]) => {
      const corner = [...at];
      corner[a] += p * half;
      corner[b] += q * half;
      return moved(corner);
    });
    const middle = this.view(moved(at));
    const facing = this.view(moved(normal)).reduce((sum, n, i) => sum + n * (EYE[i] - middle[i]), 0) > 0;
    return { corners, normal: moved(normal), middle: moved(at), depth: middle[2], facing };
  }

  draw() {
    if (!this.facelets) return;
    const { canvas, pen } = this;
    const ratio = (canvas.clientWidth || SIZE) / SIZE * (devicePixelRatio || 1);
    const pixels = Math.round(SIZE * ratio);
    if (canvas.height !== pixels) canvas.width = canvas.height = pixels;
    const style = getComputedStyle(canvas);
    const color = (name) => style.getPropertyValue(name).trim();
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, SIZE, SIZE);
    const seen = [];
    const add = (place, facelet) => {
      const square = this.square(place, 1 / this.size);
      if (square.facing) seen.push({ ...square, facelet });
    };
    PLACES[this.size].forEach(add);
    if (this.layer) {
      const { axis, side } = this.layer, inner = 1 - 2 / this.size;
      const cuts = side ? [side * inner] : [-inner, inner];
      // The insides that a turning layer shows.
      for (const cut of cuts) {
        for (const way of [1, -1]) {
          for (const { at: [right, down] } of PLACES[this.size].filter(({ normal }) => normal[2] > 0)) {
            const normal = [0, 0, 0], at = [0, 0, 0];
            normal[axis] = -way;
            at[axis] = cut + way * 1e-6;
            at[(axis + 1) % 3] = right;
            at[(axis + 2) % 3] = down;
            add({ normal, at }, -1);
          }
        }
      }
      // What a cut keeps from the eye comes first: so many cuts are between it and the eye.
      const eye = AWAY * this.view([0, 1, 2].map((i) => (i === axis ? 1 : 0)))[2];
      const behind = ({ middle }) => cuts.filter((cut) => middle[axis] > cut !== eye > cut).length;
      seen.sort((a, b) => behind(b) - behind(a) || a.depth - b.depth);
    } else {
      seen.sort((a, b) => a.depth - b.depth);
    }
    pen.lineJoin = "round";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (const square of seen) {
      this.fill(square.corners, color("--cube-body"));
      if (square.facelet < 0) continue;
      const letter = this.facelets[square.facelet];
      const inset = square.corners.map((corner) => corner.map((x, i) => square.middle[i] + (x - square.middle[i]) * 0.86));
      this.fill(inset, color(FACES.includes(letter) ? `--cube-${letter.toLowerCase()}` : "--cube-blank"));
      if (FACES.includes(letter)) this.letter(letter, square, color("--cube-ink"));
    }
  }

  fill(corners, color) {
    const { pen } = this;
    pen.beginPath();
    for (const corner of corners) pen.lineTo(...this.project(corner));
    pen.closePath();
    pen.fillStyle = pen.strokeStyle = color;
    pen.lineWidth = 2;
    pen.fill();
    pen.stroke();
  }

  // The letter of a color, for those who cannot tell it from another.
  letter(letter, { middle, normal }, color) {
    const facing = this.view(normal)[2];
    if (facing < 0.25) return;
    this.pen.fillStyle = color;
    this.pen.font = `600 ${Math.round(((15 + 7 * facing) * 2.6) / (this.size + 0.6))}px sans-serif`;
    this.pen.fillText(letter, ...this.project(middle));
  }

  // The place of a facelet at a point; a layer that turns is where it will be.
  at(x, y) {
    const inside = (place) => {
      const { corners, facing } = this.square(place, 1 / this.size, null);
      const points = corners.map((corner) => this.project(corner));
      const side = points.map(([ax, ay], i) => {
        const [bx, by] = points[(i + 1) % 4];
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      });
      return facing && (side.every((s) => s > 0) || side.every((s) => s < 0));
    };
    return PLACES[this.size].find(inside);
  }

  listen(turns, paints) {
    const { canvas } = this;
    let from = null;
    const point = (event) => {
      const box = canvas.getBoundingClientRect();
      return [((event.clientX - box.left) * SIZE) / box.width, ((event.clientY - box.top) * SIZE) / box.height];
    };
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      const [x, y] = point(event);
      from = { x, y, place: turns && this.at(x, y) };
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!from) return;
      const [x, y] = point(event);
      const scrolls = event.pointerType === "touch" && document.activeElement !== canvas;
      const [dx, dy] = [x - from.x, scrolls ? 0 : y - from.y];
      if (!from.place) {
        this.yaw += dx / 90;
        this.pitch = Math.max(-1.5, Math.min(1.5, this.pitch + dy / 90));
        from = { x, y };
        return this.draw();
      }
      if (Math.hypot(dx, dy) < DRAG) return;
      turns(this.dragged(from.place, dx, dy));
      from = null;
    });
    canvas.addEventListener("pointerup", () => {
      if (from?.place) paints?.(PLACES[this.size].indexOf(from.place));
    });
    for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, () => (from = null));
    // Once it has been tapped, a finger turns it any way: see `touch-action` in widgets.css.
    canvas.addEventListener("click", () => canvas.focus({ preventScroll: true }));
    canvas.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: [-0.2, 0], ArrowRight: [0.2, 0], ArrowUp: [0, -0.2], ArrowDown: [0, 0.2] }[event.key];
      if (!step || browsers(event)) return;
      event.preventDefault();
      this.yaw += step[0];
      this.pitch = Math.max(-1.5, Math.min(1.5, this.pitch + step[1]));
      this.draw();
    });
    if (!turns) return;
    // The keys of the faces are the cube's where the pointer is over it, too.
    document.documentElement.addEventListener("keydown", (event) => {
      const face = event.key.toUpperCase();
      const here = document.activeElement === canvas || (canvas.matches(":hover") && !event.target.closest("input, select"));
      if (!here || !FACES.includes(face) || browsers(event)) return;
      event.preventDefault();
      turns(face + (event.shiftKey ? "'" : ""));
    });
  }

  // The name of the turn that a drag on a facelet means.
  dragged({ normal, at }, dx, dy) {
    const [x, y] = this.project(at);
    const along = [0, 1, 2].filter((axis) => !normal[axis]).map((axis) => {
      // Where the turn takes the middle of the face; how long that is drawn does not count.
      const way = around(axis, Math.PI / 2, normal);
      const [X, Y] = this.project(at.map((a, i) => a + 0.05 * way[i]));
      return { axis, along: ((X - x) * dx + (Y - y) * dy) / Math.hypot(X - x, Y - y) };
    });
    const best = along.reduce((a, b) => (Math.abs(a.along) > Math.abs(b.along) ? a : b));
    const isMiddle = turnsWith(at, { axis: best.axis, side: 0 }, this.size);
    const face = isMiddle ? MIDDLES[best.axis] : FACES[best.axis + (at[best.axis] > 0 ? 0 : 3)];
    return face + (turnOf(face).quarters * best.along < 0 ? "'" : "");
  }
}
