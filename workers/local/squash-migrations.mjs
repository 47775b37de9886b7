import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { facetMigration } from "./facet-migration.ts";
import { root, run } from "./setup.mjs";
import { zoneMigration } from "./zone-migration.ts";

// Before the first release: tables of the schema in one file, with search and triggers as they are, and generated facet
// indexes and zones.

const folder = join(root, "migrations");
// SQLite runs triggers from the newest to the oldest: facets first, then the zone, whose change fires the facet
// triggers again.
writeFileSync(join(folder, "0002_zones.sql"), zoneMigration);
writeFileSync(join(folder, "0003_facets.sql"), facetMigration);
const byHand = readdirSync(folder).filter((name) => name.endsWith(".sql") && !name.startsWith("0000_"));
const texts = byHand.map((name) => readFileSync(join(folder, name), "utf8"));
rmSync(join(folder, "meta"), { recursive: true, force: true });
for (const name of readdirSync(folder)) if (name.startsWith("0000_")) rmSync(join(folder, name));
for (const name of byHand) renameSync(join(folder, name), join(folder, `${name}.kept`));
run("drizzle-kit", ["generate", "--name", "tables"]);
for (const [at, name] of byHand.entries()) {
  run("drizzle-kit", ["generate", "--custom", "--name", name.replace(/^\d+_|\.sql$/g, "")]);
  writeFileSync(join(folder, name), texts[at]);
  rmSync(join(folder, `${name}.kept`));
}
