import { toSnakeKey } from "./snake-case.ts";

/** One value of an enumeration: the stored code and the key its translation has. */
export interface EnumerationRow {
  readonly code: number;
  readonly key: string;
}

/** An enumeration as a table, with look-ups both ways. */
export interface Enumeration<Row extends EnumerationRow> {
  readonly rows: readonly Row[];
  readonly codes: readonly Row["code"][];
  /** The code by the key: `orderStatuses.code.ready`. */
  readonly code: { readonly [Key in Row["key"]]: Extract<Row, { key: Key }>["code"] };
  /** The codes of the rows that have a property, in the table's order. */
  filter(fits: (row: Row) => boolean): readonly Row["code"][];
  /** The row of a code; throws for a code that is not in the table, which only broken data can have. */
  byCode(code: number): Row;
  /** The row of a key, or undefined for text from outside. */
  byKey(key: string): Row | undefined;
}

/** The words of the codes as the API writes them: `credit_card`. */
export function listWords({ rows }: Pick<Enumeration<EnumerationRow>, "rows">): string[] {
  return rows.map(({ key }) => toSnakeKey(key));
}

/** Lists the codes with their words for the API's description: "1 parcel, 2 pallet". */
export function describeCodes(enumeration: Pick<Enumeration<EnumerationRow>, "rows">): string {
  const words = listWords(enumeration);
  return enumeration.rows.map(({ code }, at) => `${code} ${words[at]}`).join(", ");
}

/** Makes an enumeration from its rows, which keep their literal types. */
export function createEnumeration<const Row extends EnumerationRow>(rows: readonly Row[]): Enumeration<Row> {
  const byCode = new Map<number, Row>(rows.map((row) => [row.code, row]));
  const byKey = new Map<string, Row>(rows.map((row) => [row.key, row]));
  return {
    rows,
    codes: rows.map((row) => row.code),
    // A row for each key by its type, which `fromEntries` forgets.
    code: Object.fromEntries(rows.map((row) => [row.key, row.code])) as Enumeration<Row>["code"],
    filter: (fits) => rows.filter(fits).map((row) => row.code),
    byCode(code) {
      const row = byCode.get(code);
      if (!row) throw new Error(`unknown code ${code}`);
      return row;
    },
    byKey: (key) => byKey.get(key),
  };
}
