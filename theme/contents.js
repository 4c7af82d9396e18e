// The contents beside a page: the crates' sources are one entry, pages that were read have a tick,
// and over the title stands where the page is.
"use strict";

(() => {
  const contents = document.querySelector("mdbook-sidebar-scrollbox");
  const links = [...contents.querySelectorAll("a[href]")];
  const here = contents.querySelector("a.active");

  // The contents scrolled to this page, and Chromium would begin there at the first Tab.
  if (!location.hash && document.activeElement === document.body) {
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.blur();
    document.body.removeAttribute("tabindex");
  }

  const sources = links.filter((link) => link.pathname.includes("/source/"));
  if (sources.length) {
    const entry = document.createElement("li");
    entry.className = "chapter-item expanded";
    entry.innerHTML = '<details><summary>Source of the crates</summary><ol class="section"></ol></details>';
    sources[0].closest("li").before(entry);
    entry.querySelector("ol").append(...sources.map((link) => link.closest("li")));
    entry.firstChild.open = sources.includes(here);
  }

  // A page has been read when its end has been seen.
  const read = new Set((kept("read") ?? "").split(" "));
  for (const link of links) link.classList.toggle("read", read.has(link.pathname));
  const end = document.querySelector("#mdbook-content > .nav-wrapper");
  if (!here || !end) return;
  new IntersectionObserver(([{ isIntersecting }]) => {
    if (!isIntersecting) return;
    here.classList.add("read");
    // Another window may have read something meanwhile.
    kept("read", [...new Set([...(kept("read") ?? "").split(" "), here.pathname])].join(" ").trim());
  }).observe(end);

  const number = here.querySelector("strong")?.textContent.replace(/\.$/, "");
  if (!number) return;
  let part = here.closest(".chapter > li");
  while (part && !part.matches(".part-title")) part = part.previousElementSibling;
  const place = document.createElement("p");
  place.className = "page-place";
  place.textContent = `Chapter ${number}${part ? ` · ${part.textContent}` : ""}`;
  document.querySelector("main").prepend(place);
})();
