import { env } from "cloudflare:workers";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#app/platform/db/schema.ts";
import { toSnakeKey } from "#app/platform/kernel/snake-case.ts";

const tables = Object.values(schema).filter((each) => is(each, SQLiteTable));

const rows = async <Row>(sql: string): Promise<Row[]> => (await env.DB.prepare(sql).all<Row>()).results;

test("the migrated database has the tables, columns and indexes that Drizzle knows, and no others", async () => {
  const made = await rows<{ type: string; name: string; table: string }>(
    "select type, name, tbl_name as 'table' from sqlite_schema where type = 'table' or (type = 'index' and sql is not null)",
  );
  const ours = made.filter(({ table }) => !/^(sqlite_|_cf_|d1_)|_(search|facets)(_|$)/.test(table));
  const found = new Set<string>();
  for (const { type, name, table } of ours) {
    if (type === "index") found.add(`${table}:${name}`);
    else
      for (const each of await rows<{ name: string }>(`pragma table_xinfo(${name})`)) found.add(`${name}.${each.name}`);
  }
  const known = new Set(
    tables.flatMap((table) => {
      const name = getTableName(table);
      const columns = Object.keys(getTableColumns(table)).map((property) => `${name}.${toSnakeKey(property)}`);
      const indexes = getTableConfig(table).indexes.map(({ config }) => `${name}:${config.name}`);
      // A unique column is an index, too.
      const unique = Object.entries(getTableColumns(table)).flatMap(([property, { isUnique }]) =>
        isUnique ? [`${name}:${name}_${toSnakeKey(property)}_unique`] : [],
      );
      return [...columns, ...indexes, ...unique];
    }),
  );
  expect([...found].filter((each) => !known.has(each)).sort()).toEqual([]);
  expect([...known].filter((each) => !found.has(each)).sort()).toEqual([]);
});

// SQLite resolves a trigger's names when it runs: an INSERT, an UPDATE of everything and a DELETE compile them all.
test("every trigger names tables and columns that there are", async () => {
  const broken: string[] = [];
  for (const table of tables) {
    const name = getTableName(table);
    const written = Object.entries(getTableColumns(table)).filter(([, { generated }]) => !generated);
    const set = written.map(([property]) => `"${toSnakeKey(property)}" = "${toSnakeKey(property)}"`).join(", ");
    for (const statement of [`insert into ${name} default values`, `update ${name} set ${set}`, `delete from ${name}`])
      await rows(`explain ${statement}`).catch((error: unknown) => broken.push(`${statement}: ${String(error)}`));
  }
  expect(broken).toEqual([]);
});
