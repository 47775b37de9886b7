import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  buildChangeCondition,
  buildTrigger,
  type ColumnOf,
  type RowExpression,
  type TriggerRow,
  toColumnName,
} from "./trigger.ts";

/** Something that is counted of a table's rows, in `counters`: lists and screens count nothing. */
interface Counter<Table extends SQLiteTable> {
  /** The triggers' names begin with it. */
  name: string;
  of: Table;
  /** Columns of the accounts that count the row; the second where it is another one. */
  accounts?: readonly ColumnOf<Table>[];
  module: RowExpression;
  facet: RowExpression;
  /** What a row adds; 1 where nothing is said. */
  amount?: RowExpression;
  /** Which rows count; all where nothing is said. */
  where?: RowExpression;
  /** Columns whose change counts the row anew. */
  watched: readonly ColumnOf<Table>[];
}

/** The three triggers that keep a counter. */
export function buildCounterTriggers<Table extends SQLiteTable>(counter: Counter<Table>): string[] {
  const { name, of: on, accounts = ["accountId"], watched, where } = counter;
  const written = (guarded: boolean) => buildAdditions(counter, accounts, guarded);
  return [
    buildTrigger({
      ...{ name: `${name}_insert`, at: "AFTER INSERT", on, run: written(false) },
      ...(where ? { when: where("NEW") } : {}),
    }),
    buildTrigger({
      ...{ name: `${name}_update`, at: "AFTER UPDATE", on, of: watched, when: buildChangeCondition(watched) },
      run: [buildSubtraction(counter, accounts, true), ...written(true)],
    }),
    buildTrigger({
      ...{ name: `${name}_delete`, at: "AFTER DELETE", on, run: [buildSubtraction(counter, accounts, false)] },
      ...(where ? { when: where("OLD") } : {}),
    }),
  ];
}

function buildAdditions<Table extends SQLiteTable>(
  { module, facet, amount, where }: Counter<Table>,
  accounts: readonly string[],
  guarded: boolean,
): string[] {
  const counted = guarded && where ? [where("NEW")] : [];
  return accounts.map((account, at) =>
    buildCounterUpsert({
      ...{ account: `NEW.${toColumnName(account)}`, module: module("NEW"), facet: facet("NEW") },
      ...{ amount: amount?.("NEW") ?? "1", where: [...(at > 0 ? [isOther(account, accounts)] : []), ...counted] },
    }),
  );
}

function buildSubtraction<Table extends SQLiteTable>(
  { module, facet, amount, where }: Counter<Table>,
  accounts: readonly string[],
  guarded: boolean,
): string {
  const counted = guarded && where ? ` AND ${where("OLD")}` : "";
  return `UPDATE counters SET n = n - ${amount?.("OLD") ?? "1"} WHERE ${buildAccountCondition(accounts)} AND module = ${module("OLD")} AND facet = ${facet("OLD")}${counted};`;
}

/** The statement that adds to a counter, and makes it where there is none. */
function buildCounterUpsert(count: {
  account: string;
  module: string;
  facet: string;
  amount: string;
  where: readonly string[];
}): string {
  const { account, module, facet, amount, where } = count;
  return `INSERT INTO counters (account_id, module, facet, n) SELECT ${account}, ${module}, ${facet}, ${amount} WHERE ${where.join(" AND ") || "true"}
  ON CONFLICT (account_id, module, facet) DO UPDATE SET n = n + excluded.n;`;
}

const isOther = (account: string, [first = ""]: readonly string[]) =>
  `NEW.${toColumnName(account)} <> NEW.${toColumnName(first)}`;

function buildAccountCondition(accounts: readonly string[]): string {
  const columns = accounts.map((each) => `OLD.${toColumnName(each)}`);
  return columns.length === 1 ? `account_id = ${columns[0]}` : `account_id IN (${columns.join(", ")})`;
}

interface LocationCounter<Table extends SQLiteTable> {
  name: string;
  of: Table;
  accounts?: readonly ColumnOf<Table>[];
  module: RowExpression;
  facet: RowExpression;
  watched: readonly ColumnOf<Table>[];
}

/**
 * The same for each location at either end of a row, and for the pair of them: what a member of some locations sees is the sum of
 * its locations less what two of them count twice. `module@location`, and `module@one+other` in the order of their ids.
 */
export function buildLocationCounterTriggers<Table extends SQLiteTable>(counter: LocationCounter<Table>): string[] {
  const { name, of: on, accounts = ["accountId"], module, facet, watched } = counter;
  const from = (row: TriggerRow) => `${row}.source_location_id`;
  const to = (row: TriggerRow) => `${row}.destination_location_id`;
  const at = (row: TriggerRow, place: string) => `${module(row)} || '@' || ${place}`;
  const both = (row: TriggerRow) => at(row, `min(${from(row)}, ${to(row)}) || '+' || max(${from(row)}, ${to(row)})`);
  const places: readonly { module: string; where: string }[] = [
    { module: at("NEW", from("NEW")), where: `${from("NEW")} IS NOT NULL` },
    { module: at("NEW", to("NEW")), where: `${to("NEW")} IS NOT NULL AND ${to("NEW")} IS NOT ${from("NEW")}` },
    { module: both("NEW"), where: `${from("NEW")} <> ${to("NEW")}` },
  ];
  const add = accounts.flatMap((account, index) =>
    places.map((place) =>
      buildCounterUpsert({
        ...{ account: `NEW.${toColumnName(account)}`, module: place.module, facet: facet("NEW"), amount: "1" },
        where: [place.where, ...(index > 0 ? [isOther(account, accounts)] : [])],
      }),
    ),
  );
  const modules = `${at("OLD", from("OLD"))}, ${at("OLD", to("OLD"))}, iif(${from("OLD")} <> ${to("OLD")}, ${both("OLD")}, NULL)`;
  const decrement = `UPDATE counters SET n = n - 1 WHERE ${buildAccountCondition(accounts)} AND module IN (${modules}) AND facet = ${facet("OLD")};`;
  const isPlaced = (row: TriggerRow) => `${from(row)} IS NOT NULL OR ${to(row)} IS NOT NULL`;
  // A computed column cannot be watched: it changes with what it is computed from.
  const changes = buildChangeCondition(
    watched.map((each) => (each === "destination" ? "destinationLocationId" : each)),
  );
  return [
    buildTrigger({ name: `${name}_insert`, at: "AFTER INSERT", on, when: isPlaced("NEW"), run: add }),
    buildTrigger({
      name: `${name}_update`,
      at: "AFTER UPDATE",
      on,
      of: watched,
      when: changes,
      run: [decrement, ...add],
    }),
    buildTrigger({ name: `${name}_delete`, at: "AFTER DELETE", on, when: isPlaced("OLD"), run: [decrement] }),
  ];
}
