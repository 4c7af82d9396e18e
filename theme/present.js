// Presents a page: one section a screen, in large type, without the running text. It begins by
// the key `p`, by `?present`, or by the button of a session's plan, which shows the steps of its
// timetable in order.
"use strict";

(() => {
  const main = document.querySelector("main");
  if (!main) return;
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search).get("present");
  const HEADS = "h1, h2, .exercise"; // each begins a section
  const SHOWN = "figure, .widget, .listing, pre, .table-wrapper, .blockquote-tag-tip, form";
  const FIELDS = "input, select, textarea, [contenteditable]";
  let at = 0;
  let steps = null; // of a session: their `urls` and `names`, and which one this is, `at`
  let notes = null; // the second window

  const make = (tag, properties = {}, page = document) => Object.assign(page.createElement(tag), properties);
  // What is remembered in a browser that keeps it.
  const store = (kind, name, value) => {
    try {
      if (value === undefined) return JSON.parse(window[kind].getItem(`present-${name}`));
      window[kind].setItem(`present-${name}`, JSON.stringify(value));
    } catch {}
    return null;
  };

  const sections = [...main.querySelectorAll(":scope > :not(.page-place)")].reduce((found, element) => {
    if (element.matches(HEADS) || !found.length) found.push([]);
    found.at(-1).push(element);
    return found;
  }, []);
  const heading = (section) => section?.[0].querySelector("h3") ?? section?.[0];
  const title = (section) => heading(section)?.textContent;
  // The sentence to remember: the one that is marked, or the first in bold that names no term.
  const key = (section) => {
    const among = (what) => section.flatMap((it) => (it.matches("p") ? [...it.querySelectorAll(what)] : []));
    const found = among(".key")[0] ?? among("strong").find((it) => it.textContent.split(/\s+/).length > 3);
    return found?.cloneNode(true) ?? "";
  };

  const show = (wanted) => {
    const section = sections[(at = Math.min(Math.max(wanted, 0), sections.length - 1))];
    main.querySelectorAll(":scope > .present-key").forEach((it) => it.remove());
    main.querySelectorAll(":scope > .present-on").forEach((it) => it.classList.remove("present-on"));
    // A plan begins with its question; the rest of it is the teacher's.
    const what = steps?.at === 0 ? HEADS : `${HEADS}, ${SHOWN}`;
    section.filter((it) => it.matches(what)).forEach((it) => it.classList.add("present-on"));
    const sentence = make("p", { className: "present-key present-on" });
    sentence.append(key(section));
    if (sentence.textContent) section[0].after(sentence);
    count.textContent = steps ? `${steps.at + 1} / ${steps.urls.length}` : `${at + 1} / ${sections.length}`;
    history.replaceState(null, "", `?present${steps ? `=${steps.at}` : ""}#${heading(section).id}`);
    scrollTo(0, 0);
    heading(section).tabIndex = -1;
    heading(section).focus({ preventScroll: true });
    dispatchEvent(new Event("resize")); // the page looks anew for what scrolls sideways
    note();
  };

  const go = (by) => {
    if (!steps && sections[at + by]) return show(at + by);
    const chapter = document.querySelector(`.nav-chapters.${by > 0 ? "next" : "previous"}`);
    const next = steps ? steps.urls[steps.at + by] : chapter?.href;
    if (!next) return;
    const url = new URL(next);
    url.searchParams.set("present", steps ? steps.at + by : by > 0 ? "" : "last");
    location.assign(url);
  };
  // A section that is longer than the screen is shown to its end first.
  const turn = (by) => {
    const from = scrollY;
    scrollBy({ top: by * innerHeight * 0.8, behavior: "instant" });
    if (Math.abs(scrollY - from) < 2) go(by);
  };

  // The notes are what the screen does not show: the text, answers, what comes next, the time.
  const openNotes = () => {
    if (!document.querySelector("#mdbook-sidebar a[href*='teaching/']")) return; // the students' edition
    notes = window.open("", "present-notes", "width=720,height=800");
    store("sessionStorage", "notes", notes !== null);
    note();
  };
  const note = () => {
    const page = notes?.document;
    if (!page) return;
    const add = (parent, tag, properties) => parent.appendChild(make(tag, properties, page));
    page.documentElement.className = root.className.replace("present", "");
    page.head.replaceChildren(make("title", { textContent: `Notes: ${title(sections[at])}` }, page));
    for (const { href, media } of document.querySelectorAll("link[rel=stylesheet]")) {
      add(page.head, "link", { rel: "stylesheet", href, media });
    }
    page.body.replaceChildren();
    const content = add(page.body, "div", { className: "content" });
    content.style.padding = "1.6rem";
    add(content, "output");
    add(content, "h1", { textContent: title(sections[at]) });
    const said = sections[at].filter((it) => !it.matches("h1, h2, figure, .widget, .data, .listing, pre"));
    content.append(...said.map((it) => page.importNode(it, true)));
    content.querySelectorAll("details").forEach((it) => (it.open = true));
    const next = steps ? steps.names[steps.at + 1] : title(sections[at + 1]);
    add(content, "h2", { textContent: `Next: ${next ?? "the end"}` });
    notes.onkeydown = press;
    tick();
  };
  const tick = () => {
    const clock = notes?.document?.querySelector("output");
    const minutes = Math.floor((Date.now() - store("sessionStorage", "began")) / 60_000);
    if (clock) clock.textContent = `${new Date().toLocaleTimeString([], { timeStyle: "short" })} · ${minutes} min`;
  };

  // Figures without their numbers; a widget is the drawing that it stands for.
  const blank = () => {
    const isValue = (text) => /\d/.test(text) && !/\p{L}/u.test(text);
    for (const text of main.querySelectorAll("figure > svg text, .panels svg text")) {
      text.classList.toggle("present-value", isValue(text.textContent));
    }
    root.classList.toggle("present-blank");
  };

  const begin = (wanted) => {
    store("sessionStorage", "began", store("sessionStorage", "began") ?? Date.now());
    root.classList.add("present");
    document.body.append(bar);
    show(wanted);
    if (store("sessionStorage", "notes")) openNotes();
  };
  const end = () => {
    for (const name of ["steps", "began", "notes"]) store("sessionStorage", name, null);
    notes?.close();
    steps = notes = null;
    root.classList.remove("present", "present-blank");
    main.querySelector(":scope > .present-key")?.remove();
    bar.remove();
    history.replaceState(null, "", `${location.pathname}#${heading(sections[at]).id}`);
    heading(sections[at]).scrollIntoView();
  };

  const button = (textContent, onclick, ariaLabel = null) =>
    make("button", { type: "button", textContent, onclick, ariaLabel });
  // The keys of one letter can be switched off.
  const isOn = () => store("localStorage", "key") !== "off";
  const words = () => `Letter keys: ${isOn() ? "on" : "off"}`;
  const change = button(words(), () => {
    store("localStorage", "key", isOn() ? "off" : "on");
    change.textContent = words();
  });
  document.querySelector("#mdbook-help-popup > div")?.append(make("p", { textContent: "Press P to present this page" }));
  const count = make("span");
  const bar = make("nav", { className: "present-bar", ariaLabel: "Presentation" });
  bar.append(button("‹", () => go(-1), "Back"), count, button("›", () => go(1), "On"));
  bar.append(button("Numbers", blank), change, button("✕", end, "End the presentation"));

  const KEYS = {
    ArrowRight: () => go(1),
    ArrowLeft: () => go(-1),
    PageDown: () => turn(1),
    PageUp: () => turn(-1),
    " ": (event) => turn(event.shiftKey ? -1 : 1),
    Escape: end,
    p: end,
    n: openNotes,
    b: blank,
  };
  const press = (event) => {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    const within = (what) => target.closest?.(what);
    const isPaging = key === "PageDown" || key === "PageUp"; // what a pointer in the hand sends
    if (ctrlKey || altKey || metaKey || within(FIELDS) || (within("[data-widget]") && !isPaging)) return;
    if (key === " " ? within("button, a, summary") : key.length === 1 && !isOn()) return;
    const isPresenting = root.classList.contains("present");
    const does = isPresenting ? KEYS[key] : key === "p" && (() => begin(here()));
    if (!does) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    does(event);
  };
  addEventListener("keydown", press, true);

  // A finger that goes sideways turns the page, unless it moves what is under it.
  let from = null;
  addEventListener("touchstart", ({ touches, target }) => {
    const moves = target.closest?.(`[data-widget], pre > code, .table-wrapper, ${FIELDS}`);
    from = touches.length === 1 && !moves ? touches[0] : null;
  }, { passive: true });
  addEventListener("touchend", ({ changedTouches: [to] }) => {
    if (!from || !root.classList.contains("present")) return;
    const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
    if (Math.abs(x) > 50 && Math.abs(x) > 2 * Math.abs(y)) go(x < 0 ? 1 : -1);
  }, { passive: true });

  // The section of the address, or the one at the top of the window.
  const here = () => {
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const named = sections.findIndex((section) => section.some((it) => place && it.contains(place)));
    const above = (section) => heading(section).getBoundingClientRect().top < innerHeight / 2;
    return Math.max(named < 0 ? sections.findLastIndex(above) : named, 0);
  };

  // A session's plan: its own heading and question, then what its timetable leads to.
  for (const section of sections) {
    const times = section.find((it) => it.matches(".session-steps") || it.querySelector("th")?.textContent === "from");
    const links = [...(times?.querySelectorAll("a[href]") ?? [])];
    if (!links.length) continue;
    const all = [heading(section).querySelector("a"), ...links];
    const present = () => {
      steps = { at: 0, urls: all.map((it) => it.href), names: all.map((it) => it.textContent) };
      store("sessionStorage", "steps", steps);
      begin(sections.indexOf(section));
    };
    times.previousElementSibling.append(Object.assign(button("Present this session", present), { className: "present-start" }));
  }

  setInterval(tick, 1000);
  addEventListener("hashchange", () => root.classList.contains("present") && show(here()));
  if (asked === null) return;
  const kept = store("sessionStorage", "steps");
  if (asked && asked !== "last" && kept) steps = { ...kept, at: Number(asked) };
  begin(asked === "last" ? sections.length - 1 : here());
})();
