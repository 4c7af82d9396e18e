// What mdBook's scripts want to know of a page, and what is decided before it is seen: its theme,
// and whether its sidebar is open. The page says in `data-…` of <html> what differs.
"use strict";

const path_to_root = document.documentElement.dataset.root;
const default_light_theme = document.documentElement.dataset.light;
const default_dark_theme = document.documentElement.dataset.dark;
const default_theme = matchMedia("(prefers-color-scheme: dark)").matches ? default_dark_theme : default_light_theme;
window.path_to_searchindex_js = document.documentElement.dataset.search;
window.playground_copyable = true;

// What the browser keeps for the reader, or `null` where it may not.
const kept = (name, value) => {
  try {
    return value === undefined ? localStorage.getItem(name) : localStorage.setItem(name, value);
  } catch {
    return null;
  }
};

{
  // The browser's bar has the page's color from the start; mdBook's script changes it later.
  const paper = {light: "#fffefc", rust: "#f1ece3", coal: "#16181b", navy: "#161a27", ayu: "#0f1419"};
  const { classList, clientWidth } = document.documentElement;
  const chosen = kept("mdbook-theme");
  const theme = chosen in paper ? chosen : default_theme;
  document.querySelector("meta[name=theme-color]").content = paper[theme];
  classList.remove(default_light_theme);
  classList.add(theme, "js");

  const open = clientWidth >= 1080 && kept("mdbook-sidebar") !== "hidden";
  document.getElementById("mdbook-sidebar-toggle-anchor").checked = open;
  classList.toggle("sidebar-visible", open);
}
