// The commuting square of the pocket cube: a move and a rank, or a rank and a look-up.
import { button, count, h, row, s, teller, value } from "./kit.js";

// What a coordinate sees of a position: its name, and its words for the pieces in the slots.
const three = (pm) => [0, 1, 2].map((piece) => pm.indexOf(piece)).join(" ");
const COORDINATES = {
  order: ["order of the corners", (pm) => pm.join(" ")],
  twist: ["twist of the corners", (_, ori) => ori.join(" ")],
  places: ["slots of the pieces 0, 1, 2", (pm) => `0 1 2 in slots ${three(pm)}`],
  pieces: ["pieces in the slots 0, 1, 2", (pm) => `slots hold ${pm.slice(0, 3).join(" ")}`],
  set: ["the same in any order", (pm) => `slots hold {${pm.slice(0, 3).sort().join(", ")}}`],
};
// The stickers that are seen, in the order of the faces U, R, F: two sides of each.
const [A, B, C] = [[27, -15], [-27, -15], [0, 30]];
const STICKERS = [["u", A, B, [[1, 1], [1, 0], [0, 1], [0, 0]]], ["r", A, C, [[0, 0], [1, 0], [0, 1], [1, 1]]], ["f", B, C, [[1, 0], [0, 0], [1, 1], [0, 1]]]];

function cube(left, top, facelets) {
  const drawing = s("g", { transform: `translate(${left} ${top})` });
  STICKERS.forEach(([, a, b, cells], face) =>
    cells.forEach(([i, j], k) => {
      const at = (di, dj) => [0, 1].map((d) => (i + di) * a[d] + (j + dj) * b[d]);
      const letter = facelets[4 * face + k], [mx, my] = at(0.5, 0.5);
      drawing.append(
        s("polygon", { points: [at(0, 0), at(1, 0), at(1, 1), at(0, 1)].join(" "), fill: `var(--cube-${letter.toLowerCase()})`, stroke: "var(--cube-ink)" }),
        s("text", { x: mx, y: my + 5, "text-anchor": "middle", fill: "var(--cube-ink)", "font-size": 13 }, letter),
      );
    }));
  return drawing;
}
function arrow(points, color, tip, dashes) {
  const [x, y] = points.at(-1), [dx, dy] = tip;
  const head = [[x + 6 * dx, y + 6 * dy], [x - 4 * dy, y - 4 * dx], [x + 4 * dy, y + 4 * dx]];
  return s("g", {}, s("polyline", { points: points.join(" "), fill: "none", stroke: color, "stroke-width": 2, "stroke-dasharray": dashes }), s("polygon", { points: head.join(" "), fill: color }));
}

