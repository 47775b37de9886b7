import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildMigrations } from "./migrations.ts";
import { root } from "./setup.mjs";

// Writes both migrations anew from tables and triggers of the modules, until the first release: npm run db:migrations
const folder = join(root, "migrations");
const files = await buildMigrations();
for (const name of readdirSync(folder)) if (name.endsWith(".sql")) rmSync(join(folder, name));
rmSync(join(folder, "meta"), { recursive: true, force: true });
for (const [name, text] of files) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
