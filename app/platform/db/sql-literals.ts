/** Codes or words of an enumeration as a list of a statement: `(0, 1, 8)`. Partial indexes and triggers take no parameters. */
export function toSqlSet(values: readonly (number | string)[]): string {
  if (values.length === 0) throw new Error("a set of a statement has at least one value");
  return `(${values.map(toSqlLiteral).join(", ")})`;
}

/** One code or word of an enumeration as a literal of a statement. */
export function toSqlLiteral(value: number | string): string {
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
