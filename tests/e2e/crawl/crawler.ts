import type { Page } from "playwright/test";
import { createPageTools, installCrawler } from "./in-page.ts";
import { FaultWatch } from "./watch.ts";

/** How far a screen is explored. */
export interface Depth {
  /** Elements pressed on a screen, those inside menus and dialogs among them. */
  presses: number;
  /** Layers one over the other: a dialog that a menu of a dialog opens is three. */
  layers: number;
  /** Other ways to see the same screen: tabs, views, sorts. */
  ways: number;
}

/** Three words: one that finds people, one that finds numbers, one that finds nothing. */
const words = ["an", "100", "zzqx"];

/** Opens screens as one person, presses what opens something, and reports what goes wrong on the way. */
export class Crawler {
  readonly watch: FaultWatch;
  readonly pressed = { screens: 0, presses: 0, fields: 0 };
  /** The shell is on every screen, and is explored once. */
  #shellDone = false;

  readonly #page: Page;

  private constructor(page: Page, person: string) {
    this.#page = page;
    this.watch = new FaultWatch(page, person);
  }

  static async as(page: Page, person: string): Promise<Crawler> {
    await page.addInitScript(`(${installCrawler.toString()})(); window.crawl = (${createPageTools.toString()})();`);
    return new Crawler(page, person);
  }

  /** A screen, by a full load. */
  async load(address: string): Promise<void> {
    this.watch.where = address;
    await this.#page.goto(address, { waitUntil: "load" });
    await this.#settled();
    await this.#expectHeading();
    this.pressed.screens += 1;
  }

  /** A screen from where the person is, as a link would. */
  async goTo(address: string): Promise<void> {
    this.watch.where = address;
    const inside = await this.#page.evaluate((to) => {
      const router = window.__reactRouterDataRouter;
      router?.navigate(to);
      return router !== undefined;
    }, address);
    if (!inside) return this.load(address);
    await this.#settled();
    await this.#expectHeading();
    this.pressed.screens += 1;
  }

  /** Everything on the screen that opens something or finds something. */
  async explore(address: string, depth: Depth): Promise<void> {
    if (depth.presses === 0) return;
    const seen: string[] = [];
    await this.#exploreLayer(address, [], seen, depth, this.#shellDone ? "main" : "all");
    this.#shellDone = true;
    const ways = await this.#page.evaluate(() => window.crawl.ways());
    for (const way of [...new Set(ways)].slice(0, depth.ways)) await this.goTo(way);
  }

  async #exploreLayer(
    address: string,
    path: string[],
    seen: string[],
    depth: Depth,
    where: "main" | "all",
  ): Promise<void> {
    const isWholePage = where === "all" && path.length === 0;
    const layers = await this.#page.evaluate(() => window.crawl.layerCount());
    await this.#typeIntoFields(address, path, seen, isWholePage);
    for (;;) {
      if (seen.length >= depth.presses) return;
      const found = await this.#page.evaluate(([seen, isWholePage]) => window.crawl.next(seen, isWholePage), [
        seen,
        isWholePage,
      ] as const);
      if (!found) return;
      seen.push(found.key);
      this.watch.where = [address, ...path, found.name].join(" › ");
      await this.#page.evaluate(([key, isWholePage]) => window.crawl.press(key, isWholePage), [
        found.key,
        isWholePage,
      ] as const);
      await this.#settled();
      this.pressed.presses += 1;
      const now = await this.#state();
      if (now.commands.length > 0 || !this.isAt(address)) {
        // A command was blocked, or the press led to another screen: start again.
        await this.#again(address, path, isWholePage);
        continue;
      }
      if (now.layers <= layers) continue;
      if (path.length + 1 < depth.layers) await this.#exploreLayer(address, [...path, found.name], seen, depth, where);
      else await this.#typeIntoFields(address, [...path, found.name], seen, false);
      await this.#close(layers, [address, ...path, found.name].join(" › "));
    }
  }

  /** Types into each search and combobox that was not met yet, and leaves it empty. */
  async #typeIntoFields(address: string, path: string[], seen: string[], isWholePage: boolean): Promise<void> {
    const keys = await this.#page.evaluate(([seen, isWholePage]) => window.crawl.fields(seen, isWholePage), [
      seen,
      isWholePage,
    ] as const);
    for (const key of keys) {
      seen.push(key);
      this.pressed.fields += 1;
      for (const word of [...words, ""]) {
        this.watch.where = [address, ...path, `${key} ← "${word}"`].join(" › ");
        const before = await this.#page.evaluate(() => window.crawled.begun);
        await this.#page.evaluate(([key, word]) => window.crawl.type(key, word), [key, word] as const);
        await this.#waitForRequests(before);
        await this.#settled();
      }
    }
  }

  /** What a field asks for, it asks for once typing rests; one that filters by itself asks for nothing. */
  async #waitForRequests(before: number): Promise<void> {
    await this.#page
      .waitForFunction((before) => window.crawled.begun > before, before, { timeout: 350 })
      .catch(() => {});
  }

  /** Escape, and the confirming button if there is a question. */
  async #close(layers: number, what: string): Promise<void> {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const { layers: now } = await this.#state();
      if (now <= layers) return;
      if (attempt % 2 === 0) await this.#page.keyboard.press("Escape");
      else await this.#page.evaluate(() => window.crawl.closeByName());
      await this.#settled();
    }
    const { layers: now } = await this.#state();
    if (now > layers) {
      this.watch.where = what;
      this.watch.report("neither Esc nor a button closes it");
      await this.#page.reload();
      await this.#settled();
    }
  }

  async #again(address: string, path: string[], isWholePage: boolean): Promise<void> {
    await this.#page.goto(address);
    await this.#settled();
    // What leads back into the layer is pressed by its name again.
    for (const name of path) {
      await this.#page.evaluate(([name, isWholePage]) => window.crawl.pressNamed(name, isWholePage), [
        name,
        isWholePage,
      ] as const);
      await this.#settled();
    }
  }

  /** Whether the person is there, and was not led elsewhere. */
  isAt(address: string): boolean {
    const here = this.#page.url();
    return new URL(here).pathname === new URL(address, here).pathname;
  }

  #state(): Promise<{ commands: string[]; layers: number }> {
    return this.#page.evaluate(() => ({
      commands: window.crawled.commands.splice(0),
      layers: window.crawl.layerCount(),
    }));
  }

  /**
   * The page listens, no request is under way, no screen is on its way, and what they brought is drawn. React takes over
   * a loaded page in slices: one that is sent elsewhere between them no longer fits what was loaded (error 418).
   */
  async #settled(): Promise<void> {
    const idle = () => {
      const scripted = document.querySelector("script[type=module]") !== null;
      if (scripted && document.documentElement.dataset.hydrated === undefined) return false;
      const router = window.__reactRouterDataRouter;
      const quiet = window.crawled.open === 0 && (!router || router.state.navigation.state === "idle");
      if (!quiet) return false;
      return new Promise<boolean>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.crawled.open === 0))),
      );
    };
    await this.#page.waitForFunction(idle, undefined, { timeout: 30_000 }).catch((error: Error) => {
      this.watch.report(`does not come to rest: ${error.message.split("\n")[0]}`);
    });
  }

  async #expectHeading(): Promise<void> {
    const heading = await this.#page.evaluate(() => window.crawl.heading());
    if (heading === "") this.watch.report("no heading");
    if ((await this.#page.title()).trim() === "") this.watch.report("no title");
  }
}
