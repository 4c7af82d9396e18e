// The scan of 24 cells: a line for each pass, filled cell by cell.
import { button, h, player, row, s, teller, value } from "./kit.js";

const CELLS = 24, LEFT = 28, CELL = 12, TALL = 24, APART = 36;
const x = (cell) => LEFT + cell * CELL;
const y = (pass) => 46 + pass * APART;
const listed = (cells) => cells.join(", ").replace(/, (\d+)$/, " and $1");

export default function (stage, gods) {
  const scan = new gods.Scan();
  const [steps, passes] = [scan.steps(), scan.layers().length];
  // 0: the start has its label; up to `steps`: so many cells were looked at; then it is over.
  const over = steps + 1;
  let at = over;

  const lines = Array.from({ length: passes }, (_, pass) => {
    const cells = s("g");
    const found = s("text", { x: 338, y: y(pass) + 17, "text-anchor": "end", "font-weight": "bold" });
    const grid = Array.from({ length: CELLS }, (_, cell) => `M${x(cell)} ${y(pass)}h${CELL}v${TALL}h-${CELL}z`).join("");
    return { cells, found, grid, name: s("text", { x: 6, y: y(pass) + 17 }, String(pass)) };
  });
  const asked = s("g", { fill: "none", "stroke-width": 2 });
  const drawing = s(
    "svg",
    { viewBox: "0 0 343 290", style: "max-width:450px", role: "img", fill: "currentColor", "font-size": 14 },
    s("text", { x: 6, y: 18, "font-size": 12.5 }, "distance"),
    s("text", { x: x(CELLS / 2), y: 18, "font-size": 12.5, "text-anchor": "middle" }, "cell"),
    s("text", { x: 338, y: 18, "font-size": 12.5, "text-anchor": "end" }, "found"),
    ...[0, CELLS - 1].map((cell) => s("text", { x: x(cell) + 6, y: 38, "font-size": 12.5, "text-anchor": "middle" }, String(cell))),
    ...lines.flatMap(({ cells, found, name }) => [cells, found, name]),
    s("path", { d: lines.map(({ grid }) => grid).join(""), fill: "none", stroke: "var(--fig-line)", "stroke-width": 0.75 }),
    asked,
  );

  const box = (cell, line, attributes) =>
    s("rect", { x: x(cell), y: y(line), width: CELL, height: TALL, rx: 2, ...attributes });
  function draw() {
    const labels = [...scan.labels(Math.min(at, steps))];
    const looks = at > 0 && at < over;
    const pass = at === 0 ? 0 : looks ? scan.pass(at - 1) : passes;
    lines.forEach(({ cells, found }, line) => {
      cells.replaceChildren();
      found.textContent = "";
      if (line > pass) return;
      labels.forEach((label, cell) => {
        if (label < 0 || label > line) return;
        const own = label === line;
        if (own) cells.append(box(cell, line, { fill: "var(--fig-soft)" }));
        cells.append(s("text", { x: x(cell) + CELL / 2, y: y(line) + 16, "font-size": 12.5, "text-anchor": "middle", "font-weight": own ? "bold" : "normal" }, String(label)));
      });
      found.textContent = labels.filter((label) => label === line).length;
    });
    asked.replaceChildren();
    back.setAttribute("aria-disabled", at === 0);
    const found = labels.filter((label) => label === pass).length;
    passed.show(at === 0 ? "–" : pass);
    count.show(looks ? found : "–");
    if (!looks) {
      looked.show("–");
      gained.show("–");
      return at === 0
        ? "All cells are empty but cell 0: the start has the label 0."
        : `All ${CELLS} cells have their labels, and pass ${passes} found nothing: the scan is over. Step, and it begins anew.`;
    }
    const cell = scan.cell(at - 1);
    const before = [...scan.labels(at - 1)];
    const neighbors = [...scan.neighbors(cell)];
    const fresh = neighbors.filter((next) => before[next] < 0);
    const from = pass - 1;
    asked.append(
      s("line", { x1: x(0), x2: x(cell + 1), y1: y(from) - 3, y2: y(from) - 3, stroke: "var(--fig-2)", "stroke-width": 3 }),
      box(cell, from, { stroke: "var(--fig-accent)" }),
    );
    if (pass < passes)
      for (const next of neighbors) {
        const isNew = fresh.includes(next);
        const stroke = isNew ? "var(--fig-accent)" : "var(--fig-line)";
        asked.append(
          s("line", { x1: x(cell) + 6, y1: y(from) + TALL, x2: x(next) + 6, y2: y(pass), stroke, "stroke-dasharray": isNew ? undefined : "3 3" }),
          box(next, pass, { stroke, "stroke-dasharray": isNew ? undefined : "3 3" }),
        );
      }
    looked.show(`${cell} (${[...scan.order(cell)].join(" ")})`);
    gained.show(fresh.length ? fresh.join(", ") : "none");
    const given = fresh.length
      ? `${fresh.length === 1 ? "Cell" : "Cells"} ${listed(fresh)} ${fresh.length === 1 ? "gets" : "get"} the label ${pass}`
      : "All have labels already";
    return `Pass ${pass} finds the label ${from} in cell ${cell}. Its neighbors are cells ${listed(neighbors)}. ${given}.`;
  }
  function go(to) {
    at = to;
    const said = draw();
    drawing.setAttribute("aria-label", `The table of labels. ${said}`);
    tell(said);
    return at < over;
  }
  const still = (to) => {
    play.stop();
    return go(to);
  };
  const next = () => (at === over ? 0 : at + 1);
  // To where the pass that is on, or the next one, has looked at its last cell.
  function wholePass() {
    let to = next();
    while (to > 0 && to < steps && scan.pass(to) === scan.pass(to - 1)) to += 1;
    return to;
  }

  const passed = value("pass", "Pass");
  const looked = value("cell", "Cell");
  const gained = value("new", "New:");
  const count = value("found", "Found in this pass:");
  const { element: told, tell } = teller();
  told.className = "widget-now";
  const play = player(() => go(next()), 700);
  const back = button("Back", () => still(Math.max(0, at - 1)), { "data-do": "back" });
  go(over);
  stage.setAttribute("aria-label", "A scan that can be stepped");
  stage.append(
    h("p", { class: "widget-help" }, "Step from cell to cell, or a pass at a time, from the empty table on."),
    drawing,
    told,
    h("div", { class: "widget-values" }, passed.element, looked.element, gained.element, count.element),
    row(
      back,
      button("Step", () => still(next()), { "data-do": "step" }),
      button("Pass", () => still(wholePass()), { "data-do": "pass" }),
      play.element,
      button("Start again", () => still(over), { "data-do": "again" }),
    ),
  );
}
