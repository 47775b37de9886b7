import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { listAreas } from "#app/platform/i18n/catalogue-areas.ts";
import { en } from "#app/platform/i18n/catalogues/en.ts";
import { routeTable } from "#app/route-table.ts";
import { findCircles, root, type SourceFile, sourceByPath, sourceFiles } from "./source-files.ts";

/** The modules from the ground up: a module loads only modules above it in this list. */
const modules = [
  "workspace",
  "notifications",
  "identity",
  "places",
  "fleet",
  "pricing",
  "partners",
  "custom-fields",
  "customers",
  "lists",
  "notes",
  "ledger",
  "planning",
  "orders",
  "shipments",
  "inventory",
  "labels",
  "collections",
  "deposits",
  "payouts",
  "invoicing",
  "attendance",
  "closing",
  "routes",
  "driver",
  "slots",
  "messages",
  "tracking",
  "plans",
  "automation",
  "imports",
  "alerts",
  "webhooks",
  "apps",
  "shops",
  "sandbox",
  "analytics",
  "settings",
  "developers",
  "product-usage",
  "reports",
  "home",
] as const;

/** Everything that may import something, the lowest first. A folder may import itself and everything before it. */
const order = ["wasm", "app/platform", "app/ui", ...modules.map((name) => `app/modules/${name}`)];

/**
 * Types that a lower module takes from a higher one (the account of a scope, the ports that a Worker supplies, rows of a
 * timeline), counted by the two modules. The list may only get shorter.
 */
const upwardTypes: Readonly<Record<string, number>> = {
  "app/platform → fleet": 1,
  "app/platform → identity": 2,
  "app/platform → imports": 1,
  "app/platform → planning": 3,
  "app/platform → sandbox": 2,
  "app/platform → shops": 1,
  "app/platform → workspace": 1,
  "app/ui → automation": 1,
  "app/ui → fleet": 4,
  "app/ui → sandbox": 3,
  "app/ui → workspace": 2,
  "customers → orders": 3,
  "driver → home": 1,
  "fleet → planning": 2,
  "ledger → invoicing": 1,
  "ledger → shipments": 1,
  "notifications → home": 1,
  "orders → inventory": 1,
  "orders → shipments": 2,
  "partners → orders": 1,
  "planning → routes": 4,
  "pricing → orders": 1,
  "pricing → shipments": 1,
  "shipments → driver": 4,
};

/**
 * Writes of another module's tables, by the reason why they are not a statement of the owner: `file → table`, or the
 * expression that names the table. The list may only get shorter.
 */
const foreignWrites: Readonly<Record<string, readonly string[]>> = {
  "writes whatever table its caller names": [
    "platform/catalogue/rows.server.ts → (table)",
    "platform/db/json-rows.server.ts → (insert.table)",
    "platform/db/json-rows.server.ts → (table)",
    "platform/db/triggers/search-triggers.ts → (name)",
    "platform/db/triggers/sum-triggers.ts → (getTableName(into))",
    "platform/lists/facet-triggers.ts → (name)",
  ],
  "one shape for the timelines of all nouns, numbered with the version of the row in the same batch": [
    "platform/events/timeline-rows.server.ts → attendance_events",
    "platform/events/timeline-rows.server.ts → document_events",
    "platform/events/timeline-rows.server.ts → order_events",
    "platform/events/timeline-rows.server.ts → shipment_events",
  ],
  "the zone of a place is a column of every table with places, kept by the module that draws zones": [
    "modules/places/db/zones.server.ts → (name)",
    "modules/places/db/zones.triggers.ts → (table)",
  ],
  "empties every table of a sandbox, in the order of the schema": [
    "modules/sandbox/db/reset-tables.server.ts → (name)",
  ],
  "a trigger keeps a total or a flag of the order": [
    "modules/pricing/db/order-fees.triggers.ts → orders",
    "modules/shipments/db/shipments.triggers.ts → orders",
  ],
  "the command is of the lower noun and carries its change to rows of a higher module, which it may not load": [
    "modules/customers/db/customer-merge.server.ts → orders",
    "modules/customers/db/customer-merge.server.ts → shipments",
    "modules/identity/db/connection.writes.server.ts → connections",
    "modules/identity/db/connection.writes.server.ts → merchants",
    "modules/orders/db/edit.writes.server.ts → shipments",
    "modules/orders/db/priority.writes.server.ts → shipments",
    "modules/places/db/zone-references.writes.server.ts → shipping_methods",
  ],
};

