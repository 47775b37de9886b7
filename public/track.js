// Keeps an open tracking page current: while somebody looks at it, it is asked for again, and what differs is changed.
(() => {
  const EVERY_MS = 30_000;
  const LONGEST_MS = 600_000;
  const main = document.querySelector("main[data-live]");
  if (!main) return;
  let etag = "";
  let wait = EVERY_MS;
  let askedAt = Date.now();
  let timer = setTimeout(ask, wait);

  /** Makes a node like the next one; what is the same stays, with its focus. */
  function change(shown, next) {
    if (shown.isEqualNode(next)) return;
    const alike = shown.nodeName === next.nodeName && shown.childNodes.length === next.childNodes.length;
    if (shown.nodeType !== Node.ELEMENT_NODE || !alike) return replace(shown, next);
    for (const { name } of [...shown.attributes]) if (!next.hasAttribute(name)) shown.removeAttribute(name);
    for (const { name, value } of next.attributes)
      if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
    const wanted = [...next.childNodes];
    for (const [at, child] of [...shown.childNodes].entries()) change(child, wanted[at]);
  }

  function replace(shown, next) {
    const link = shown.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
    shown.replaceWith(next);
    if (link && next.querySelector) [...next.querySelectorAll("a")].find((a) => a.getAttribute("href") === link)?.focus();
  }

  async function ask() {
    clearTimeout(timer);
    if (document.hidden) return;
    askedAt = Date.now();
    try {
      const headers = etag ? { "If-None-Match": etag } : {};
      const response = await fetch(location.href, { headers, cache: "no-store" });
      if (response.ok) {
        etag = response.headers.get("ETag") ?? "";
        // Its styles have a nonce of their own, which this page refuses; they are here already.
        const text = (await response.text()).replace(/<style[^]*?<\/style>/g, "");
        const page = new DOMParser().parseFromString(text, "text/html");
        const next = page.querySelector("main.page-track");
        if (next) change(main, next);
        document.title = page.title;
      }
      wait = response.ok || response.status === 304 ? EVERY_MS : Math.min(wait * 2, LONGEST_MS);
    } catch {
      wait = Math.min(wait * 2, LONGEST_MS);
    }
    // An order that has ended does not change any more.
    if (main.hasAttribute("data-live")) timer = setTimeout(ask, wait);
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden || !main.hasAttribute("data-live")) return;
    clearTimeout(timer);
    timer = setTimeout(ask, Math.max(0, askedAt + wait - Date.now()));
  });
})();
