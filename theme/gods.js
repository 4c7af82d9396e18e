// What CSS cannot mend in mdBook's page. The book reads the same without it.
"use strict";

(() => {
  // What opens the sidebar is a button: a label cannot say whether it is open, and the keyboard
  // does not reach it.
  const content = document.getElementById("mdbook-content");
  const toggle = document.getElementById("mdbook-sidebar-toggle");
  const checkbox = document.getElementById("mdbook-sidebar-toggle-anchor");
  toggle.setAttribute("aria-expanded", checkbox.checked);
  toggle.addEventListener("click", () => checkbox.click());

  // Markdown knows no names of rows: where the first column has no heading, its cells are
  // headings of their rows, and the empty corner is none.
  const become = (cell, name, scope) => {
    const other = document.createElement(name);
    for (const { name, value } of cell.attributes) other.setAttribute(name, value);
    if (scope) other.scope = scope;
    other.append(...cell.childNodes);
    cell.replaceWith(other);
  };
  for (const table of document.querySelectorAll("main table")) {
    if (table.querySelector("thead th:first-child:empty")) {
      for (const cell of table.querySelectorAll("tbody td:first-child:not(:empty)")) become(cell, "th", "row");
    }
    for (const corner of table.querySelectorAll("th:empty")) become(corner, "td");
  }

  // A box is titled by what it is, not by its kind: its first words say that.
  for (const title of document.querySelectorAll(".blockquote-tag-title")) {
    const lead = title.nextElementSibling?.firstChild;
    if (lead?.nodeName !== "STRONG" || !lead.textContent.endsWith(".")) continue;
    title.lastChild.textContent = ` ${lead.textContent.slice(0, -1)}`;
    lead.remove();
  }

  // What a chapter needs, and how long it takes, are quiet.
  for (const lead of document.querySelectorAll("main > p > strong:first-child")) {
    if (lead.textContent !== "Before this chapter") continue;
    lead.parentElement.classList.add("badges");
    for (const { nextSibling } of lead.parentElement.querySelectorAll("strong")) nextSibling.data = nextSibling.data.replace(/^:/, "");
  }

  // An order such as 1 0 2 3 stays on one line. Code is copied, so its spaces remain.
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const within = text.parentElement.closest("pre, svg, math, code");
    if (!within) text.data = text.data.replace(/\b\d{1,2}(\s\d{1,2}){2,15}\b/g, (order) => order.replace(/\s/g, "\u00a0"));
    else if (within.matches("code") && /^\d{1,2}( \d{1,2}){2,15}$/.test(text.data)) within.classList.add("order");
  }

  // mdBook's print page holds all pages. On paper go those that do not say that they stand
  // apart; a link to another leads to its page.
  if ("print" in document.documentElement.dataset) {
    const apart = new Map();
    const begins = (node) => node.style?.breakBefore === "page";
    for (const mark of document.querySelectorAll("main > [data-apart]")) {
      let first = mark;
      while (first.previousSibling && !begins(first)) first = first.previousSibling;
      const page = document.createRange();
      page.setStartBefore(first);
      let next = mark;
      while (next && !begins(next)) next = next.nextSibling;
      if (next) page.setEndBefore(next);
      else page.setEndAfter(mark.parentElement.lastChild);
      for (const { id } of page.extractContents().querySelectorAll("[id]")) apart.set(`#${id}`, mark.dataset.apart);
    }
    for (const link of document.querySelectorAll("main a[href^='#']")) {
      const page = apart.get(decodeURIComponent(link.getAttribute("href")));
      if (page) link.href = page;
    }
    addEventListener("load", () => setTimeout(print, 100));
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
      const opener = document.getElementById(button.dataset.opens);
      if (opener?.getAttribute("aria-expanded") !== "true") opener?.click();
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

  // An answer is judged by the exercise's own check, which is fetched when someone answers. What
  // was typed is there again when the page is.
  for (const form of document.querySelectorAll("form[data-exercise]")) {
    for (const input of form.querySelectorAll("input")) {
      input.value = kept(`answer-${input.id}`) ?? "";
      input.addEventListener("input", () => kept(`answer-${input.id}`, input.value));
    }
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
