// What CSS cannot mend in mdBook's page. The book reads the same without it.
"use strict";

(() => {
  // The bar's title is a second <h1>; make it the way home instead.
  const title = document.querySelector("h1.menu-title");
  if (title) {
    const home = document.createElement("a");
    home.className = "menu-title";
    home.href = `${path_to_root}index.html`;
    home.textContent = title.textContent;
    title.replaceWith(home);
  }

  // The skip link comes before everything, and really moves the focus.
  const skip = document.querySelector(".skip-link");
  const content = document.getElementById("mdbook-content");
  if (skip && content) {
    content.tabIndex = -1;
    content.style.outline = "none";
    document.body.prepend(skip);
  }

  // The bar is the page's banner, and what opens the sidebar is a button: a label cannot say
  // whether it is open, and the keyboard does not reach it.
  document.getElementById("mdbook-menu-bar")?.setAttribute("role", "banner");
  const label = document.getElementById("mdbook-sidebar-toggle");
  const sidebar = document.getElementById("mdbook-sidebar");
  if (label && sidebar) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "icon-button";
    button.title = label.title;
    button.setAttribute("aria-label", "Table of contents");
    button.setAttribute("aria-controls", sidebar.id);
    button.innerHTML = label.innerHTML;
    button.addEventListener("click", () => label.click());
    label.after(button);
    label.style.display = "none";
    const tell = () => {
      const open = document.documentElement.classList.contains("sidebar-visible");
      button.setAttribute("aria-expanded", open);
    };
    tell();
    new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ["class"] });
  }

  // The arrows say where they lead; the sidebar knows the chapters' names.
  const names = new Map();
  for (const link of document.querySelectorAll("#mdbook-sidebar .chapter-item a[href]")) {
    const url = new URL(link.href);
    if (!url.hash && !names.has(url.pathname)) {
      names.set(url.pathname, link.textContent.trim().replace(/^[\d.]+\s+/, ""));
    }
  }
  for (const arrow of document.querySelectorAll(".nav-chapters, .mobile-nav-chapters")) {
    const name = names.get(new URL(arrow.href).pathname);
    if (!name) continue;
    const way = arrow.classList.contains("next") ? "Next" : "Previous";
    arrow.title = `${way}: ${name}`;
    arrow.setAttribute("aria-label", arrow.title);
    if (arrow.classList.contains("mobile-nav-chapters")) {
      const label = document.createElement("span");
      label.className = "nav-name";
      const small = document.createElement("small");
      small.textContent = way;
      label.append(small, name);
      arrow.append(label);
      arrow.removeAttribute("aria-label"); // its words are its name
    }
  }

  // The search is fetched when someone searches, or comes from a search.
  const toggle = document.getElementById("mdbook-search-toggle");
  if (window.path_to_search_js && toggle) {
    const listen = (to) => {
      toggle[`${to}EventListener`]("click", open);
      document[`${to}EventListener`]("keydown", type);
    };
    const fetchSearch = (then) => {
      listen("remove");
      const script = document.createElement("script");
      script.src = window.path_to_search_js;
      script.onload = then;
      script.onerror = () => listen("add"); // without a network now, with one later
      document.head.append(script);
    };
    const open = () => fetchSearch(() => toggle.click());
    const type = (event) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      if ((key !== "s" && key !== "/") || altKey || ctrlKey || metaKey) return;
      if (event.target.closest?.("input, select, textarea")) return;
      event.preventDefault();
      open();
    };
    listen("add");
    if (/[?&](search|highlight)=/.test(location.search)) fetchSearch(() => {});
  }

  // The page of what is not there stands at any address, and leads elsewhere by the book's own;
  // to places of its own it leads by that at which it stands.
  if (document.querySelector("base")) {
    for (const link of document.querySelectorAll('a[href^="#"]')) {
      link.href = location.pathname + location.search + link.getAttribute("href");
    }
  }
  for (const button of document.querySelectorAll("[data-opens]")) {
    button.addEventListener("click", () => {
      const toggle = document.getElementById(button.dataset.opens);
      if (toggle?.getAttribute("aria-expanded") !== "true") toggle?.click();
    });
  }

  // What scrolls sideways can be reached and scrolled with the keyboard.
  const sideways = "pre > code, .table-wrapper, .content p:has(> math[display='block'])";
  const scrolls = (element) => element.scrollWidth > element.clientWidth;
  const reach = () => {
    for (const element of document.querySelectorAll(sideways)) {
      if (scrolls(element)) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    }
  };
  reach();
  document.fonts?.ready.then(reach);
  addEventListener("resize", reach, { passive: true });
  document.addEventListener("toggle", reach, true);

  // A picture that can be touched is fetched when the reader comes near it; until then, and
  // where it cannot be had, the drawing is there.
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        import(new URL(`${path_to_root}widgets/widgets.js`, document.baseURI))
          .then(({ start }) => start(target))
          .catch((error) => {
            target.removeAttribute("style"); // the room that it needs no longer
            console.warn(`${target.dataset.widget} stays a drawing:`, error);
          });
      }
    },
    { rootMargin: "400px" },
  );
  // A key that it uses is its own, and so are the arrows: none of them gets to mdBook.
  const keep = (event) => {
    if (event.defaultPrevented || event.key.startsWith("Arrow")) event.stopPropagation();
  };
  document.querySelectorAll("[data-widget]").forEach((place) => {
    near.observe(place);
    place.addEventListener("keydown", keep);
  });

  // An answer is judged by the exercise's own check, which is fetched when someone answers.
  for (const form of document.querySelectorAll("form[data-exercise]")) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      import(new URL(`${path_to_root}widgets/answer.js`, document.baseURI))
        .then(({ answer }) => answer(form))
        .catch((error) => {
          const status = form.querySelector("[role=status]");
          status.textContent = "It cannot be judged in this page: judge it in the terminal.";
          console.warn(`${form.dataset.exercise} is not judged here:`, error);
        });
    });
  }

  // mdBook turns the page on ← and →. Someone who just clicked into a wide
  // listing, marked text or stands in a control means something else by them.
  let touched = null;
  document.addEventListener("pointerdown", (event) => (touched = event.target), true);
  // mdBook listens at the document; what has the focus has heard the key by then.
  document.documentElement.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const focus = document.activeElement;
    const reading = !focus || focus === document.body || focus === content;
    const scroller = touched?.closest?.(sideways);
    if (!reading || (scroller && scrolls(scroller)) || !getSelection().isCollapsed) {
      event.stopPropagation();
    }
  });
})();
