import { z } from "zod";
import { base64Url, bytesOfBase64Url } from "#app/domain/kernel/tokens.ts";

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

/** The cursor of a text; null for one that is broken or belongs to another sort. */
export function readCursor(text: string | null, sort: string): Cursor | null {
  if (!text) return null;
  try {
    const bytes = bytesOfBase64Url(text);
    const parsed = shape.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    if (!parsed.success || parsed.data[0] !== sort) return null;
    const [, backwards, value, id] = parsed.data;
    return { sort, backwards, value, id };
  } catch {
    // Whatever is not a cursor of ours begins at the first page.
    return null;
  }
}
