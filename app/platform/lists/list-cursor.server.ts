import { z } from "zod";
import { fromBase64Url, toBase64Url } from "#app/platform/kernel/tokens.ts";

/** Where a page begins: after (or before) the row with this sort value and id, in this sort. */
export interface Cursor {
  sort: string;
  backwards: boolean;
  value: string | number | null;
  id: string;
}

const cursorSchema = z.tuple([z.string(), z.boolean(), z.union([z.string(), z.number(), z.null()]), z.string()]);

/** A cursor as text for an address. */
export function formatCursor({ sort, backwards, value, id }: Cursor): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify([sort, backwards, value, id])));
}

/** The sort that a cursor belongs to; null for an invalid cursor. */
export function getCursorSort(text: string | null): string | null {
  return parseCursorText(text)?.[0] ?? null;
}

/** The cursor of a text; null for one that is broken or belongs to another sort. */
export function parseCursor(text: string | null, sort: string): Cursor | null {
  const read = parseCursorText(text);
  if (read?.[0] !== sort) return null;
  const [, backwards, value, id] = read;
  return { sort, backwards, value, id };
}

function parseCursorText(text: string | null): z.output<typeof cursorSchema> | null {
  if (!text) return null;
  try {
    return cursorSchema.safeParse(JSON.parse(new TextDecoder().decode(fromBase64Url(text)))).data ?? null;
  } catch {
    // With an invalid cursor a screen's list begins at its first page; a program's request is refused.
    return null;
  }
}
