import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";

/**
 * Compressed JavaScript that a page needs before it listens: the table of routes, entry, root, layout, screen, their static
 * imports, and the catalogue of one language. Quick and without a browser; what loads itself afterwards is not in it, and the
 * budget of the whole is held by `tests/e2e/weight.spec.ts`, which counts as the browser does until it is idle.
 */
const client = "build/client";

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { parentId?: string; module: string; imports?: string[] }>;
}

const budgets = [
  { page: "/orders", route: "orders", kilobytes: 256 },
  { page: "/shipments/deliveries", route: "shipments_list", kilobytes: 255 },
  { page: "/plans", route: "plans", kilobytes: 255 },
  { page: "/login", route: "login", kilobytes: 225 },
];

/** The driver's page has its own entry, for a phone with little signal. */
const driverBudget = 120;

/** What a shop's checkout loads. */
const widgetBudget = 2;

/** The tracking page is read without scripts; what it may load on demand. */
const trackingBudget = 40;

function manifestName(): string {
  const name = readdirSync(join(client, "assets")).find((each) => /^manifest-.*\.js$/.test(each));
  if (!name) throw new Error("no manifest: run npm run build first");
  return join("assets", name);
}

function readManifest(): Manifest {
  const window: { __reactRouterManifest?: Manifest } = {};
  runInNewContext(readFileSync(join(client, manifestName()), "utf8"), { window });
  if (!window.__reactRouterManifest) throw new Error("the manifest has no routes");
  return window.__reactRouterManifest;
}

const sizes = new Map<string, number>();

function getSize(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(client, path.replace(/^\//, ""))), { level: 9 }).length;
  sizes.set(path, size);
  return size;
}

function listRouteFiles(manifest: Manifest, route: string): Set<string> {
  const files = new Set([manifestName(), manifest.entry.module, ...manifest.entry.imports]);
  for (let id: string | undefined = route; id; id = manifest.routes[id]?.parentId) {
    const row = manifest.routes[id];
    if (!row) throw new Error(`no route ${id} in the manifest`);
    for (const file of [row.module, ...(row.imports ?? [])]) files.add(file);
  }
  return files;
}

function kilobytes(paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + getSize(path), 0) / 1024;
}

const manifest = readManifest();
const catalogues = readdirSync(join(client, "assets")).filter((name) =>
  /^(en|index-en|catalogue-en).*\.js$/.test(name),
);
let over = 0;

for (const { page, route, kilobytes: budget } of budgets) {
  const files = listRouteFiles(manifest, route);
  for (const name of catalogues) files.add(`/assets/${name}`);
  const size = kilobytes(files);
  if (size > budget) over += 1;
  console.log(`${page.padEnd(24)} ${size.toFixed(1).padStart(7)} KB of ${budget} KB, ${files.size} files`);
}

const tracking = listRouteFiles(manifest, "track");
const shared = listRouteFiles(manifest, "login");
const own = kilobytes([...tracking].filter((file) => !shared.has(file)));
if (own > trackingBudget) over += 1;
console.log(`${"/track, beyond the frame".padEnd(24)} ${own.toFixed(1).padStart(7)} KB of ${trackingBudget} KB`);

const driver = [...readFileSync(join(client, "drive.html"), "utf8").matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(
  ([, path = ""]) => path,
);
const driverSize = kilobytes(driver);
if (driverSize > driverBudget) over += 1;
console.log(
  `${"/drive".padEnd(24)} ${driverSize.toFixed(1).padStart(7)} KB of ${driverBudget} KB, ${driver.length} files`,
);

const widget = kilobytes(["/widget/slots.js"]);
if (widget > widgetBudget) over += 1;
console.log(`${"/widget/slots.js".padEnd(24)} ${widget.toFixed(1).padStart(7)} KB of ${widgetBudget} KB`);

process.exit(over === 0 ? 0 : 1);
