import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toSqlLiteral, toSqlSet } from "#app/platform/db/sql-literals.ts";
import { buildMigrations } from "#workers/local/migrations.ts";
import { triggerParts } from "#workers/local/trigger-migration.ts";

const folder = "migrations";
const read = (path: string) => readFileSync(path, "utf8");

test("migrations match the tables and triggers of the modules; npm run db:migrations writes them", async () => {
  const made = await buildMigrations();
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(sql|json)$/.test(name));
  expect(found.sort()).toEqual([...made.keys()].sort());
  for (const [name, text] of made) expect(read(join(folder, name)), name).toBe(text);
});

test("every trigger file is in the migration, and the barrel lists every table file", () => {
  const below = (suffix: string) =>
    readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(suffix));
  const triggers = read("workers/local/trigger-migration.ts");
  expect(below(".triggers.ts").filter((name) => !triggers.includes(`"#app/${name}"`))).toEqual([]);
  const barrel = read("app/platform/db/schema.ts");
  const named = (name: string) =>
    barrel.includes(`"#app/${name}"`) || barrel.includes(name.replace(/^platform\/db\//, '"./'));
  expect(below(".tables.ts").filter((name) => !named(name))).toEqual([]);
});

test("every trigger has a unique name, and every part explains why the database does it", () => {
  const names = triggerParts.flatMap(({ statements }) =>
    statements.map((each) => /^CREATE (?:TRIGGER|VIRTUAL TABLE) (\w+)/.exec(each)?.[1] ?? each),
  );
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(triggerParts.filter(({ why }) => why.length < 20 || why.includes("\n"))).toEqual([]);
});

test("the SET clause of a statement has values, and its words end at word boundaries", () => {
  expect(toSqlSet([0, 12])).toBe("(0, 12)");
  expect(toSqlSet(["open", "it's"])).toBe("('open', 'it''s')");
  expect(toSqlLiteral(3)).toBe("3");
  expect(() => toSqlSet([])).toThrow("at least one");
});
