// Leads from a page that has moved to the section that the address names.
{
  const fragments = JSON.parse(document.currentScript.dataset.fragments);
  const target = fragments[window.location.hash] ?? document.querySelector("link[rel=canonical]").getAttribute("href");
  window.location.replace(new URL(target, window.location.href));
}
