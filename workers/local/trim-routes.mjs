import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

// Removes API routes from the browser's route manifest: no screen links to them, they are half of it, and every page
// loads it.

const folder = join(root, "build", "client", "assets");
const name = readdirSync(folder).find((each) => /^manifest-.*\.js$/.test(each));
if (!name) throw new Error("no table of routes was built");
const [before = "", table = ""] = readFileSync(join(folder, name), "utf8").split(/(?<=^[^{]*=)(?={)/);
const manifest = JSON.parse(table.replace(/;\s*$/, ""));
const routes = Object.entries(manifest.routes).filter(([, { path }]) => !path?.startsWith("api/"));
writeFileSync(join(folder, name), `${before}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`);
