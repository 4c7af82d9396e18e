// A page of the served book listens here: it reloads when there is a new build, and shows
// what keeps the chapters from being built for as long as they are not.
(() => {
  const mine = document.currentScript.dataset.build;
  let events = null;
  let panel = null;

  // A page in the background lets go of its connection: a browser has six for a host.
  function listen() {
    if (document.hidden) {
      events?.close();
      events = null;
    } else if (!events) {
      events = new EventSource("/.gods/events");
      events.onmessage = ({ data }) => tell(JSON.parse(data));
    }
  }

  function tell({ build, error }) {
    if (build !== mine) {
      events?.close();
      location.reload();
    } else if (error) {
      show(error);
    } else {
      panel?.remove();
      panel = null;
    }
  }

  function show(error) {
    if (!panel) {
      panel = document.createElement("div");
      panel.id = "gods-problems";
      // The page's styles do not reach in here.
      panel.attachShadow({ mode: "open" });
      document.body.append(panel);
    }
    const style = new CSSStyleSheet(); // which no policy of the page refuses
    style.replaceSync(`
      details { position: fixed; inset: 0 0 auto 0; z-index: 2147483647; max-height: 70vh; overflow: auto;
        box-sizing: border-box; padding: 12px 16px; border-bottom: 4px solid #ff8a80;
        background: #5c1010; color: #fff; font: 16px/1.5 system-ui, sans-serif; text-align: start }
      summary { cursor: pointer; font-weight: 700; min-height: 24px }
      pre { margin-block: 10px; overflow-wrap: anywhere; white-space: pre-wrap; color: #ffd7d2 }
      p { margin: 8px 0 0 }
      @media print { details { display: none } }`);
    panel.shadowRoot.adoptedStyleSheets = [style];
    const details = element("details", "");
    details.open = true;
    details.setAttribute("role", "alert");
    details.append(
      element("summary", "The book cannot be built"),
      element("pre", error),
      element("p", "The page below is of the last build that succeeded."),
    );
    panel.shadowRoot.replaceChildren(details);
  }

  function element(name, text) {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  document.addEventListener("visibilitychange", listen);
  addEventListener("pagehide", () => {
    events?.close();
    events = null;
  });
  addEventListener("pageshow", listen);
})();
