// What the pictures that can be touched are made of.

const SVG = "http://www.w3.org/2000/svg";

const fill = (element, attributes, children) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
};

// An element of the page: h("button", { type: "button", onclick: turn }, "Turn").
export const h = (tag, attributes = {}, ...children) =>
  fill(document.createElement(tag), attributes, children);

// An element of a drawing.
export const s = (tag, attributes = {}, ...children) =>
  fill(document.createElementNS(SVG, tag), attributes, children);

// A button with words, which does nothing while `able` says that it cannot.
export const button = (words, onclick, attributes = {}) =>
  h("button", { type: "button", onclick: (event) => event.currentTarget.ariaDisabled !== "true" && onclick(event), ...attributes }, words);

// Whether a button can be pressed. It keeps the focus if it cannot: a browser takes that away
// from one that is `disabled`, and the next arrow would turn the page.
export const able = (button, can) => button.setAttribute("aria-disabled", !can);

// Puts a new element in the place of a board, and the focus where it was, or nearby.
export function redraw(board, element) {
  const held = board.contains(document.activeElement) && document.activeElement.dataset.key;
  board.replaceChildren(element);
  if (held) (board.querySelector(`[data-key="${held}"]`) ?? board.querySelector("button"))?.focus();
}

// A row of buttons or values.
export const row = (...children) => h("div", { class: "widget-row" }, ...children);

// A value with its name. `show` changes it; a test reads it by its name.
export function value(name, words) {
  const output = h("output", { "data-value": name });
  const element = h("span", { class: "widget-value" }, `${words} `, output);
  return { element, show: (text) => (output.textContent = text) };
}

// What is said to those who do not see the picture, when a change is done.
export function teller() {
  const element = h("p", { class: "widget-told", role: "status" });
  return { element, tell: (text) => (element.textContent = text) };
}

// Counts as people read them: 3,674,160.
export const count = (number) => number.toLocaleString("en-US");
export const movesOf = (number) => (number === 1 ? "1 move" : `${count(number)} moves`);

// Whether a key was pressed together with one that makes it the browser's.
export const browsers = (event) => event.ctrlKey || event.metaKey || event.altKey;

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Calls `frame` with 0 to 1 for so many milliseconds, and with 1 at once where motion is
// not wanted. What it returns is done when all is.
export const animate = (milliseconds, frame) =>
  new Promise((done) => {
    if (calm()) {
      frame(1);
      return done();
    }
    const began = performance.now();
    const next = (now) => {
      const part = Math.min(1, Math.max(0, (now - began) / milliseconds));
      frame(part);
      if (part < 1) requestAnimationFrame(next);
      else done();
    };
    requestAnimationFrame(next);
  });

// Does what it is given one after the other: what is asked for while something is being done
// waits for it. `waiting` says whether anything does.
export function line() {
  let last = Promise.resolve(), asked = 0;
  const later = (job) => {
    asked += 1;
    last = last.then(job).finally(() => (asked -= 1));
  };
  return { later, waiting: () => asked > 1 };
}

// A button that takes a step, and another after so many milliseconds, until `step` says that
// there is none left or the button is pressed again. `stop` stops it as well.
export function player(step, milliseconds) {
  let run = 0;
  let playing = false;
  const say = (now) => {
    playing = now;
    element.textContent = playing ? "Pause" : "Play";
  };
  const stop = () => {
    run += 1;
    say(false);
  };
  const play = async () => {
    const mine = (run += 1);
    say(true);
    while ((await step()) && run === mine) {
      await new Promise((done) => setTimeout(done, milliseconds));
      if (run !== mine) return;
    }
    if (run === mine) say(false);
  };
  const element = button("Play", () => (playing ? stop() : play()), { "data-do": "play" });
  return { element, stop };
}

// Takes a step every so often, until `step` says that there is none left; asked to go once
// more, or to stop, it stops.
export function stroll(step) {
  let timer;
  const stop = () => (timer = clearInterval(timer));
  const go = () => (timer ? stop() : (timer = setInterval(() => step() || stop(), 350)));
  return { go, stop };
}

// Lets the arrow keys go from one of some marks to the next in a box that has the focus, and
// says what each is; Enter uses it. What it gives sets the marks: `{ element, say, use }`.
export function steppable(box) {
  let marks = [], at = -1;
  const look = (to) => {
    marks[at]?.element.classList.remove("looked-at");
    at = Math.max(0, Math.min(marks.length - 1, to));
    marks[at].element.classList.add("looked-at");
    marks[at].element.scrollIntoView({ block: "nearest", inline: "nearest" });
    marks[at].say();
  };
  box.addEventListener("keydown", (event) => {
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: marks.length }[event.key];
    if (browsers(event) || event.target !== box || !marks.length) return;
    if (to !== undefined) look(to);
    else if (event.key === "Enter" && marks[at]?.use) marks[at].use();
    else return;
    event.preventDefault();
  });
  return (next) => {
    marks = next;
    at = -1;
  };
}

// Pieces in a row that can be exchanged: dragged onto each other, tapped one after the other,
// or by key. Each is made focusable; ← and → move the focus, and with Shift, or between two
// presses of Space, the piece. `swap(a, b)` is called with two places.
export function exchangeable(pieces, swap) {
  let held = -1, kept = false;
  const hold = (place) => {
    held = place;
    pieces.forEach((piece, i) => piece.classList.toggle("held", i === held));
    pieces.forEach((piece, i) => piece.setAttribute("aria-pressed", i === held));
  };
  const over = (x, y) => pieces.findIndex((piece) => piece.contains(document.elementFromPoint(x, y)));
  pieces.forEach((piece, place) => {
    piece.setAttribute("tabindex", place === 0 ? 0 : -1);
    piece.setAttribute("role", "button");
    const go = (to) => {
      if (to < 0 || to >= pieces.length) return;
      pieces[place].setAttribute("tabindex", -1);
      pieces[to].setAttribute("tabindex", 0);
      pieces[to].focus();
    };
    // Pressed by what is neither a pointer nor a key: a voice, a screen reader.
    piece.addEventListener("click", (event) => {
      if (event.detail > 0) return;
      const from = held;
      hold(from < 0 ? place : -1);
      if (from >= 0 && from !== place) swap(from, place);
    });
    piece.addEventListener("keydown", (event) => {
      if (browsers(event)) return;
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step && (event.shiftKey || held === place)) {
        const to = place + step;
        if (to < 0 || to >= pieces.length) return;
        swap(place, to);
        if (held === place) hold(to);
        go(to);
      } else if (step) {
        go(place + step);
      } else if (event.key === " " || event.key === "Enter") {
        hold(held === place ? -1 : place);
      } else if (event.key === "Escape") {
        hold(-1);
      } else {
        return;
      }
      event.preventDefault();
    });
    piece.addEventListener("pointerdown", (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      const from = held;
      event.preventDefault();
      go(place);
      hold(from < 0 || from === place ? place : -1);
      if (from >= 0 && from !== place) return swap(from, place);
      kept = from === place;
      piece.setPointerCapture(event.pointerId);
    });
    piece.addEventListener("pointerup", (event) => {
      if (held !== place) return;
      const to = over(event.clientX, event.clientY);
      if (to === place && !kept) return; // a tap: the next one says where to
      hold(-1);
      if (to >= 0 && to !== place) swap(place, to);
    });
    piece.addEventListener("pointercancel", () => hold(-1));
  });
  hold(-1);
}
