// The slides of a session, one at a time. Without this they stand one below the other.
"use strict";

(() => {
  const root = document.documentElement;
  const slides = [...document.querySelectorAll(".slide")];
  const dialog = document.getElementById("keys");
  const controls = document.querySelector(".controls");
  const apart = new URLSearchParams(location.search).has("notes");
  // The window that shows the same slide: the one that was opened, or the one that opened this.
  let other = apart ? window.opener : null;
  let at = 0;

  const ofAddress = () => {
    const number = Number(location.hash.slice(1));
    return Number.isInteger(number) && number >= 1 ? number - 1 : 0;
  };

  const show = (wanted, tell = true) => {
    at = Math.min(Math.max(wanted, 0), slides.length - 1);
    slides.forEach((slide, number) => slide.classList.toggle("now", number === at));
    if (location.hash !== `#${at + 1}`) {
      history.replaceState(null, "", `#${at + 1}`);
    }
    if (root.classList.contains("deck")) {
      window.scrollTo(0, 0);
      // Who listens to the page hears the new slide.
      slides[at].focus({ preventScroll: true });
    } else {
      slides[at].scrollIntoView();
    }
    if (tell && other && !other.closed) {
      other.postMessage({ slide: at }, "*");
    }
  };

  const everything = {
    next: () => show(at + 1),
    before: () => show(at - 1),
    first: () => show(0),
    last: () => show(slides.length - 1),
    notes: () => root.classList.toggle("speaker"),
    keys: () => (dialog.open ? dialog.close() : dialog.showModal()),
    dark: () => {
      root.classList.toggle("light");
      root.classList.toggle("navy");
    },
    all: () => {
      root.classList.toggle("deck");
      show(at);
    },
    screen: () => {
      const leaves = document.fullscreenElement;
      (leaves ? document.exitFullscreen() : root.requestFullscreen()).catch(() => {});
    },
    window: () => {
      const address = location.href.replace(/[?#].*/, "");
      other = window.open(`${address}?notes#${at + 1}`, "notes", "width=900,height=800");
    },
  };

  const KEYS = {
    ArrowRight: "next",
    ArrowDown: "next",
    PageDown: "next",
    Enter: "next",
    " ": "next",
    ArrowLeft: "before",
    ArrowUp: "before",
    PageUp: "before",
    Backspace: "before",
    Home: "first",
    End: "last",
    s: "notes",
    w: "window",
    d: "dark",
    f: "screen",
    o: "all",
    "?": "keys",
  };

  document.addEventListener("keydown", (event) => {
    const held = event.ctrlKey || event.altKey || event.metaKey;
    const pressed = event.target.closest("button") && [" ", "Enter"].includes(event.key);
    if (held || pressed || (dialog.open && event.key !== "?")) {
      return;
    }
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    let what = KEYS[key];
    // A scroll of slides is scrolled by the keys that scroll.
    const scrolls = !root.classList.contains("deck") && !["all", "dark", "keys"].includes(what);
    if (!what || scrolls) {
      return;
    }
    if (event.key === " " && event.shiftKey) {
      what = "before";
    }
    event.preventDefault();
    everything[what]();
  });

  controls.addEventListener("click", (event) => {
    const what = event.target.closest("button")?.dataset.do;
    if (what) {
      everything[what]();
    }
  });

  document.querySelector("main").addEventListener("click", (event) => {
    const isText = event.target.closest("a, summary, .notes") || String(getSelection());
    if (root.classList.contains("deck") && !isText) {
      everything[event.clientX < innerWidth / 4 ? "before" : "next"]();
    }
  });

  // A finger that goes sideways turns the slide.
  let touched = null;
  document.addEventListener("touchstart", (event) => {
    touched = event.touches.length === 1 ? event.touches[0] : null;
  }, { passive: true });
  document.addEventListener("touchend", (event) => {
    if (!touched || !root.classList.contains("deck")) {
      return;
    }
    const [x, y] = ["clientX", "clientY"].map((it) => event.changedTouches[0][it] - touched[it]);
    if (Math.abs(x) > 50 && Math.abs(x) > 2 * Math.abs(y)) {
      everything[x < 0 ? "next" : "before"]();
    }
  }, { passive: true });

  let rests;
  document.addEventListener("mousemove", () => {
    root.classList.add("moved");
    clearTimeout(rests);
    rests = setTimeout(() => root.classList.remove("moved"), 2000);
  });

  window.addEventListener("hashchange", () => show(ofAddress()));
  window.addEventListener("message", (event) => {
    const wanted = event.data?.slide;
    if (event.source === other && Number.isInteger(wanted)) {
      show(wanted, false);
    }
  });

  slides.forEach((slide) => slide.setAttribute("tabindex", "-1"));
  controls.hidden = false;
  root.classList.add("deck");
  root.classList.toggle("speaker", apart);
  root.classList.toggle("apart", apart);
  show(ofAddress());
})();
