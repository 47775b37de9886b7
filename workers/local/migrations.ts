import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import * as schema from "#app/platform/db/schema.ts";
import { triggerMigration } from "./trigger-migration.ts";

/** What D1 divides a migration by. */
const breakpoint = "\n--> statement-breakpoint\n";
/** The snapshot before any table, as drizzle-kit calls it. */
const origin = "00000000-0000-0000-0000-000000000000";

/**
 * Every file below `migrations` that is made, by its path there: the tables from Drizzle's, the triggers from the modules', and
 * the snapshot that the first migration after a release is compared with. Nothing in them depends on the moment.
 */
export async function buildMigrations(): Promise<ReadonlyMap<string, string>> {
  const casing = "snake_case";
  const empty = await generateSQLiteDrizzleJson({}, origin, casing);
  // Not in the order in which a loader happens to name what a module exports.
  const sorted = Object.fromEntries(Object.entries(schema).sort(([one], [other]) => (one < other ? -1 : 1)));
  const made = await generateSQLiteDrizzleJson(sorted, origin, casing);
  const snapshot = { ...made, id: "00000000-0000-4000-8000-000000000001" };
  const tables = await generateSQLiteMigration(empty, snapshot);
  const entries = ["0000_tables", "0001_triggers"].map((tag, idx) => ({
    ...{ idx, version: snapshot.version, when: 0, tag, breakpoints: true },
  }));
  return new Map([
    ["0000_tables.sql", `${written}\n${tables.map((each) => each.trimEnd()).join(breakpoint)}\n`],
    ["0001_triggers.sql", triggerMigration],
    ["meta/0000_snapshot.json", json(snapshot)],
    ["meta/_journal.json", json({ version: "7", dialect: "sqlite", entries })],
  ]);
}

const written = "-- Written by npm run db:migrations from app/**/db/*.tables.ts: change those, not this.";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
