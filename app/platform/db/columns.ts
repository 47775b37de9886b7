import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";

/** A version 7 UUID as primary key. */
export const id = () => text().primaryKey();

/** The row's place in the order in which rows were made: by it the search and facet indexes know the row. */
export const seq = () => integer().primaryKey();

/** A version 7 UUID, of a table whose rows have a place. */
export const placedId = () => text().notNull().unique();

/** The account that owns the row; first column of every index of the table. */
export const accountId = () => text().notNull();

/** An instant: integer milliseconds UTC. */
export const instant = () => integer();

/** Money: integer minor units of the currency in the column beside it. */
export const money = () => integer();

/** A local date and time, `YYYY-MM-DDTHH:MM`, of the zone in the column beside it. */
export const localTime = () => text();

/** Grows by one with every change; an update names the version it saw. */
export const version = () => integer().notNull().default(1);

/** A yes or no. */
export const flag = () => integer({ mode: "boolean" });

/** A JSON value of a known shape. */
export const json = <Shape>() => text({ mode: "json" }).$type<Shape>();

/** The account's own location that a place snapshot is a copy of, read out of its JSON; null for any other place. */
export const locationOf = (column: "destination") =>
  text().generatedAlwaysAs(
    sql.raw(`case when json_extract("${column}", '$.kind') = 'location' then json_extract("${column}", '$.id') end`),
    { mode: "virtual" },
  );
