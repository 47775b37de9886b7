import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";

/** A version 7 UUID as primary key. */
export const idColumn = () => text().primaryKey();

/** The row's position in order of creation; the search and facet indexes refer to rows by it. */
export const seqColumn = () => integer().primaryKey();

/** A version 7 UUID in a table whose primary key is `seq`. */
export const placedIdColumn = () => text().notNull().unique();

/** The account that owns the row; first column of every index of the table. */
export const accountIdColumn = () => text().notNull();

/** An instant: integer milliseconds UTC. */
export const instantColumn = () => integer();

/** Money: integer minor units of the currency in the column beside it. */
export const moneyColumn = () => integer();

/** A local date and time, `YYYY-MM-DDTHH:MM`, of the zone in the column beside it. */
export const localTimeColumn = () => text();

/** Increments with every change; an update names the version it expects. */
export const versionColumn = () => integer().notNull().default(1);

/** A boolean. */
export const booleanColumn = () => integer({ mode: "boolean" });

/** A JSON value of a known shape. */
export const jsonColumn = <Shape>() => text({ mode: "json" }).$type<Shape>();

/** The account's own location that a place snapshot is a copy of, read out of its JSON; null for any other place. */
export const placeLocationColumn = (column: "destination") =>
  text().generatedAlwaysAs(
    sql.raw(`case when json_extract("${column}", '$.kind') = 'location' then json_extract("${column}", '$.id') end`),
    { mode: "virtual" },
  );
