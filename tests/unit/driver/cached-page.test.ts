import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";

// The service worker as the phone runs it: its file, with a cache, a network and a global scope provided by the test.

const origin = "https://waybill.test";
const source = readFileSync("public/drive-worker.js", "utf8");

/** The files of a build of the page, by path. */
const build = (mark: string): Record<string, string> => ({
  "/drive": `<script type="module" src="/assets/drive-${mark}.js"></script><link href="/assets/drive-${mark}.css">`,
  [`/assets/drive-${mark}.js`]: `import"./words-${mark}.js";import("./pad-${mark}.js");import("./reader-${mark}.js")`,
  [`/assets/drive-${mark}.css`]: "body{}",
  [`/assets/words-${mark}.js`]: "",
  [`/assets/pad-${mark}.js`]: "",
  [`/assets/reader-${mark}.js`]: `fetch("/assets/reader-${mark}.wasm")`,
  [`/assets/reader-${mark}.wasm`]: "",
});
const [first, second] = [build("AAA1111"), build("BBB_2-2")];

const world = {
  served: {} as Record<string, string>,
  /** Milliseconds until the page responds; null without a network. */
  pageTakes: 0 as number | null,
  broken: new Set<string>(),
};
let kept: Map<string, Response>;
let handlers: Map<string, (event: object) => void>;

const pathOf = (requested: string | { url: string }) =>
  new URL(typeof requested === "string" ? requested : requested.url, origin).pathname;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(world, { served: first, pageTakes: 0, broken: new Set() });
  kept = new Map();
  handlers = new Map();
  const cache = {
    match: async (requested: string | Request) => kept.get(pathOf(requested))?.clone(),
    put: async (requested: string | Request, answer: Response) => void kept.set(pathOf(requested), answer),
    keys: async () => [...kept.keys()].map((path) => ({ url: origin + path })),
    delete: async (requested: { url: string }) => kept.delete(pathOf(requested)),
  };
  const network = async (requested: string | Request) => {
    const path = pathOf(requested);
    if (world.pageTakes === null) throw new TypeError("offline");
    if (path === "/drive") await new Promise((done) => setTimeout(done, world.pageTakes ?? 0));
    if (world.broken.has(path)) throw new TypeError("the signal is gone");
    const text = world.served[path];
    const type = path === "/drive" ? "text/html; charset=utf-8" : "text/javascript";
    return new Response(text ?? "", { status: text === undefined ? 404 : 200, headers: { "Content-Type": type } });
  };
  const self = {
    location: { origin },
    addEventListener: (kind: string, handler: (event: object) => void) => handlers.set(kind, handler),
  };
  new Function("self", "caches", "fetch", source)(self, { open: async () => cache }, network);
  return () => vi.useRealTimers();
});

/** Requests a file as the page does: the response, and the work the worker continues. */
async function ask(path: string): Promise<{ text: string; later: Promise<unknown> }> {
  const later: Promise<unknown>[] = [];
  let answered: Promise<Response> = Promise.reject(new Error("not answered"));
  answered.catch(() => {});
  handlers.get("fetch")?.({
    request: { url: origin + path, method: "GET" },
    respondWith: (answer: Promise<Response>) => {
      answered = answer;
    },
    waitUntil: (work: Promise<unknown>) => void later.push(work),
  });
  await vi.advanceTimersByTimeAsync(3_000);
  const text = await (await answered).text();
  return { text, later: Promise.all(later) };
}

/** Opens the page and loads the files in `looked` besides those it always loads. */
async function openPage(looked: readonly string[] = []): Promise<string> {
  const { text, later } = await ask("/drive");
  await vi.advanceTimersByTimeAsync(20_000);
  await later;
  const [mark = ""] = /[\w-]{7}(?=\.js)/.exec(text) ?? [];
  for (const name of ["drive", "words", "pad", ...looked]) await (await ask(`/assets/${name}-${mark}.js`)).later;
  return text;
}

/** Whether the cached page is complete without a network. */
async function opensOffline(): Promise<string> {
  world.pageTakes = null;
  const { text } = await ask("/drive");
  const page = text === first["/drive"] ? first : second;
  for (const path of Object.keys(page).filter((each) => !each.includes("/reader-")))
    expect((await ask(path)).text, path).toBe(page[path]);
  return text;
}

test("a page that responded late after a deploy opens offline with all its files", async () => {
  await openPage();
  Object.assign(world, { served: { ...first, ...second }, pageTakes: 8_000 });
  // The driver sees the cached page; the new page arrives in the background, and nothing loads its files.
  const shown = await ask("/drive");
  expect(shown.text).toBe(first["/drive"]);
  await vi.advanceTimersByTimeAsync(20_000);
  await shown.later;
  expect(await opensOffline()).toBe(second["/drive"]);
});

test.each(["/assets/words-BBB_2-2.js", "/assets/drive-BBB_2-2.css", "/assets/pad-BBB_2-2.js"])(
  "keeps the old page when the signal is lost before %s arrives",
  async (path) => {
    await openPage();
    Object.assign(world, { served: { ...first, ...second }, pageTakes: 8_000, broken: new Set([path]) });
    const shown = await ask("/drive");
    await vi.advanceTimersByTimeAsync(20_000);
    await shown.later;
    expect(await opensOffline()).toBe(first["/drive"]);
  },
);

test("the barcode reader is cached again only where it was cached; old files go when no page uses them", async () => {
  await openPage(["reader"]);
  await (await ask("/assets/reader-AAA1111.wasm")).later;
  world.served = second;
  await openPage();
  expect([...kept.keys()].filter((path) => path.includes("BBB")).sort()).toEqual(
    Object.keys(second)
      .filter((path) => path !== "/drive")
      .sort(),
  );
  await openPage();
  expect([...kept.keys()].sort()).toEqual(Object.keys(second).sort());
});

test("a hotel's sign-in page is shown but never cached as ours", async () => {
  await openPage();
  world.served = { "/drive": "<h1>Room number, please</h1>" };
  expect((await ask("/drive")).text).toContain("Room number");
  expect(await opensOffline()).toBe(first["/drive"]);
});
