// A pocket cube in three dimensions, on a canvas.
import { animate, browsers, h } from "./kit.js";

const SIZE = 300; // of the canvas, in its own pixels
const SCALE = 80, AWAY = 7;
const HOME = [-0.62, 0.5];
const FACES = "URFDLB";

// The middle and the normal of a facelet, in the order U R F D L B, four each.
const PLACES = Array.from({ length: 24 }, (_, facelet) => {
  const row = (facelet % 4) >> 1, column = facelet % 2;
  const right = column - 0.5, down = 0.5 - row;
  return [
    { normal: [0, 1, 0], at: [right, 1, -down] },
    { normal: [1, 0, 0], at: [1, down, -right] },
    { normal: [0, 0, 1], at: [right, down, 1] },
    { normal: [0, -1, 0], at: [right, -1, down] },
    { normal: [-1, 0, 0], at: [-1, down, right] },
    { normal: [0, 0, -1], at: [-right, down, -1] },
  ][facelet >> 2];
});

// Turns a vector around an axis.
function around(axis, angle, v) {
  const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const to = [...v];
  to[a] = v[a] * c - v[b] * s;
  to[b] = v[a] * s + v[b] * c;
  return to;
}

export class Drawing {
  // `turned(axis, quarters)` is called when the reader has dragged a layer; without it, a drag
  // turns the whole.
  constructor(turned) {
    this.canvas = h("canvas", { class: "widget-cube", tabindex: 0, role: "img" });
    this.pen = this.canvas.getContext("2d");
    this.facelets = "";
    [this.yaw, this.pitch] = HOME;
    this.layer = null; // { axis, angle } while a layer turns
    this.listen(turned);
    new MutationObserver(() => this.draw()).observe(document.documentElement, { attributeFilter: ["class"] });
    new ResizeObserver(() => this.draw()).observe(this.canvas);
  }

  label(words) {
    this.canvas.setAttribute("aria-label", words);
  }

  show(facelets) {
    this.facelets = facelets;
    this.draw();
  }

  turnHome() {
    [this.yaw, this.pitch] = HOME;
    this.draw();
  }

  // Shows a layer turning by so many quarters.
  async turn(axis, quarters, quick) {
    await animate(quick ? 90 : 160 * Math.sqrt(Math.abs(quarters)), (part) => {
      const smooth = part * part * (3 - 2 * part);
      this.layer = { axis, angle: (smooth * quarters * Math.PI) / 2 };
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

  // The corners of a square on a face, and how it is turned with its layer.
  square({ normal, at }, half) {
    const axis = normal.findIndex((n) => n);
    const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
    const turns = this.layer && at[this.layer.axis] > 0;
    const moved = (v) => (turns ? around(this.layer.axis, this.layer.angle, v) : v);
    const corners = [[-1, -1], [-1, 1], [1, 1], [1, -1]].map(([p, q]) => {
      const corner = [...at];
      corner[a] += p * half;
      corner[b] += q * half;
      return moved(corner);
    });
    return { corners, normal: moved(normal), middle: moved(at) };
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
    const eye = [0, 0, AWAY];
    const seen = [];
    const add = (place, facelet, half) => {
      const square = this.square(place, half);
      const [normal, middle] = [this.view(square.normal), this.view(square.middle)];
      const facing = normal.reduce((sum, n, i) => sum + n * (eye[i] - middle[i]), 0);
      if (facing > 0) seen.push({ ...square, facelet, depth: middle[2] });
    };
    PLACES.forEach((place, facelet) => add(place, facelet, 0.5));
    if (this.layer) {
      // The insides that a turning layer shows.
      for (const side of [1, -1]) {
        for (const [p, q] of [[-0.5, -0.5], [-0.5, 0.5], [0.5, -0.5], [0.5, 0.5]]) {
          const normal = [0, 0, 0], at = [0, 0, 0], { axis } = this.layer;
          normal[axis] = -side;
          at[axis] = side * 1e-6;
          at[(axis + 1) % 3] = p;
          at[(axis + 2) % 3] = q;
          add({ normal, at }, -1, 0.5);
        }
      }
      // What is on the far side of the cut comes first.
      const cut = this.view([0, 1, 2].map((i) => (i === this.layer.axis ? 1 : 0)))[2] > 0 ? 1 : -1;
      const far = (square) => (cut * (square.middle[this.layer.axis] > 0 ? 1 : -1));
      seen.sort((a, b) => far(a) - far(b) || a.depth - b.depth);
    } else {
      seen.sort((a, b) => a.depth - b.depth);
    }
    this.seen = seen;
    pen.lineJoin = "round";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (const square of seen) {
      this.fill(square.corners, color("--cube-body"));
      if (square.facelet < 0) continue;
      const letter = this.facelets[square.facelet];
      const inset = square.corners.map((corner) => corner.map((x, i) => square.middle[i] + (x - square.middle[i]) * 0.86));
      this.fill(inset, color(`--cube-${letter.toLowerCase()}`));
      this.letter(letter, square, color("--cube-ink"));
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
    this.pen.font = `600 ${Math.round(15 + 7 * facing)}px sans-serif`;
    this.pen.fillText(letter, ...this.project(middle));
  }

  // Which facelet is at a point, of those that are seen.
  at(x, y) {
    const inside = ({ corners }) => {
      const points = corners.map((corner) => this.project(corner));
      const side = points.map(([ax, ay], i) => {
        const [bx, by] = points[(i + 1) % 4];
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      });
      return side.every((s) => s > 0) || side.every((s) => s < 0);
    };
    return this.seen.filter((square) => square.facelet >= 0).findLast(inside);
  }

  listen(turned) {
    const { canvas } = this;
    let from = null;
    const point = (event) => {
      const box = canvas.getBoundingClientRect();
      return [((event.clientX - box.left) * SIZE) / box.width, ((event.clientY - box.top) * SIZE) / box.height];
    };
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      const [x, y] = point(event);
      from = { x, y, square: this.layer || !turned ? undefined : this.at(x, y) };
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!from) return;
      const [x, y] = point(event);
      const [dx, dy] = [x - from.x, y - from.y];
      if (!from.square) {
        this.yaw += dx / 90;
        this.pitch = Math.max(-1.5, Math.min(1.5, this.pitch + dy / 90));
        from = { x, y };
        return this.draw();
      }
      if (Math.hypot(dx, dy) < 18) return;
      const turn = this.dragged(from.square, dx, dy);
      from = turn ? null : { x, y };
      if (turn) turned(turn.axis, turn.quarters);
    });
    for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, () => (from = null));
    canvas.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: [-0.2, 0], ArrowRight: [0.2, 0], ArrowUp: [0, -0.2], ArrowDown: [0, 0.2] }[event.key];
      if (!step || browsers(event)) return;
      event.preventDefault();
      this.yaw += step[0];
      this.pitch = Math.max(-1.5, Math.min(1.5, this.pitch + step[1]));
      this.draw();
    });
  }

  // The turn that a drag on a facelet means; none where the layer holds the corner DBL,
  // which stays where it is.
  dragged({ facelet }, dx, dy) {
    const { normal, at } = PLACES[facelet];
    const [x, y] = this.project(at);
    const turns = [0, 1, 2].filter((axis) => !normal[axis]).map((axis) => {
      const [X, Y] = this.project(around(axis, 0.05, at));
      return { axis, along: (X - x) * dx + (Y - y) * dy };
    });
    const best = turns.reduce((a, b) => (Math.abs(a.along) > Math.abs(b.along) ? a : b));
    return at[best.axis] > 0 ? { axis: best.axis, quarters: Math.sign(best.along) } : null;
  }
}
