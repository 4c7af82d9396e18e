// What a search finds, best first. It stands in for mdBook's elasticlunr, which weighs words
// alone: here what a section is called counts before what it says, and a chapter before a page
// for teachers. The texts of the index are all that it reads.
"use strict";

window.elasticlunr = (() => {
  // "God's numbers" and "god's number" are the same to who searches.
  const stemmer = (word) =>
    word
      .toLowerCase()
      .replace(/[’']s?\b/g, "")
      .replace(/[^\p{L}\p{N}*-]/gu, "")
      .replace(/(?<=[^s]{3})s$/, "");
  const words = (text) => text.split(/[\s/_.,:;()[\]{}"“”…–—]+/).map(stemmer).filter(Boolean);

  // By where a section stands; its address begins with this.
  const WORTH = [
    ["appendix/glossary", 1.3],
    ["teaching/", 0.2],
    ["source/", 0.1],
    ["solutions", 0.4],
    ["appendix/", 0.7],
    ["", 1],
  ];

  const read = (text) => {
    const all = words(text);
    return { text: ` ${all.join(" ")} `, length: all.length };
  };

  // How well a text has the words: more for all of them in a row, and if it says little else.
  function fits({ text, length }, asked) {
    const row = text.split(` ${asked.join(" ")}`).length - 1;
    if (row) return 1 + asked.length / Math.max(length, asked.length) + Math.log(row) / 10;
    const found = asked.filter((word) => text.includes(` ${word}`)).length / asked.length;
    return found < 1 ? found / 4 : 0.6;
  }

  function score(entry, asked) {
    const sum = 4 * fits(entry.title, asked) + 1.5 * fits(entry.page, asked) + fits(entry.body, asked);
    return sum * entry.worth;
  }

  // Sections with all of the words; if none has them, those with half of them.
  function find(entries, asked) {
    const share = ({ title, page, body }) => {
      const has = (word) => [title, page, body].some(({ text }) => text.includes(` ${word}`));
      return asked.filter(has).length / asked.length;
    };
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
        worth: WORTH.find(([begin]) => url.startsWith(begin))[1] * (first ? 1.15 : 1),
        title: read(doc.title),
        page: read(doc.breadcrumbs.split(" » ")[0]),
        body: read(doc.body),
      };
    });
    const search = (text) => {
      const asked = words(text);
      if (!asked.length) return [];
      return find(entries, asked)
        .map((entry) => ({ ref: entry.doc.id, doc: entry.doc, score: score(entry, asked) }))
        .sort((a, b) => b.score - a.score || a.ref - b.ref);
    };
    return { search };
  }

  return { Index: { load }, stemmer };
})();
