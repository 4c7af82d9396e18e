// A square with colored corners: its images under eight symmetries, its class, and
// Burnside's count of the classes.
import { animate, button, h, row, s, teller, value } from "./kit.js";

const CORNERS = [[-1, -1], [1, -1], [1, 1], [-1, 1]];
const NAMES = [
  "as it is",
  "a quarter turn",
  "a half turn",
  "three quarters",
  "mirror through 0 and 2",
  "mirror between 0 and 1",
  "mirror through 1 and 3",
  "mirror between 1 and 2",
];
// How the plane is mirrored, for the eye alone: x and y of what was (1, 0) and (0, 1).
const MIRRORS = [[0, 1, 1, 0], [-1, 0, 0, 1], [0, -1, -1, 0], [1, 0, 0, -1]];
const filled = (coloring, corner) => ((coloring >> corner) & 1) === 1;
const described = (coloring) => {
  const which = [0, 1, 2, 3].filter((corner) => filled(coloring, corner));
  return which.length ? `filled: ${which.join(" ")}` : "all empty";
};
const dot = (coloring, corner, far, r) =>
  s("circle", {
    cx: CORNERS[corner][0] * far,
    cy: CORNERS[corner][1] * far,
    r,
    fill: filled(coloring, corner) ? "var(--fig-1)" : "var(--fig-soft)",
    stroke: "var(--fig-1)",
  });
const frame = (far) => s("rect", { x: -far, y: -far, width: 2 * far, height: 2 * far, fill: "none", stroke: "var(--fig-line)" });

export default function (stage, gods) {
  const START = 1;
  const first = [...gods.square_classes()];
  const burnside = [...gods.square_burnside()];
  const [fixed, [sum, classes]] = [burnside.slice(0, 8), burnside.slice(8)];
  let coloring = START;
  let turning = 0;

  const small = first.map((_, which) =>
    button("", () => set(which), { "aria-label": `Square ${which}, ${described(which)}` }),
  );
  small.forEach((element, which) =>
    element.append(s("svg", { viewBox: "-20 -20 40 40", "aria-hidden": "true" }, frame(10), ...CORNERS.map((_, i) => dot(which, i, 10, 6)))),
  );
  const rows = [...new Set(first)].map((start, k) => {
    const members = small.filter((_, which) => first[which] === start);
    const name = h("span", { "aria-hidden": "true" }, String(k + 1));
    return { start, element: h("div", { role: "group", "aria-label": `Class ${k + 1}, of ${members.length}` }, name, ...members) };
  });
  const moving = s("g");
  const corners = CORNERS.map(([dx, dy], corner) => {
    const flip = () => set(coloring ^ (1 << corner));
    return s(
      "g",
      {
        role: "button",
        tabindex: 0,
        "data-do": `corner-${corner}`,
        class: "widget-corner",
        onclick: flip,
        onkeydown: (event) => {
          if (event.key !== " " && event.key !== "Enter") return;
          event.preventDefault();
          flip();
        },
      },
      s("circle", { cx: dx * 40, cy: dy * 40, r: 20, fill: "transparent" }),
      s("text", { x: dx * 40, y: dy * 40 + 5, "text-anchor": "middle" }, String(corner)),
    );
  });
  const large = s("svg", { viewBox: "-66 -66 132 132", role: "group", "aria-label": "The square, corner by corner", "font-size": 14, "font-weight": 600 });
  large.append(frame(40), moving, ...corners);
  const symmetries = NAMES.map((name, symmetry) => {
    const count = h("b");
    const element = h("button", { type: "button", "data-do": `symmetry-${symmetry}`, onclick: () => turn(symmetry) }, `${name} `, count);
    return { element, count };
  });

  function draw() {
    const images = [...gods.square_images(coloring)];
    turning += 1;
    moving.removeAttribute("transform");
    moving.replaceChildren(...CORNERS.map((_, corner) => dot(coloring, corner, 40, 16)));
    corners.forEach((element, corner) => {
      element.setAttribute("aria-label", `Corner ${corner}`);
      element.setAttribute("aria-pressed", filled(coloring, corner));
      element.setAttribute("fill", filled(coloring, corner) ? "var(--bg)" : "var(--fg)");
    });
    small.forEach((element, which) => element.setAttribute("aria-pressed", which === coloring));
    rows.forEach(({ start, element }) => element.classList.toggle("own", start === first[coloring]));
    symmetries.forEach(({ element, count }, symmetry) => {
      const stays = images[symmetry] === coloring;
      element.classList.toggle("stays", stays);
      count.textContent = `${fixed[symmetry]}${stays ? " ✓" : ""}`;
    });
    const size = first.filter((start) => start === first[coloring]).length;
    const stabilizer = images.filter((image) => image === coloring).length;
    inClass.show(size);
    left.show(`${stabilizer} of ${images.length}`);
    return `Square ${coloring}, ${described(coloring)}: ${size} ${size === 1 ? "image" : "images"}, left as it is by ${stabilizer} of ${images.length}.`;
  }
  function set(next) {
    coloring = next;
    tell(draw());
  }
  // It is turned at once, and seen to come from where it was.
  function turn(symmetry) {
    const next = gods.square_images(coloring)[symmetry];
    const same = next === coloring;
    coloring = next;
    tell(`${NAMES[symmetry]}: ${same ? "it stays as it is. " : ""}${draw()}`);
    const mine = turning;
    animate(450, (part) => {
      if (mine !== turning) return;
      const left = 1 - part * part * (3 - 2 * part);
      if (symmetry < 4) return moving.setAttribute("transform", `rotate(${90 * (symmetry > 2 ? -1 : symmetry) * left})`);
      const [a, b, c, d] = MIRRORS[symmetry - 4].map((to, i) => [1, 0, 0, 1][i] * (1 - left) + to * left);
      moving.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} 0 0)`);
    });
  }

  const inClass = value("images", "Images:");
  const left = value("stabilizer", "Left as it is by");
  const total = value("sum", `(${fixed.join(" + ")}) / ${fixed.length} =`);
  const counted = value("classes", "=");
  total.show(`${sum} / ${fixed.length}`);
  counted.show(`${classes} classes`);
  const { element: told, tell } = teller();
  draw();
  stage.setAttribute("aria-label", "A square that can be colored, turned and mirrored");
  stage.append(
    h("p", { class: "widget-help" }, "Fill a corner, choose a square, or turn and mirror it. ✓: it stays as it is."),
    h("div", { class: "widget-classes" }, h("div", {}, ...rows.map(({ element }) => element)), large),
    row(inClass.element, left.element),
    h("div", { class: "widget-symmetries", role: "group", "aria-label": "Each symmetry, and how many squares it leaves as they are" }, ...symmetries.map(({ element }) => element)),
    h("div", { class: "widget-sum" }, total.element, " ", counted.element),
    row(button("Start again", () => set(START), { "data-do": "again" })),
    told,
  );
}
