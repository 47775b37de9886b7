import { z } from "zod";
import { describeCodes, type Enumeration, type EnumerationRow } from "./enumeration.ts";

const enumerations = new WeakMap<object, Enumeration<EnumerationRow>>();

/** A code of an enumeration as input. Programs may send its word in its place. */
export function codeSchema<Row extends EnumerationRow>(enumeration: Enumeration<Row>) {
  return withWords(z.literal(enumeration.codes), enumeration);
}

/** A schema of some codes, described, of which programs may send the words. Comes last: `describe` makes a schema of its own. */
export function withWords<Schema extends z.ZodType>(schema: Schema, enumeration: Enumeration<EnumerationRow>): Schema {
  const described = schema.describe(describeCodes(enumeration));
  enumerations.set(described, enumeration);
  return described;
}

/** The enumeration whose codes a schema takes; undefined for any other. */
export function getEnumeration(schema: object): Enumeration<EnumerationRow> | undefined {
  return enumerations.get(schema);
}
