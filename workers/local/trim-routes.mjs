import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

// Trims the browser's route manifest, which every page loads: API routes, to which no screen links and which are half of
// it; files that the entry has loaded already; and what is false or empty, which the router reads like what is missing.

const folder = join(root, "build", "client", "assets");
const name = readdirSync(folder).find((each) => /^manifest-.*\.js$/.test(each));
if (!name) throw new Error("no table of routes was built");
const [before = "", table = ""] = readFileSync(join(folder, name), "utf8").split(/(?<=^[^{]*=)(?={)/);
const manifest = JSON.parse(table.replace(/;\s*$/, ""));
const loaded = new Set([manifest.entry.module, ...manifest.entry.imports]);
const routes = Object.entries(manifest.routes)
  .filter(([, { path }]) => !path?.startsWith("api/"))
  .map(([id, route]) => {
    const imports = route.imports?.filter((file) => !loaded.has(file));
    const kept = Object.entries({ ...route, imports }).filter(
      ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
    );
    return [id, Object.fromEntries(kept)];
  });
writeFileSync(join(folder, name), `${before}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`);