/**
 * Tables, enumerations, states and words that lower parts load from higher modules, by the part that loads them; the lists of
 * all words do not count. The numbers may only get smaller.
 */
const upwardVocabulary: Readonly<Record<string, number>> = { platform: 77, ui: 8, modules: 108 };

/** The folders of a module, and what each may import from its own module. */
const folders: Readonly<Record<string, readonly string[]>> = {
  model: ["model"],
  db: ["model", "db"],
  commands: ["model", "db", "commands"],
  http: ["model", "db", "commands", "http"],
  api: ["model", "db", "commands", "http", "api"],
  screens: ["model", "screens", "i18n"],
  pages: ["model", "db", "commands", "http", "screens", "i18n"],
  i18n: ["model", "i18n"],
  phone: ["model", "phone", "i18n"],
};

/** Lines of code and comment a file may have; the first pattern that fits counts. Pure tables are free. */
const budgets: readonly [pattern: RegExp, lines: number][] = [
  [
    /\.(enums|states|fields|messages|answers|tables|triggers|endpoints|outputs|responses)\.ts$|\/(i18n|guides)\/|route-table\.ts$|permissions\.ts$|error-codes\.ts$|(currencies|countries|synonyms|host\/(flat-)?problem|import-fields|demo\/hamburg)\.ts$|\.resource\.tsx$|api\.server\.ts$/,
    Number.POSITIVE_INFINITY,
  ],
  [/^app\/modules\/[^/]+\/api\//, 60],
  [/^app\/modules\/[^/]+\/pages\//, 150],
  [/^app\/modules\/[^/]+\/commands\//, 100],
  [/^app\/modules\/[^/]+\/model\//, 150],
  [/^workers\/plan-room\.ts$/, 250],
  [/^(app|workers)\//, 200],
];

/** The room that a file lies in; null for entry points (the root, layouts, Workers), which may use everything. */
function roomOf(path: string): string | null {
  const room = /^(?:app\/modules\/[^/]+|app\/platform|app\/ui|wasm)/.exec(path)?.[0];
  return room ?? null;
}

function folderOf(path: string): string {
  return path.split("/")[3] ?? "";
}

/** Tables, enumerations, states and fields are words that any query may use; they load only the platform and each other. */
const isVocabulary = (path: string) =>
  /\.(tables|enums|states|fields)\.tsx?$|\/i18n\//.test(path) || path === "app/route-table.ts";

/** Pages and endpoints put several modules together. */
const isEntryPoint = (path: string) =>
  /^app\/modules\/[^/]+\/(?:pages\/|api\/.*\.endpoints\.ts|api\.server\.ts)/.test(path);

/** What lies above its own room in the order. */
function upward({ path }: SourceFile, imported: readonly string[]): string[] {
  const own = order.indexOf(roomOf(path) ?? "");
  if (own < 0 || isEntryPoint(path)) return [];
  return imported.filter((each) => order.indexOf(roomOf(each) ?? "") > own && !isVocabulary(each));
}

test("modules load only the modules below them, and entry points are loaded by nobody", () => {
  console.log(`modules, from the ground up: ${modules.join(" < ")}`);
  const wrong = sourceFiles.flatMap((file) => upward(file, file.loads).map((each) => `${file.path} → ${each}`));
  expect(wrong).toEqual([]);
  const entered = sourceFiles.flatMap(({ path, loads }) =>
    roomOf(path) === null || isEntryPoint(path)
      ? []
      : loads
          .filter((each) => isEntryPoint(each) || /^(?:workers|app\/layouts)\//.test(each))
          .map((each) => `${path} → ${each}`),
  );
  expect(entered).toEqual([]);
  expect(readdirSync(join(root, "app/modules")).sort()).toEqual([...modules].sort());
});

test("types from a higher module are those that are listed", () => {
  const found = sourceFiles.flatMap((file) => {
    const types = file.imports.filter((each) => !file.loads.includes(each));
    return upward(file, types).map((each) => `${roomOf(file.path)} → ${roomOf(each)}`.replaceAll("app/modules/", ""));
  });
  const counted = Object.fromEntries([...Map.groupBy(found, (pair) => pair)].map(([pair, all]) => [pair, all.length]));
  expect(counted).toEqual(upwardTypes);
});

test("vocabulary from a higher module is no more than what is counted", () => {
  const pairs = sourceFiles.flatMap(({ path, loads }) => {
    const own = order.indexOf(roomOf(path) ?? "");
    if (own < 0 || isEntryPoint(path) || path.startsWith("app/platform/i18n/catalogues/")) return [];
    return loads
      .filter((each) => isVocabulary(each) && order.indexOf(roomOf(each) ?? "") > own)
      .map((each) => `${roomOf(path)} → ${roomOf(each)}`.replaceAll("app/", ""));
  });
  const byPair = [...Map.groupBy(pairs, (pair) => pair)].map(([pair, all]) => `${pair}: ${all.length}`);
  console.log(`vocabulary from higher modules, ${pairs.length} imports\n${byPair.sort().join("\n")}`);
  const counted = Map.groupBy(pairs, (pair) => /^[a-z]+/.exec(pair)?.[0] ?? "");
  expect(Object.fromEntries([...counted].map(([part, all]) => [part, all.length]))).toEqual(upwardVocabulary);
});

test("no circle between files at run time", () => {
  expect(findCircles(sourceByPath)).toEqual([]);
});

test("vocabulary loads the platform and vocabulary alone", () => {
  const wrong = sourceFiles.flatMap(({ path, loads }) =>
    isVocabulary(path) && roomOf(path)?.startsWith("app/modules/")
      ? loads
          .filter((each) => !each.startsWith("app/platform/") && !isVocabulary(each))
          .map((each) => `${path} → ${each}`)
      : [],
  );
  expect(wrong).toEqual([]);
});

test("inside a module: model ← db ← commands ← http ← api and pages; screens load model, ui and words", () => {
  const wrong = sourceFiles.flatMap(({ path, loads }) => {
    const room = roomOf(path);
    if (!room?.startsWith("app/modules/") || path.split("/").length === 4) return [];
    const allowed = folders[folderOf(path)];
    if (!allowed) return [`${path}: no folder of a module`];
    return loads
      .filter((each) => roomOf(each) === room && each.split("/").length > 4 && !isVocabulary(each))
      .filter((each) => !allowed.includes(folderOf(each)))
      .map((each) => `${path} → ${each}`);
  });
  expect(wrong).toEqual([]);
});

test("model and screens of one module load no database, command or server file of another", () => {
  const wrong = sourceFiles.flatMap(({ path, loads }) => {
    const inBrowser =
      /^app\/(?:ui|modules\/[^/]+\/(?:model|screens|phone))\//.test(path) && !path.endsWith(".server.ts");
    return inBrowser
      ? loads
          .filter((each) => /\.server\.ts$|^app\/modules\/[^/]+\/(?:db|commands|http|api)\//.test(each))
          .map((each) => `${path} → ${each}`)
      : [];
  });
  expect(wrong).toEqual([]);
});

test("the platform and the design system know modules by their vocabulary alone, and the solver nothing of the application", () => {
  const wrong = sourceFiles.flatMap(({ path, loads }) => {
    const room = roomOf(path);
    if (room === "wasm") return loads.filter((each) => !each.startsWith("wasm/")).map((each) => `${path} → ${each}`);
    if (room !== "app/platform" && room !== "app/ui") return [];
    return loads
      .filter((each) => each.startsWith("app/modules/") && !isVocabulary(each))
      .map((each) => `${path} → ${each}`);
  });
  expect(wrong).toEqual([]);
});

/** Where queries are written: modules' `db`, and what the platform's lists, events and catalogues are made of. */
const isDatabase = (path: string) =>
  /^app\/modules\/[^/]+\/db\/|^app\/platform\/(?:db|lists|events|catalogue)\/|^workers\/local\//.test(path);

test("Drizzle is known by the db folders alone, and what a constraint means by one table", () => {
  const wrong = sourceFiles.flatMap(({ path, text }) => {
    const found = [
      !isDatabase(path) && /from "drizzle-orm/.test(text) && `${path} imports Drizzle`,
      /constraint failed/.test(text) && path !== "app/platform/db/conflicts.ts" && `${path} reads a constraint's name`,
    ];
    return found.filter((each) => each !== false);
  });
  expect(wrong).toEqual([]);
});

/** Where tables are written; what starts and seeds a local server fills all of them. */
const isWriter = (path: string) =>
  /^(app\/modules\/[^/]+\/(db|commands|http)\/|app\/platform\/|workers\/(?!local\/))/.test(path);

const writes = [
  /\bdb\s*\.(?:insert|update|delete)\(\s*([\w.]+)/g,
  /\b(?:insert(?: or \w+)? into|replace into|update(?: or \w+)?|delete from)\s+(\$\{[^}(]+(?:\([^}]*)?\}|"?\w+)/gi,
  /\b(?:insert|update)JsonRows\([^;]{0,40}?\btable: (\w+)/g,
];

/** `file → table` for what a file writes of another module, by its name in SQL; a table that it is given by its expression. */
function listForeignWrites(): string[] {
  const tables = sourceFiles.flatMap(({ path, text }) =>
    [...text.matchAll(/export const (\w+) = sqliteTable\(\s*"(\w+)"/g)].map(([, name = "", stored = ""]) => {
      return { name, stored, owner: roomOf(path) };
    }),
  );
  const byName = new Map(tables.flatMap((table) => [[table.name, table] as const, [table.stored, table] as const]));
  const found = sourceFiles
    .filter(({ path }) => isWriter(path))
    .flatMap(({ path, text }) => {
      const code = text.replace(/^\s*(\/?\*.*|\/\/.*)$/gm, "");
      return writes
        .flatMap((pattern) => [...code.matchAll(pattern)])
        .flatMap(([, name = ""]) => {
          const named = name.replace(/^\$\{|\}$|"/g, "");
          const table = byName.get(named);
          if (table) return table.owner === roomOf(path) ? [] : [`${path} → ${table.stored}`];
          return /^\$|^[a-z]+[A-Z.]|^table$/.test(name) ? [`${path} → (${named})`] : [];
        });
    });
  return [...new Set(found)].sort();
}

test("a table is written by the module that defines it, and other writes are listed with their reason", () => {
  const listed = Object.values(foreignWrites).flatMap((all) => all.map((each) => `app/${each}`));
  expect(listForeignWrites()).toEqual(listed.sort());
});

/** `status === 3`, `"status" in (0, 1)`, `${plans.status} in (2)`, `status: 7`, `toStatus).toBe(5)`: of one or two digits, so no HTTP status. */
const bareStatus = [
  /\b\w*[sS]tatus\b["'`)}\]]*\s*([!=]==?|<=|>=|<>|<|>|=|(is |not )?in|(NOT )?IN|is)\s*[([]?\s*\d{1,2}\b(?![\d.])/,
  /\bcase (\w+\.)?"?status"? when \d/i,
  /\b\w*status(es)?"?: \[?\d{1,2}\b(?!\d)/i,
  /\bstatus(code)?\[\] = \[\d/i,
  /status["'\])}]*\)?\)\.(not\.)?to(Be|Equal|StrictEqual|Contain)\(\[?\d{1,2}\b(?!\d)/i,
  /\b(eq|ne|is|inArray)\(\w+\.status, \[?\d{1,2}\b(?!\d)/,
];
/** There it is what a process ended with. */
const endsProcesses = /^(workers\/region\/build\/|tests\/bench\/(region|routino)\.ts$|tests\/e2e\/program\.spec\.ts$)/;

test("a status is named, never written as its number: in code, in SQL, and in what tests expect", () => {
  const tests = readdirSync(join(root, "tests"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && name !== "architecture.test.ts")
    .map((name) => ({ path: `tests/${name}`, text: readFileSync(join(root, "tests", name), "utf8") }));
  const wrong = [...sourceFiles, ...tests].flatMap(({ path, text }) => {
    if (endsProcesses.test(path)) return [];
    return text.split("\n").flatMap((line, at) => {
      // A query of an address has the code as programs write it; comments may explain one.
      const code = line
        .replace(/^\s*(\/?\*.*|\/\/.*)$|\s\/\/.*$/, "")
        .replace(/(filters?\[status\](\[\])?|[?&]status)=[\d,]+/gi, "");
      return bareStatus.some((pattern) => pattern.test(code)) ? [`${path}:${at + 1}: ${line.trim()}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});

/** Forms that send a file, on pages without live news: what they are answered is read from their fetcher. */
const sendsFiles =
  /^app\/modules\/(identity\/screens|imports\/screens\/wizard\/import-start|workspace\/screens\/.*logo-form)/;

test("results of actions come from the action: a fetcher may show an older one during live updates", () => {
  const found = sourceFiles.flatMap(({ path, text }) => {
    const reads = /useFetcher<\w*Answer\b/.test(text) && path.startsWith("app/") && !sendsFiles.test(path);
    return reads ? [`${path} reads a response that may be stale: useAsking receives its own`] : [];
  });
  expect(found).toEqual([]);
});

test("files stay within their budget of lines", () => {
  const over = sourceFiles.flatMap(({ path, lines }) => {
    const budget = budgets.find(([pattern]) => pattern.test(path))?.[1] ?? 250;
    return lines > budget ? [`${path}: ${lines} of ${budget}`] : [];
  });
  expect(over).toEqual([]);
});

/** Names that two worlds share: the solver and the application, the guides and the tables, a port and a clock. */
const sharedNames = new Set(
  "Caller Clock Field Fields canReload listCrews openWorkspace plans shops vehicleFields".split(" "),
);

test("an exported name stands in one file only", () => {
  const files = sourceFiles.filter(({ path }) => !/\/(i18n|words|pages)\/|^app\/layouts\/|^wasm\/solver\//.test(path));
  const names = files.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm)].map(
      ([, name = ""]) => ({ name, path }),
    ),
  );
  const twice = [...Map.groupBy(names, ({ name }) => name)].filter(
    ([, places]) => new Set(places.map(({ path }) => path)).size > 1,
  );
  const others = twice.filter(([name]) => !sharedNames.has(name));
  expect(others.map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(", ")}`)).toEqual([]);
  expect([...sharedNames].filter((name) => !twice.some(([each]) => each === name))).toEqual([]);
});

test("folders are rooms, not drawers: no more than 40 files in one", () => {
  const byFolder = Map.groupBy(sourceFiles, ({ path }) => posix.dirname(path));
  const full = [...byFolder]
    .filter(([, held]) => held.length > 40)
    .map(([folder, held]) => `${folder}: ${held.length}`);
  expect(full).toEqual([]);
});

test("nothing is called utils, helpers or common, and there are no barrels but the schema's", () => {
  const named = sourceFiles.filter(
    ({ path }) => /(^|\/)(utils|helpers|common)(\.|\/)/.test(path) && !path.includes("/i18n/"),
  );
  const barrels = sourceFiles.filter(({ path }) => /\/index\.tsx?$/.test(path));
  expect([...named, ...barrels].map(({ path }) => path)).toEqual([]);
});

test("names are kebab-case", () => {
  const wrong = sourceFiles.filter(
    ({ path }) => !/^(root|entry\.\w+|[a-z0-9]+([-.][a-z0-9]+)*)\.tsx?$/.test(path.split("/").at(-1) ?? ""),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("every row of the route table has its module and a guard, and every module its row", () => {
  const missing = routeTable.filter((row) => !existsSync(join(root, "app/modules", row.module)));
  expect(missing.map((row) => row.path)).toEqual([]);
  const known = new Set(routeTable.map((row) => `app/modules/${row.module}`));
  // What rows share answers nothing by itself.
  const stray = sourceFiles.filter(
    ({ path }) => /^app\/modules\/[^/]+\/pages\//.test(path) && !path.endsWith(".server.ts") && !known.has(path),
  );
  expect(stray.map(({ path }) => path)).toEqual([]);
  const open = routeTable.filter(
    (row) => row.access === "account" && row.path !== "/" && row.permission === undefined && !row.anyOf,
  );
  // The inbox is every member's own. Lists of several permissions look up names: each module asks for its own. Tracking asks
  // who sees the order: everybody else is led to what any stranger sees. The accounting's root shows nothing: it leads to the
  // first part that the member may see, and home without one. First steps are on every member's home already; an empty map
  // shows where the locations are that the member may see. What they do is counted of every member who agreed. What endpoints ask is in `tests/access/access.txt`.
  const named = [
    "/inbox",
    "/search",
    "/orders/:number/track",
    "/accounting",
    "/first-steps",
    "/map-area",
    "/product-usage/batch",
  ];
  expect(open.map((row) => row.path).sort()).toEqual(named.sort());
});

/**
 * What is read before an account is known, or belongs to none: sessions, the outbox, sign-in, tracking, gazetteers, and the
 * failed messages of all accounts, which operators send again.
 */
const withoutAccount =
  /^app\/modules\/((identity|notifications|tracking|places|shops|webhooks|developers)\/|settings\/db\/failed-messages\.writes)/;

test("every query of a module knows its account", () => {
  const server = sourceFiles.filter(
    ({ path }) => /^app\/modules\/[^/]+\/db\/.*\.server\.ts$/.test(path) && !withoutAccount.test(path),
  );
  const without = server.filter(({ text }) => !/accountId|account_id|scope/.test(text));
  expect(without.map(({ path }) => path)).toEqual([]);
});

/** Parts that load their catalogues with themselves: the bars of a sandbox and of first steps, dialogs of lists. */
const bringsItsWords =
  /^app\/(ui\/(shell\/sandbox\/|resource\/views\/share-dialog)|modules\/(home\/screens\/first-steps\/|plans\/screens\/shipments\/plan-(selection|target-fields)))/;

test("every screen's catalogues are loaded with it", () => {
  const missing = routeTable.flatMap((row) => {
    const screens = row.layout === "none" ? [] : [`app/modules/${row.module}`, `app/layouts/${row.layout}.tsx`];
    const seen = new Set(screens);
    for (const path of seen) {
      for (const each of sourceByPath.get(path)?.loads ?? []) if (!/\.server\.ts$|\/http\//.test(each)) seen.add(each);
    }
    const loaded: string[] = listAreas(row.path);
    return [...seen].flatMap((path) =>
      areasSpoken(sourceByPath.get(path)?.text ?? "")
        .filter((area) => !loaded.includes(area) && !bringsItsWords.test(path))
        .map((area) => `${row.path}: ${area} for ${path}`),
    );
  });
  expect(missing).toEqual([]);
});

/** Catalogues that a file uses. */
function areasSpoken(text: string): string[] {
  return Object.keys(en).filter((area) => new RegExp(`["\`]${area}:[a-z]|useTranslation\\("${area}"`).test(text));
}

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
  const asking = sourceFiles.filter(({ path, text }) => path.endsWith(".tsx") && asks.test(text));
  expect(asking.map(({ path }) => path)).toEqual([]);
});
