import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { areasOf } from "#app/platform/i18n/areas.ts";
import { en } from "#app/platform/i18n/catalogues/en.ts";
import { routeTable } from "#app/route-table.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

interface SourceFile {
  path: string;
  lines: number;
  imports: string[];
  /** What is imported for more than its types: what really is loaded. */
  loads: string[];
  /** Catalogues it speaks from. */
  speaks: string[];
}

/** Which room may use which; a room may always use itself. `wasm` is plain computation, below everything. */
const mayUse: Record<string, readonly string[]> = {
  wasm: [],
  "app/domain": ["wasm"],
  "app/data": ["app/domain"],
  "app/i18n": ["app/domain"],
  "app/ui": ["app/domain", "app/i18n", "app/route-table.ts", "wasm"],
  "app/features": ["app/domain", "app/data", "app/ui", "app/i18n", "wasm"],
  "app/route-table.ts": ["app/domain"],
  "app/http": ["app/domain", "app/data", "app/i18n", "app/features", "app/route-table.ts"],
  "app/routes": [
    "app/domain",
    "app/data",
    "app/ui",
    "app/i18n",
    "app/features",
    "app/http",
    "app/route-table.ts",
    "wasm",
  ],
  app: ["app/domain", "app/data", "app/ui", "app/i18n", "app/features", "app/http", "app/routes", "app/route-table.ts"],
  workers: ["app/domain", "app/data", "app/i18n", "app/features", "app/http", "app/route-table.ts", "wasm"],
};

