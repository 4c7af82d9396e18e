// Puts a picture that can be touched in the place of one that cannot. `theme/gods.js` calls
// `start` when the reader comes near one.

// Each of the modules that have been asked for, when it is ready.
const ready = {};

async function load(name) {
  const gods = await import(`./gods_${name}.js`);
  await gods.default();
  return gods;
}

// `place` is `<div class="widget" data-widget="NAME">` around a figure. What can be touched
// begins with what is drawn, so the caption stays; the drawing is there on paper alone. With
// `data-keep`, it stays before what can be touched; with `data-keep="below"`, after it. With
// `data-module`, another module is asked than by most.
export async function start(place) {
  const { widget: name, module = "widgets" } = place.dataset;
  ready[module] ??= load(module).catch((why) => {
    delete ready[module];
    throw why;
  });
  const [{ default: make }, gods] = await Promise.all([import(`./${name}.js`), ready[module]]);
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
