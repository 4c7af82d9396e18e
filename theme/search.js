// What a search finds, best first. It stands in for mdBook's elasticlunr, which weighs words
// alone: here what a section is called counts before what it says, and a chapter before its
// exercises and a page for teachers. The texts of the index are all that it reads.
"use strict";

window.elasticlunr = (() => {
  // "God's numbers" and "god's number" are the same to who searches, and so are × and x.
  const stemmer = (word) =>
    word
      .toLowerCase()
      .replaceAll("×", "x")
      .replace(/[’']s?\b/g, "")
      .replace(/[^\p{L}\p{N}*]/gu, "")
      .replace(/(?<=[^s]{3})s$/, "");
  const words = (text) => text.split(/[\s/_.,:;()[\]{}"“”…–—-]+/).map(stemmer).filter(Boolean);

  // What says nothing of what is looked for, unless there is nothing else.
  const IDLE = new Set("a an are be can do does for from how i in is it many much my of on or that the there to rust what which with".split(" "));
  // What the book calls by another name, as `words` makes it.
  const MEANT = {
    "2x2": "pocket cube", "2x2x2": "pocket cube", antipode: "farthest", bfs: "without an index", bidirectional: "both end",
    fifteen: "15", heuristic: "lower bound", ida: "ida*", lehmer: "smaller one", pdb: "pattern database", solvable: "be solved", unsolvable: "be solved",
  };

  // By where a section stands; its address begins with this.
  const WORTH = [
    ["appendix/glossary", 1.3],
    ["teaching/", 0.2],
    ["source/", 0.1],
    ["appendix/", 0.7],
    ["", 1],
  ];

  const read = (text) => {
    const all = words(text);
    return { text: ` ${all.join(" ")} `, length: all.length };
  };

  const has = ({ text }, { names }) => names.some((name) => text.includes(` ${name}`));
  const PARTS = [["title", 4], ["page", 3], ["body", 1]];
  const says = (entry, term) => PARTS.some(([part]) => has(entry[part], term));
  const sum = (terms) => terms.reduce((all, { weight }) => all + weight, 0);

  // The words of a question, each with its other name; the fewer sections say it, the more it
  // tells.
  function readQuestion(text, entries) {
    const all = words(text);
    const telling = all.filter((word) => !IDLE.has(word));
    return (telling.length ? telling : all).map((word) => {
      const names = MEANT[word] ? [MEANT[word], word] : [word];
      const found = entries.filter((entry) => says(entry, { names })).length;
      return { names, weight: Math.log((entries.length + 1) / (found + 1)) + 0.1 };
    });
  }

  // How well a text has the words: more for all of them in a row, and if it says little else.
  function fits(part, asked) {
    const row = part.text.split(` ${asked.map(({ names }) => names[0]).join(" ")}`).length - 1;
    if (row) return 1 + asked.length / Math.max(part.length, asked.length) + Math.log(row) / 10;
    return 0.8 * (sum(asked.filter((term) => has(part, term))) / sum(asked)) ** 2;
  }

  const score = (entry, asked) => entry.worth * PARTS.reduce((all, [part, counts]) => all + counts * fits(entry[part], asked), 0);

  // Sections with all of the words; if none has them, those with half of them.
  function find(entries, asked) {
    const share = (entry) => asked.filter((term) => says(entry, term)).length / asked.length;
    const all = entries.filter((entry) => share(entry) === 1);
    return all.length ? all : entries.filter((entry) => share(entry) >= 0.5);
  }

  function load(index) {
    const urls = window.search.doc_urls;
    const pages = new Set();
    const entries = Object.values(index.documentStore.docs).map((doc) => {
      const url = urls[doc.id];
      const page = url.split("#")[0];
      const first = !pages.has(page);
      pages.add(page);
      return {
        doc,
        // A page's first section stands for the page.
        worth: WORTH.find(([begin]) => url.startsWith(begin))[1] * (first ? 1.15 : /^Exercise \d/.test(doc.title) ? 0.5 : 1),
        title: read(doc.title),
        page: read(doc.breadcrumbs.split(" » ").at(-2)),
        body: read(doc.body),
      };
    });
    const search = (text) => {
      const asked = readQuestion(text, entries);
      if (!asked.length) return [];
      return find(entries, asked)
        .map((entry) => ({ ref: entry.doc.id, doc: entry.doc, score: score(entry, asked) }))
        .sort((a, b) => b.score - a.score || a.ref - b.ref);
    };
    return { search };
  }

  return { Index: { load }, stemmer };
})();
