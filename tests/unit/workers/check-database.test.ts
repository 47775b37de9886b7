import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { getFreshStart } from "#workers/local/setup.mjs";

let state: string;
let file: string;

beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "waybill-state-"));
  const folder = join(state, "v3", "d1", "miniflare-D1DatabaseObject");
  mkdirSync(folder, { recursive: true });
  file = join(folder, "one.sqlite");
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

/** A local database with a table of some hundred pages; without a table, an emptied one. */
function createDatabase(table: string | null): void {
  const database = new DatabaseSync(file);
  database.exec("create table other (id integer primary key)");
  if (table)
    database.exec(`create table ${table} (id integer primary key, text text);
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 4000)
      insert into ${table} select i, hex(randomblob(60)) from n`);
  database.close();
}

/** What `npm start` asks before it serves; null when all is well. */
async function check(): Promise<string | null> {
  const script = "workers/local/check-database.mjs";
  try {
    await promisify(execFile)(process.execPath, ["--disable-warning=ExperimentalWarning", script, state]);
    return null;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test("a whole database is served; a missing, an emptied and a damaged one are named", async () => {
  expect(await check()).toContain("no database file");
  createDatabase("accounts");
  expect(await check()).toBe(null);
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(64 * 1024, 0x5a), 0, 64 * 1024, Math.floor(statSync(file).size / 2));
  expect(await check()).toMatch(/^ {2}one\.sqlite: /);
  rmSync(file);
  createDatabase(null);
  expect(await check()).toContain("one.sqlite: no tables");
});

test("the way to start over names the damaged state, and never resets another one", () => {
  expect(getFreshStart(resolve(".wrangler/state"))).toBe("npm start -- --fresh");
  expect(getFreshStart(resolve("tests/output/state-two"))).toBe("npm start -- --state tests/output/state-two --fresh");
});
