import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

// Ends with 1 and a reason unless the local database below the given state has its tables and is readable from end to end.

const folder = join(process.argv[2], "v3", "d1", "miniflare-D1DatabaseObject");
const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite")
  : [];
const fault = files.length === 0 ? "no database file" : files.map(findFault).find((each) => each !== null);
if (fault) {
  process.stdout.write(`  ${fault}\n`);
  process.exit(1);
}

function findFault(name) {
  try {
    const database = new DatabaseSync(join(folder, name));
    try {
      const tables = database.prepare("select count(*) as n from sqlite_master where name = 'accounts'").get();
      if (tables.n === 0) return `${name}: no tables`;
      const [first] = database.prepare("pragma quick_check(1)").all();
      return first.quick_check === "ok" ? null : `${name}: ${first.quick_check}`;
    } finally {
      database.close();
    }
  } catch (error) {
    return `${name}: ${error.message}`;
  }
}