/** Lines of code and comment a file may have; the first pattern that fits counts. Pure tables are free. */
const budgets: readonly [pattern: RegExp, lines: number][] = [
  [
    /\.(enums|states|fields|messages|answers)\.ts$|\/(schema|i18n)\/|route-table\.ts$|permissions\.ts$|error-codes\.ts$|(currencies|countries|synonyms|host\/problem|import-fields|demo\/hamburg)\.ts$|\.resource\.tsx$/,
    Number.POSITIVE_INFINITY,
  ],
  [/^app\/routes\//, 60],
  [/^app\/features\/.*\.server\.ts$/, 100],
  [/^app\/domain\//, 150],
  [/^workers\/plan-room\.ts$/, 250],
  [/^(app|workers)\//, 200],
];

const files = [
  ...sourcesBelow("app"),
  ...sourcesBelow("workers"),
  ...sourcesBelow("wasm/host"),
  ...sourcesBelow("wasm/check"),
];

function sourcesBelow(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts") && !name.includes("+types"))
    .map((name) => {
      const path = join(folder, name);
      const text = readFileSync(join(root, path), "utf8");
      const values = text.replace(/^(import|export) type [^;]*;/gm, "");
      return {
        path,
        lines: text.trimEnd().split("\n").length,
        imports: importsOf(path, text),
        loads: importsOf(path, values),
        speaks: Object.keys(en).filter((area) =>
          new RegExp(`["\`]${area}:[a-z]|useTranslation\\("${area}"`).test(text),
        ),
      };
    });
}

/** Paths from the repository's root of what a file imports of the project. */
function importsOf(path: string, text: string): string[] {
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
  return names
    .filter((name) => name.startsWith(".") || name.startsWith("#"))
    .map((name) => (name.startsWith("#") ? name.slice(1) : relative(root, normalize(join(root, dirname(path), name)))))
    .filter((name) => !name.includes("+types"));
}

function roomOf(path: string): string {
  const rooms = Object.keys(mayUse).sort((a, b) => b.length - a.length);
  return rooms.find((room) => path === room || path.startsWith(`${room}/`)) ?? "outside";
}

/** The area of a feature file; files directly in `features` are shared. */
function areaOf(path: string): string | null {
  return /^app\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
}

test("rooms use only the rooms below them", () => {
  const wrong = files.flatMap(({ path, imports }) => {
    const room = roomOf(path);
    const allowed = mayUse[room] ?? [];
    return imports
      .filter((each) => roomOf(each) !== room && !allowed.includes(roomOf(each)))
      .map((each) => `${path} → ${each}`);
  });
  expect(wrong).toEqual([]);
});

test("one feature area does not import another", () => {
  const wrong = files.flatMap(({ path, imports }) => {
    const area = areaOf(path);
    if (!area) return [];
    return imports.filter((each) => areaOf(each) !== null && areaOf(each) !== area).map((each) => `${path} → ${each}`);
  });
  expect(wrong).toEqual([]);
});

test("browser code imports nothing of the server", () => {
  const wrong = files.flatMap(({ path, loads }) => {
    const browser = path.endsWith(".tsx") && /^app\/(ui|features)\//.test(path);
    return browser
      ? loads.filter((each) => /\.server\.ts$|^app\/(data|http)\//.test(each)).map((each) => `${path} → ${each}`)
      : [];
  });
  expect(wrong).toEqual([]);
});

test("Drizzle and the schema are known by the data room alone, and what a constraint means by one table", () => {
  const wrong = files.flatMap(({ path }) => {
    const text = readFileSync(join(root, path), "utf8");
    const inData = path.startsWith("app/data/") || path.startsWith("workers/local/");
    const found = [
      !inData && /from "(drizzle-orm|#app\/data\/schema)/.test(text) && `${path} imports Drizzle`,
      /constraint failed/.test(text) && path !== "app/platform/db/conflicts.ts" && `${path} reads a constraint's name`,
    ];
    return found.filter((each) => each !== false);
  });
  expect(wrong).toEqual([]);
});

/** `status === 3`, `s.status in (5, 8)`, `statuses: [2]`, `OrderStatus[] = [0, 1]`: of one or two digits, so no HTTP status. */
const bareStatus = [
  /\bstatus\b\)?\s*(===|!==|<=|>=|<>|<|>|=|in|not in)\s*\(?\s*\d{1,2}\b(?!\d)/,
  /\bcase (\w+\.)?status when \d/,
  /\bstatuses: \[\d/,
  /Status(Code)?\[\] = \[\d/,
];

test("a status is named, never written as its number: sets are derived from the properties of its row", () => {
  const wrong = files.flatMap(({ path }) => {
    // Status there is what a process ended with.
    if (path.startsWith("workers/region/build/")) return [];
    const lines = readFileSync(join(root, path), "utf8").split("\n");
    return lines.flatMap((line, at) =>
      bareStatus.some((pattern) => pattern.test(line.replace(/\/\/.*$/, "")))
        ? [`${path}:${at + 1}: ${line.trim()}`]
        : [],
    );
  });
  expect(wrong).toEqual([]);
});

/** Forms that send a file, on pages without live news: what they are answered is read from their fetcher. */
const sendsFiles = /^app\/features\/(profile|imports\/wizard\/import-start|settings\/account\/logo-form)/;

test("answers of actions are heard from the action: a fetcher may show an older one beside live news", () => {
  const found = files.flatMap(({ path }) => {
    const text = readFileSync(join(root, path), "utf8");
    const reads = /useFetcher<\w*Answer\b/.test(text) && path.startsWith("app/") && !sendsFiles.test(path);
    return reads ? [`${path} reads an answer that may be older: useAsking hears its own`] : [];
  });
  expect(found).toEqual([]);
});

test("files stay within their budget of lines", () => {
  const over = files.flatMap(({ path, lines }) => {
    const budget = budgets.find(([pattern]) => pattern.test(path))?.[1] ?? 250;
    return lines > budget ? [`${path}: ${lines} of ${budget}`] : [];
  });
  expect(over).toEqual([]);
});

test("folders are rooms, not drawers: no more than 40 files in one", () => {
  const folders = Map.groupBy(
    files.filter(({ path }) => !path.startsWith("app/routes/")),
    ({ path }) => path.slice(0, path.lastIndexOf("/")),
  );
  const full = [...folders].filter(([, held]) => held.length > 40).map(([folder, held]) => `${folder}: ${held.length}`);
  expect(full).toEqual([]);
});

test("nothing is called utils, helpers or common, and there are no barrels but the schema's", () => {
  const named = files.filter(
    ({ path }) => /(^|\/)(utils|helpers|common)(\.|\/)/.test(path) && !path.startsWith("app/i18n/"),
  );
  const barrels = files.filter(
    ({ path }) => /\/index\.tsx?$/.test(path) && path !== "app/platform/db/schema.ts" && !path.startsWith("app/i18n/"),
  );
  expect([...named, ...barrels].map(({ path }) => path)).toEqual([]);
});

test("names are kebab-case", () => {
  const wrong = files.filter(
    ({ path }) => !/^(root|entry\.\w+|[a-z0-9]+([-.][a-z0-9]+)*)\.tsx?$/.test(path.split("/").at(-1) ?? ""),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("every row of the route table has its module and a guard, and every module its row", () => {
  const missing = routeTable.filter((row) => !existsSync(join(root, "app/routes", row.module)));
  expect(missing.map((row) => row.path)).toEqual([]);
  const known = new Set(routeTable.map((row) => join("app/routes", row.module)));
  const stray = files.filter(
    ({ path }) =>
      // What rows share answers nothing by itself.
      !path.endsWith(".server.ts") &&
      path.startsWith("app/routes/") &&
      !path.startsWith("app/routes/layouts/") &&
      !known.has(path),
  );
  expect(stray.map(({ path }) => path)).toEqual([]);
  const open = routeTable.filter(
    (row) => row.access === "account" && row.path !== "/" && row.permission === undefined && !row.anyOf,
  );
  // The inbox is every member's own (platform §2.3).
  const ownInbox = ["/inbox", "/api/inbox", "/api/inbox/:action"];
  // Saved views belong to lists of several permissions, which their reads and commands look at (platform §7.3).
  const ownViews = ["", "/:id", "/module/:module", "/module/:module/reorder"].map((rest) => `/api/views${rest}`);
  // Lists of several permissions look up names: each module asks for its own. Tracking asks who sees the order: everybody
  // else is led to what any stranger sees.
  // The accounting's root shows nothing: it leads to the first part that the member may see, and home without one.
  const looking = ["/search", "/orders/:number/track", "/accounting"];
  const named = [...ownInbox, ...looking, ...ownViews, "/api/addresses", "/api/lookups/:module"];
  expect(open.map((row) => row.path).sort()).toEqual(named.sort());
});

test("every query of the data room knows its account", () => {
  const server = files.filter(({ path }) =>
    /^app\/data\/(?!kernel|schema|session|outbox|geocoding|tracking)[^/]+\/.*\.server\.ts$/.test(path),
  );
  const without = server.filter(
    ({ path }) => !/accountId|account_id|scope/.test(readFileSync(join(root, path), "utf8")),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

test("every screen's catalogues are loaded with it", () => {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const missing = routeTable.flatMap((row) => {
    const screens = row.layout === "none" ? [] : [`app/routes/${row.module}`, `app/routes/layouts/${row.layout}.tsx`];
    const seen = new Set(screens);
    for (const path of seen) {
      for (const each of byPath.get(path)?.loads ?? []) if (!/\.server\.ts$|^app\/http\//.test(each)) seen.add(each);
    }
    const loaded: string[] = areasOf(row.path);
    return [...seen].flatMap((path) =>
      (byPath.get(path)?.speaks ?? [])
        // The bar of a sandbox brings its words along (`open-bar.ts`).
        .filter((area) => !loaded.includes(area) && !path.startsWith("app/ui/shell/sandbox/"))
        .map((area) => `${row.path}: ${area} for ${path}`),
    );
  });
  expect(missing).toEqual([]);
});

/** What makes a test depend on the machine: a fixed wait, and what day or hour it is. */
const machineTime: readonly (readonly [folder: string, pattern: RegExp])[] = [
  ["tests/e2e", /waitForTimeout|scheduler\.wait|setTimeout\(\w+, *\d/],
  ["tests/unit", /new Date\(\)|Date\.now\(\)/],
  ["tests/worker", /new Date\(\)|new Date\(Date\.now|localDateOf\(Date\.now|localTimeOf\(Date\.now/],
];

test.each(machineTime)("no test in %s waits a fixed time or asks the machine what day it is", (folder, pattern) => {
  const asking = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const lines = readFileSync(join(root, folder, name), "utf8").split("\n");
      return lines.flatMap((line, at) => (pattern.test(line) ? [`${folder}/${name}:${at + 1}`] : []));
    });
  expect(asking).toEqual([]);
});

test("screens ask the API by its client: the browser's table of routes has none of its paths", () => {
  const asks = /\b(load|submit|Form)\b[^;]{0,40}["'`]\/api\//;
  expect("void load(`/api/orders/1`)").toMatch(asks);
  const asking = files.filter(({ path }) => path.endsWith(".tsx") && asks.test(readFileSync(join(root, path), "utf8")));
  expect(asking.map(({ path }) => path)).toEqual([]);
});
