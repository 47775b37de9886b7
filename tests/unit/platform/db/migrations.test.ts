import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toSqlLiteral, toSqlSet } from "#app/platform/db/sql-literals.ts";
import { buildMigrations } from "#workers/local/migrations.ts";
import { triggerParts } from "#workers/local/trigger-migration.ts";

const folder = "migrations";
const read = (path: string) => readFileSync(path, "utf8");

test("the migrations are what tables and triggers of the modules make: npm run db:migrations writes them", async () => {
  const made = await buildMigrations();
  const found = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(sql|json)$/.test(name));
  expect(found.sort()).toEqual([...made.keys()].sort());
  for (const [name, text] of made) expect(read(join(folder, name)), name).toBe(text);
});

test("every file of triggers is in the migration, and the barrel names every file of tables", () => {
  const below = (suffix: string) =>
    readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(suffix));
  const triggers = read("workers/local/trigger-migration.ts");
  expect(below(".triggers.ts").filter((name) => !triggers.includes(`"#app/${name}"`))).toEqual([]);
  const barrel = read("app/platform/db/schema.ts");
  const named = (name: string) =>
    barrel.includes(`"#app/${name}"`) || barrel.includes(name.replace(/^platform\/db\//, '"./'));
  expect(below(".tables.ts").filter((name) => !named(name))).toEqual([]);
});

test("every trigger has a name of its own, and every part says why the database does it", () => {
  const names = triggerParts.flatMap(({ statements }) =>
    statements.map((each) => /^CREATE (?:TRIGGER|VIRTUAL TABLE) (\w+)/.exec(each)?.[1] ?? each),
  );
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(triggerParts.filter(({ why }) => why.length < 20 || why.includes("\n"))).toEqual([]);
});

test("a set of a statement has values, and a word in it ends where it should", () => {
  expect(toSqlSet([0, 12])).toBe("(0, 12)");
  expect(toSqlSet(["open", "it's"])).toBe("('open', 'it''s')");
  expect(toSqlLiteral(3)).toBe("3");
  expect(() => toSqlSet([])).toThrow("at least one");
});
