import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import * as schema from "./schema.ts";

export type Database = DrizzleD1Database<typeof schema> & { $client: D1Database };

/** Drizzle over a D1 binding (or a session of one). Column names are snake_case of the property names. */
export function openDatabase(binding: D1Database): Database {
  return drizzle(binding, { schema, casing: "snake_case" });
}