export default function (stage, gods) {
  const play = new gods.Play("pocket-cube", "half-turn");
  const names = play.names();
  const R = names.indexOf("R");
  let name = "order", move = R, position, square, example;

  const picture = s("svg", { viewBox: "0 0 360 312", style: "max-width:450px", role: "img", fill: "currentColor", "font-size": 14 });
  const choice = h("select", { "data-do": "coordinate", onchange: () => choose(choice.value) }, ...Object.entries(COORDINATES).map(([key, [words]]) => h("option", { value: key }, words)));
  const scramble = h("input", { "data-do": "scramble", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", oninput: () => read() });
  const wrong = h("p", { class: "widget-wrong" });
  const rank = value("rank", "Line"), moved = value("moved", "Move, then rank:"), found = value("found", "Rank, then look up:");
  const cells = names.map((words, m) => button("", () => tell(draw((move = m))), { "data-do": words }));
  const verdict = h("p", { class: "widget-verdict", "data-value": "verdict" });
  const shows = [0, 1].map((i) => button(i ? "Show the other" : "Show the one", () => show(i), { "data-do": i ? "other" : "one" }));
  const both = row(...shows);
  const { element: told, tell } = teller();
  const order = (at) => [...gods.corners(at)].slice(0, 7).join(" ");

  function choose(next) {
    square?.free();
    name = next;
    square = new gods.Square(name);
    example = square.clash();
    both.hidden = !example.length;
    tell(draw());
  }
  function read() {
    try {
      position = play.scramble(scramble.value);
      scramble.placeholder = "";
      wrong.textContent = "";
    } catch (error) {
      wrong.textContent = String(error);
    }
    scramble.setAttribute("aria-invalid", wrong.textContent !== "");
    tell(wrong.textContent || draw());
  }
  // A position of the counterexample, which no scramble names.
  function show(which) {
    [position, move] = [example[which], example[2]];
    scramble.value = wrong.textContent = "";
    scramble.setAttribute("aria-invalid", false);
    scramble.placeholder = which ? "the other position" : "the one position";
    tell(draw());
  }
  function act() {
    if (scramble.value || position === play.solved()) {
      scramble.value = `${scramble.value} ${names[move]}`.trim();
      return read();
    }
    position = play.after(position)[move];
    scramble.placeholder = "another position";
    tell(draw());
  }

  function draw() {
    const line = square.rank(position);
    const [truth, entry] = [square.ranked(position, move), square.looked_up(line, move)];
    const same = truth === entry;
    const strong = same ? "var(--fig-1)" : "var(--fig-accent)";
    const text = (x, y, words, more = {}) => s("text", { x, y, "text-anchor": "middle", ...more }, words);
    const box = (x, y, number, fill) => [s("rect", { x: x - 54, y, width: 108, height: 34, rx: 2, fill, stroke: strong, "stroke-width": same ? 1 : 3 }), text(x, y + 22, count(number), { "font-weight": "bold" })];
    const seen = (x, at) => {
      const both = [...gods.corners(at)];
      const whole = name === "order" || name === "twist" ? [] : [text(x, 170, `order ${order(at)}`, { "font-size": 12, fill: "var(--muted)" })];
      return [cube(x, 70, play.text(at).replaceAll(" ", "")), text(x, 152, COORDINATES[name][1](both.slice(0, 7), both.slice(7))), ...whole];
    };
    picture.replaceChildren(
      ...seen(74, position),
      ...seen(286, play.after(position)[move]),
      arrow([[142, 70], [212, 70]], "currentColor", [1, 0]),
      text(180, 60, `move ${names[move]}`, { "font-size": 12 }),
      arrow([[74, 178], [74, 256]], "currentColor", [0, 1]),
      text(66, 222, "rank", { "font-size": 12, "text-anchor": "end" }),
      arrow([[286, 178], [286, 192]], "currentColor", [0, 1]),
      text(278, 190, "rank", { "font-size": 12, "text-anchor": "end" }),
      ...box(74, 264, line, "var(--fig-soft)"),
      ...box(286, 200, truth, "none"),
      text(286, 255, same ? "=" : "≠", { "font-size": 20, "font-weight": "bold", fill: strong }),
      ...box(286, 264, entry, "var(--fig-soft)"),
      // Where the coordinate is not well defined, this way is none.
      example.length ? arrow([[136, 281], [220, 281]], "var(--fig-accent)", [1, 0], "4 4") : arrow([[136, 281], [220, 281]], "var(--fig-1)", [1, 0]),
      text(180, 271, `look up ${names[move]}`, { "font-size": 12 }),
    );
    rank.show(count(line));
    moved.show(count(truth));
    found.show(count(entry));
    cells.forEach((cell, m) => {
      cell.replaceChildren(h("b", {}, names[m]), ` ${count(square.looked_up(line, m))}`);
      cell.setAttribute("aria-pressed", m === move);
      cell.setAttribute("aria-label", `${names[m]}: ${count(square.looked_up(line, m))}`);
    });
    const here = same ? `Both ways arrive at ${count(truth)}.` : `The ways part: the move leads to ${count(truth)}, and the table says ${count(entry)}.`;
    picture.setAttribute("aria-label", `Line ${count(line)}, move ${names[move]}. ${here}`);
    verdict.classList.toggle("broken", example.length > 0);
    verdict.textContent = `${here} ${law()}`;
    return verdict.textContent;
  }
  function law() {
    if (!example.length) return "This coordinate is well defined: they do so for every position and move.";
    const [a, b, m, line, afterA, afterB] = example;
    return `This coordinate is not well defined. The orders ${order(a)} and ${order(b)} both have the number ${count(line)}, and ${names[m]} takes one to ${count(afterA)} and the other to ${count(afterB)}.`;
  }
  function start() {
    [move, choice.value, scramble.value, scramble.placeholder] = [R, "order", "U", ""];
    wrong.textContent = "";
    position = play.scramble("U");
    choose("order");
  }

  start();
  tell("");
  stage.setAttribute("aria-label", "A move of the pocket cube, done in two ways");
  stage.append(
    h("p", { class: "widget-help" }, "Type a scramble, choose a coordinate, and choose a move in its line of the table."),
    row(h("label", {}, "Scramble ", scramble), h("label", {}, "Coordinate ", choice)),
    wrong,
    picture,
    row(rank.element, moved.element, found.element),
    h("div", { class: "widget-line", role: "group", "aria-label": "The line of the transition table" }, ...cells),
    verdict,
    both,
    row(button("Do the move", act, { "data-do": "do" }), button("Start again", start)),
    told,
  );
}
