import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { root } from "./setup.mjs";

// Trims the browser's route manifest, which every page loads: API routes, to which no screen links and which are half of
// it; downloads, which links fetch past the router; files that the entry has loaded already; what the router does not read;
// what is false or empty, which it reads like what is missing. Files are numbers into a table; routes get their ids from their
// keys, and the parent that most have, when it is loaded.

/** Runs in the browser. */
function unpack(manifest) {
  const { routes, parent } = manifest;
  const files = manifest.files.split(" ").map((file) => `/assets/${file}${/[.]css/.test(file) ? "" : ".js"}`);
  for (const id in routes) {
    const route = routes[id];
    route.id = id;
    if (id !== "root") route.parentId ??= parent;
    route.module = files[route.module];
    for (const list of ["imports", "css"]) if (route[list]) route[list] = route[list].map((at) => files[at]);
  }
  return manifest;
}

const folder = join(root, "build", "client", "assets");
const name = readdirSync(folder).find((each) => /^manifest-.*\.js$/.test(each));
if (!name) throw new Error("no table of routes was built");
const window = {};
runInNewContext(readFileSync(join(folder, name), "utf8"), { window });
const manifest = window.__reactRouterManifest;
const loaded = new Set([manifest.entry.module, ...manifest.entry.imports]);
const files = new Map();
const toNumber = (file) => {
  if (!files.has(file)) files.set(file, files.size);
  return files.get(file);
};
/** Files and pictures: their addresses are followed by the browser itself, never by the router. */
const downloads = new RegExp(
  [
    "^api/|^mcp$|^mail-logo/|^developers/waybill|[.](txt|xml|md)$",
    ":(version|format|hash|secret|runId|id|table/:month)$",
    "/(export|print|e-invoice|payment-file|manifest|proofs?|sheets|datev|result|feedback-photo)$",
  ].join("|"),
);
/** What most routes stand in. */
const parent = "layout_default";
const routes = Object.entries(manifest.routes)
  .filter(([, { path = "", hasDefaultExport }]) => hasDefaultExport || !downloads.test(path))
  .map(([key, { id: _id, hasDefaultExport: _unread, module, imports = [], css = [], ...route }]) => {
    const lists = { imports: imports.filter((file) => !loaded.has(file)).map(toNumber), css: css.map(toNumber) };
    if (route.parentId === parent) delete route.parentId;
    const kept = Object.entries({ ...route, module: toNumber(module), ...lists });
    const isSaid = (value) => value !== false && !(Array.isArray(value) && value.length === 0);
    return [key, Object.fromEntries(kept.filter(([, value]) => isSaid(value)))];
  });
const names = [...files.keys()].map((file) => file.replace(/^\/assets\//, "").replace(/\.js$/, ""));
const packed = JSON.stringify({ ...manifest, parent, routes: Object.fromEntries(routes), files: names.join(" ") });
const source = String(unpack).replace(/\s+/g, " ");
writeFileSync(join(folder, name), `window.__reactRouterManifest=(${source})(${packed});`);
