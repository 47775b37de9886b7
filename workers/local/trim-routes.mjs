import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { root } from "./setup.mjs";

// Trims the browser's route manifest, which every page loads: API routes, to which no screen links and which are half of
// it; files that the entry has loaded already; what is false or empty, which the router reads like what is missing. Files
// are numbers into a table, and routes get their ids from their keys, when it is loaded.

/** Runs in the browser. */
function unpack(manifest) {
  const { files, routes } = manifest;
  for (const id in routes) {
    const route = routes[id];
    route.id = id;
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
const routes = Object.entries(manifest.routes)
  .filter(([, { path }]) => !path?.startsWith("api/"))
  .map(([key, { id: _id, module, imports = [], css = [], ...route }]) => {
    const lists = { imports: imports.filter((file) => !loaded.has(file)).map(toNumber), css: css.map(toNumber) };
    const kept = Object.entries({ ...route, module: toNumber(module), ...lists });
    const isSaid = (value) => value !== false && !(Array.isArray(value) && value.length === 0);
    return [key, Object.fromEntries(kept.filter(([, value]) => isSaid(value)))];
  });
const packed = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes), files: [...files.keys()] });
const source = String(unpack).replace(/\s+/g, " ");
writeFileSync(join(folder, name), `window.__reactRouterManifest=(${source})(${packed});`);
