// Puts a picture that can be touched in the place of one that cannot. `theme/gods.js` calls
// `start` when the reader comes near one.
import init, * as gods from "./gods_widgets.js";

let ready;

// `place` is `<div class="widget" data-widget="NAME">` around a figure. What can be touched
// begins with what is drawn, so the caption stays; the drawing is there on paper alone. With
// `data-keep`, it stays before what can be touched; with `data-keep="below"`, after it.
export async function start(place) {
  const name = place.dataset.widget;
  ready ??= init().catch((why) => {
    ready = undefined;
    throw why;
  });
  const [{ default: make }] = await Promise.all([import(`./${name}.js`), ready]);
  const stage = document.createElement("div");
  stage.className = `widget-stage widget-${name}`;
  stage.setAttribute("role", "group");
  const figure = place.querySelector("figure");
  const caption = figure.querySelector("figcaption");
  await make(stage, gods, place.dataset);
  if (!("keep" in place.dataset)) {
    for (const element of figure.children) if (element !== caption) element.classList.add("widget-drawn");
  }
  if (place.dataset.keep === "below") figure.prepend(stage);
  else caption.before(stage);
  place.classList.add("ready");
}
