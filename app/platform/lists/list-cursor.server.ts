import { z } from "zod";
import { base64Url, bytesOfBase64Url } from "#app/platform/kernel/tokens.ts";

/** Where a page begins: after (or before) the row with this sort value and id, in this sort. */
export interface Cursor {
  sort: string;
  backwards: boolean;
  value: string | number | null;
  id: string;
}

const shape = z.tuple([z.string(), z.boolean(), z.union([z.string(), z.number(), z.null()]), z.string()]);

/** A cursor as text for an address. */
export function writeCursor({ sort, backwards, value, id }: Cursor): string {
  return base64Url(new TextEncoder().encode(JSON.stringify([sort, backwards, value, id])));
}

/** The sort that a cursor belongs to; null for what is none of ours. */
export function cursorSort(text: string | null): string | null {
  return parsed(text)?.[0] ?? null;
}

/** The cursor of a text; null for one that is broken or belongs to another sort. */
export function readCursor(text: string | null, sort: string): Cursor | null {
  const read = parsed(text);
  if (read?.[0] !== sort) return null;
  const [, backwards, value, id] = read;
  return { sort, backwards, value, id };
}

function parsed(text: string | null): z.output<typeof shape> | null {
  if (!text) return null;
  try {
    return shape.safeParse(JSON.parse(new TextDecoder().decode(bytesOfBase64Url(text)))).data ?? null;
  } catch {
    // Whatever is not a cursor of ours begins a screen's list at its first page; a program hears so.
    return null;
  }
}
