/** What the crawler reads from a page, run in the page. Each function is self-contained, because it is sent there as text. */
export interface Crawled {
  /** Changes that were about to be sent since the last question. */
  commands: string[];
  /** Requests that are under way. */
  open: number;
  /** Requests so far. */
  begun: number;
}

declare global {
  interface Window {
    crawled: Crawled;
    crawl: ReturnType<typeof createPageTools>;
    __reactRouterDataRouter?: {
      state: { navigation: { state: string }; initialized: boolean };
      navigate(to: string): Promise<void>;
    };
  }
}

/** Before the page's own code: requests are counted, and no change leaves the page (its answer never comes). */
export function installCrawler(): void {
  const state: Crawled = { commands: [], open: 0, begun: 0 };
  window.crawled = state;
  window.print = () => {};
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!["GET", "HEAD"].includes(request.method)) {
      state.commands.push(`${request.method} ${new URL(request.url).pathname}`);
      return new Promise<Response>(() => {});
    }
    state.open += 1;
    state.begun += 1;
    try {
      return await send(input, init);
    } finally {
      state.open -= 1;
    }
  };
  navigator.sendBeacon = () => true;
  document.addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== "post") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      state.commands.push(`POST ${new URL(form.action).pathname}`);
    },
    true,
  );
}

/** Finding, naming, pressing. */
export function createPageTools() {
  const layers =
    "dialog[open], [popover]:not([popover=manual]):popover-open, [role=dialog], [role=alertdialog], [role=menu], .react-aria-Popover";
  const pressable = [
    "button:not([type=submit]):not([type=reset])",
    "summary",
    "[role=tab]",
    "[role=menuitem]:not(a)",
    "[aria-haspopup]:not(a)",
    "tbody tr:first-child input[type=checkbox]",
  ].join(", ");
  const typed = "input[type=search], [role=searchbox], [role=combobox]";

  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    element.getClientRects().length > 0;
  const usable = (element: Element) =>
    shown(element) && !element.matches(":disabled, [aria-disabled=true]") && !element.closest("[inert]");
  const top = (): Element | null => [...document.querySelectorAll(layers)].filter(shown).at(-1) ?? null;
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute("aria-labelledby");
    const label = labelled
      ? labelled
          .split(" ")
          .map((id) => document.getElementById(id)?.textContent ?? "")
          .join(" ")
      : element.getAttribute("aria-label");
    const own = label || (element as HTMLElement).innerText || element.getAttribute("title") || element.id || "";
    return own.replace(/\s+/g, " ").trim().slice(0, 60);
  };
  // Rows that differ by number or name alone are one kind of thing: the key leaves out digits, and rows count once.
  const keyOf = (element: Element) => {
    const row = element.closest("tr, li, [role=row], [role=option], [role=gridcell]");
    const name = row && !element.closest("[role=menu]") ? element.className : nameOf(element).replace(/\d+/g, "#");
    return `${element.getAttribute("role") ?? element.localName}|${name}`;
  };
  const within = (root: Element | null) => root ?? document.querySelector("main") ?? document.body;
  const find = (selector: string, isWholePage: boolean) =>
    [...(isWholePage ? document : within(top())).querySelectorAll(selector)].filter(usable);
  return {
    layerCount: () => [...document.querySelectorAll(layers)].filter(shown).length,
    layerName: () => {
      const layer = top();
      return layer ? nameOf(layer).slice(0, 40) || layer.className : "";
    },
    /** The first that was not pressed yet. */
    next: (seen: string[], isWholePage: boolean) => {
      const found = find(pressable, isWholePage).find((element) => !seen.includes(keyOf(element)));
      return found ? { key: keyOf(found), name: nameOf(found) || keyOf(found) } : null;
    },
    press: (key: string, isWholePage: boolean) => {
      const element = find(pressable, isWholePage).find((each) => keyOf(each) === key);
      if (!(element instanceof HTMLElement)) return false;
      element.focus();
      element.click();
      return true;
    },
    /** The same, by the name used in a path of presses. */
    pressNamed: (name: string, isWholePage: boolean) => {
      const element = find(pressable, isWholePage).find((each) => (nameOf(each) || keyOf(each)) === name);
      if (element instanceof HTMLElement) element.click();
    },
    fields: (seen: string[], isWholePage: boolean) =>
      find(typed, isWholePage)
        .filter((element) => element.matches("input"))
        .map((element) => ({ key: `${nameOf(element)}|${element.getAttribute("name") ?? ""}`, element }))
        .filter(({ key }, at, all) => !seen.includes(key) && all.findIndex((each) => each.key === key) === at)
        .map(({ key, element }) => {
          element.setAttribute("data-crawl", key);
          return key;
        }),
    type: (key: string, text: string) => {
      const field = document.querySelector<HTMLInputElement>(`[data-crawl="${CSS.escape(key)}"]`);
      if (!field) return;
      field.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new InputEvent("input", { bubbles: true, data: text, inputType: "insertText" }));
    },
    /** Links that show the same screen in another way: tabs, views, sorts. */
    ways: () =>
      [...within(null).querySelectorAll<HTMLAnchorElement>("a[href]")]
        .filter(
          (link) =>
            shown(link) && link.pathname === location.pathname && link.search !== location.search && !link.download,
        )
        .map((link) => link.pathname + link.search),
    closeByName: () => {
      const words = /^(cancel|close|keep.*|back|abbrechen|schließen|behalten|zurück|.* behalten)$/i;
      const button = [...(top()?.querySelectorAll("button") ?? [])].find((each) => words.test(nameOf(each)));
      button?.click();
      return button !== undefined;
    },
    heading: () => {
      const heading = [...document.querySelectorAll("h1")].find(shown);
      return (heading?.textContent ?? "").trim();
    },
  };
}
