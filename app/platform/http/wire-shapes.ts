import { z } from "zod";
import { describeCodes, type Enumeration, type EnumerationRow, listWords } from "#app/platform/kernel/enumeration.ts";

// Leaves of the API's answers that are written in one shape, whatever the data below keeps: marked here, written by `wire-answer.ts`.

/** Where a page stands in its list. */
export const pagination = z
  .strictObject({
    next: z.string().nullable().describe("The cursor of the next page; null on the last"),
    previous: z.string().nullable().describe("The cursor of the page before; null on the first"),
    total: z.int().describe("How many match, counted up to 10,000"),
    total_is_exact: z.boolean().describe("False: there are more than were counted"),
    limit: z.int(),
  })
  .describe("Where to go on");

/** How a marked leaf is written. */
export type Leaf =
  /** What somebody else named: its keys are written as they are. */
  | { kind: "verbatim" }
  | { kind: "instant" }
  /** A code of an enumeration: its word is written beside it, under the same name and `_name`. */
  | { kind: "code"; words: Readonly<Record<string, string>> }
  /** Minor units become a decimal of the currency that stands under this name in the same object. */
  | { kind: "money"; currency: string }
  /** `{actor}Id` and `{actor}Name` of the data become `{ id, name }`; `of` is what the data calls them. */
  | { kind: "person"; of: string };

/** Marked schemas. `describe` and the like make a schema of their own: mark last. */
export const leaves = z.registry<Leaf>();

/** A moment: milliseconds UTC in the data, ISO 8601 with its offset in an answer. */
export const instant = z.iso.datetime().describe("2026-11-21T07:00:00.000Z").register(leaves, { kind: "instant" });

/** Texts of programs by key. */
export const metadata = z
  .record(z.string(), z.string())
  .describe("Texts of your own by key")
  .register(leaves, { kind: "verbatim" });

/** A code of an enumeration, which comes with its word: `status: 2, status_name: "ready"`. */
export function codeOf(enumeration: Pick<Enumeration<EnumerationRow>, "rows">) {
  const words = listWords(enumeration);
  const byCode = Object.fromEntries(enumeration.rows.map(({ code }, at) => [String(code), words[at] ?? ""]));
  return z.int().describe(describeCodes(enumeration)).register(leaves, { kind: "code", words: byCode });
}

/** The name that the word of a code stands under. */
export const toWordName = (name: string): string => `${name}_name`;

/** An amount: a decimal of the currency beside it, under the name that is given. */
export function moneyIn(currency: string) {
  const written = z.string().regex(/^-?\d+(\.\d+)?$/);
  return written
    .describe(`A decimal in the places of \`${currency}\`: 12.50`)
    .register(leaves, { kind: "money", currency });
}

/** An amount with `currency` beside it. */
export const money = moneyIn("currency");

/** Somebody who did or does something, under the word for what they are; `of` is the word of the data where that differs. */
export function person(of: string) {
  return z
    .strictObject({ id: z.string().nullable(), name: z.string().nullable() })
    .register(leaves, { kind: "person", of });
}
