// A row at a time: the word of a row is masked, shifted, and joined with another row's.
import { animate, button, h, player, row as line, s, teller, value } from "./kit.js";

const PLACES = 27, CELL = 12, HEIGHT = 22, APART = 48;
const COLORS = ["var(--fig-1)", "var(--fig-3)", "var(--fig-2)"];
const MOVES = ["down", "up", "exchange"];
const x = (place) => 6.5 + place * CELL + Math.floor(place / 9) * 3;
const top = (at) => 20 + at * APART;
const places = (word) => Array.from({ length: PLACES }, (_, place) => place).filter((place) => (word >> place) & 1);
const bits = (count) => `${count} ${count === 1 ? "bit" : "bits"}`;

export default function (stage, gods) {
  const ring = new gods.Ring();
  const deepest = ring.layers().length - 1;
  const digits = Array.from({ length: PLACES }, (_, place) => [...ring.digits(place)]);
  const start = { move: 2, row: 0, seen: deepest, at: 3 };
  let state = { ...start };
  let moving = 0;

  const labels = [0, 1, 2, 3, 4].map((at) => [
    s("text", { x: 6, y: top(at) - 5, "font-size": 12.5 }),
    s("text", { x: 337, y: top(at) - 5, "font-size": 12.5, "text-anchor": "end" }),
  ]);
  const frames = labels.map((_, at) =>
    s("path", {
      d: Array.from({ length: PLACES }, (_, place) => `M${x(place)} ${top(at)}h${CELL}v${HEIGHT}h-${CELL}z`).join(""),
      fill: "none",
      stroke: "var(--fig-line)",
      "stroke-width": 0.75,
    }),
  );
  const layers = labels.map(() => s("g"));
  const drawing = s("svg", { viewBox: "0 0 343 240", style: "max-width:450px", role: "img", fill: "currentColor" });
  drawing.append(...frames, ...layers, ...labels.flat());

  // A bit at a place, with a letter or digit in it.
  const bit = (place, at, fill, words, ink = "var(--bg)") =>
    s(
      "g",
      { transform: `translate(${x(place)} ${top(at)})` },
      s("rect", { x: 0.5, y: 0.5, width: CELL - 1, height: HEIGHT - 1, rx: 2, fill, stroke: "var(--fig-line)", "stroke-width": 0.75 }),
      s("text", { x: CELL / 2, y: 16, "font-size": 12.5, "text-anchor": "middle", fill: ink, "font-weight": 600 }, words),
    );

  // All that happens to the row: the word as it is before and after each card's turn.
  function story() {
    const { move, row, seen } = state;
    let word = ring.word(row, seen);
    const turns = [...ring.vector(move, row)]
      .map((by, card) => ({ by, card }))
      .filter(({ by }) => by > 0)
      .sort((a, b) => a.by - b.by)
      .map((turn) => {
        const [low, up, raised, high, down, lowered, after] = gods.turn_digit(word, turn.card, turn.by);
        const all = { ...turn, word, low, up, raised, high, down, lowered, after };
        word = after;
        return all;
      });
    const scenes = [{ kind: "take" }];
    for (const turn of turns) for (const kind of ["mask", "shift", "or"]) scenes.push({ kind, turn });
    scenes.push({ kind: "join" });
    return { word: ring.word(row, seen), turns, scenes, arrived: word, target: ring.target(move, row) };
  }
  const named = (row) => `row ${row}, cards ${[...ring.order(row)].join(" ")}`;
  const label = (at, left, right = "") => {
    labels[at][0].textContent = left;
    labels[at][1].textContent = right;
  };
  const plain = (word) => places(word).map((place) => [place, "var(--fig-soft)", "1", "var(--fg)"]);
  // The bits of a word in the colors of the digit that they had before, `from` being where they were.
  const colored = (word, from, card) => {
    const before = places(from);
    return places(word).map((place, i) => [place, COLORS[digits[before[i]][card]], String(digits[place][card])]);
  };
  const put = (at, cells) => layers[at].replaceChildren(...cells.map(([place, ...rest]) => bit(place, at, ...rest)));

  function draw() {
    moving += 1;
    const { word, turns, scenes, arrived, target } = story();
    const { kind, turn } = scenes[state.at];
    const before = ring.word(target, state.seen);
    const fresh = places(arrived & ~before);
    const step = ["mask", "shift", "or"].indexOf(kind);
    const shown = turn ?? (kind === "join" ? turns.at(-1) : undefined);
    const moved = step === 1 || step === 2 || kind === "join";

    label(0, shown && shown !== turns[0] ? `the word, before card ${shown.card} is turned` : named(state.row));
    put(0, shown ? colored(shown.word, shown.word, shown.card) : plain(word));
    for (const at of [1, 2, 3]) {
      label(at, "");
      put(at, []);
    }
    const [low, high] = shown?.by === 1 ? ["0 or 1", "2"] : ["0", "1 or 2"];
    if (shown) {
      label(1, `digit ${shown.card} is ${low}`, moved ? `up by ${shown.up}` : "masked");
      label(2, `digit ${shown.card} is ${high}`, moved ? `down by ${shown.down}` : "masked");
      put(1, colored(moved ? shown.raised : shown.low, shown.low, shown.card));
      put(2, colored(moved ? shown.lowered : shown.high, shown.high, shown.card));
      label(3, `OR of both: card ${shown.card} is turned by ${shown.by} more`);
      if (step === 2 || kind === "join")
        put(3, [...colored(shown.raised, shown.low, shown.card), ...colored(shown.lowered, shown.high, shown.card)]);
    } else if (turns.length === 0) {
      label(1, "no card is turned: the word stays as it is");
    }
    const joined = kind === "join";
    const isNew = new Set(fresh);
    put(4, plain(joined ? before | arrived : before).map(([place, ...rest]) => (isNew.has(place) && joined ? [place, "var(--fig-accent)", "+"] : [place, ...rest])));
    label(4, named(target), joined ? "ORed in" : "visited so far");
    frames.forEach((frame, at) => frame.setAttribute("opacity", at === 0 || at === 4 || labels[at][0].textContent ? 1 : 0.35));

    vector.show([...ring.vector(state.move, state.row)].join(" "));
    leads.show(target);
    gained.show(joined ? fresh.length : "–");
    moves.forEach((move, i) => move.setAttribute("aria-pressed", i === state.move));
    rows.value = state.row;
    depth.value = state.seen;
    back.setAttribute("aria-disabled", state.at === 0);
    const words = {
      take: () => `The word of row ${state.row}: ${bits(places(word).length)}.`,
      mask: () => `Two masks: ${bits(places(turn.low).length)} where digit ${turn.card} is ${low}, ${bits(places(turn.high).length)} where it is ${high}.`,
      shift: () => `Two shifts: the ones go up by ${turn.up}, the others come down by ${turn.down}.`,
      or: () => `Joined: digit ${turn.card} of all columns is ${turn.by} more.`,
      join: () => `ORed into row ${target}: ${fresh.length ? `${bits(fresh.length)} of it ${fresh.length === 1 ? "is" : "are"} new` : "nothing of it is new"}.`,
    };
    const said = `${state.at + 1} of ${scenes.length}. ${words[kind]()}`;
    drawing.setAttribute("aria-label", `${MOVES[state.move]}, from row ${state.row} to row ${target}. ${said}`);
    return { said, turn, kind, more: state.at < scenes.length - 1 };
  }
  // Moves the bits from where they were masked to where they belong.
  async function shift(turn) {
    const mine = moving;
    const parts = [[1, turn.low, turn.raised], [2, turn.high, turn.lowered]];
    await animate(600, (part) => {
      if (mine !== moving) return;
      const eased = part * part * (3 - 2 * part);
      for (const [at, picked, placed] of parts) {
        const [from, to] = [places(picked).map(x), places(placed).map(x)];
        [...layers[at].children].forEach((cell, i) =>
          cell.setAttribute("transform", `translate(${from[i] + (to[i] - from[i]) * eased} ${top(at)})`),
        );
      }
    });
  }
  function go(change) {
    state = { ...state, ...change };
    const scene = draw();
    tell(scene.said);
    return scene;
  }
  // After the last scene comes the first. Says whether there is one more.
  async function step() {
    const { turn, kind, more } = go({ at: (state.at + 1) % story().scenes.length });
    if (kind === "shift") await shift(turn);
    return more;
  }
  function still(change) {
    play.stop();
    go(change);
  }

  const vector = value("vector", "The move adds");
  const leads = value("target", "and leads to row");
  const gained = value("new", "New there:");
  const { element: told, tell } = teller();
  told.className = "widget-now";
  const moves = MOVES.map((name, i) => button(name, () => still({ move: i, at: 0 }), { "data-do": name }));
  const choice = (words, name, options, change) => {
    const select = h("select", { "data-do": name, onchange: () => change(+select.value) });
    select.append(...options.map((text, i) => h("option", { value: i }, text)));
    return [select, h("label", {}, `${words} `, select)];
  };
  const all = Array.from({ length: 24 }, (_, row) => `${row}: ${[...ring.order(row)].join(" ")}`);
  const [rows, rowLabel] = choice("row", "row", all, (row) => still({ row, at: 0 }));
  const depths = Array.from({ length: deepest + 1 }, (_, steps) => (steps === deepest ? `all ${steps}` : steps === 1 ? "1 step" : `${steps} steps`));
  const [depth, depthLabel] = choice("visited after", "seen", depths, (seen) => still({ seen, at: 0 }));
  const play = player(step, 900);
  const back = button("Back", () => still({ at: Math.max(0, state.at - 1) }), { "data-do": "back" });
  tell(draw().said);
  stage.setAttribute("aria-label", "A row of bits that a move sends to another row");
  stage.append(
    h("p", { class: "widget-help" }, "Step through what a move does to a row. In each bit stands the digit that grows."),
    line(...moves),
    line(rowLabel, depthLabel),
    drawing,
    told,
    line(vector.element, leads.element, gained.element),
    line(
      back,
      button("Step", () => (play.stop(), step()), { "data-do": "step" }),
      play.element,
      button("Start again", () => still(start), { "data-do": "again" }),
    ),
  );
}
