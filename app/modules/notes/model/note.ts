import { z } from "zod";

/** Notes of an order or shipment, by its number. */
export const noteSchema = z.object({
  number: z.string().min(1).max(50),
  text: z.string().trim().min(1).max(2000),
  mentions: z.preprocess(
    (value) => (typeof value === "string" ? [value] : value),
    z.array(z.uuid()).max(20).default([]),
  ),
});

/** A note as it is shown. */
export interface Note {
  id: string;
  text: string;
  authorId: string;
  authorName: string;
  /** Milliseconds UTC. */
  at: number;
}

/** A colleague who may be mentioned. */
export interface Colleague {
  id: string;
  name: string;
}

/** The beginning of a note, for the inbox. */
export function createExcerpt(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 140 ? `${line.slice(0, 139)}…` : line;
}

/** The partial mention `@Na` before the caret; null when there is none. */
export function findMentionBefore(text: string, caret: number): string | null {
  return /(?:^|\s)@([\p{L}\p{N}'’.-]*(?: [\p{L}\p{N}'’.-]*)?)$/u.exec(text.slice(0, caret))?.[1] ?? null;
}

/** People whose name, or a part of it, begins with the typed text. */
export function filterColleagues(people: readonly Colleague[], typed: string): Colleague[] {
  const wanted = typed.toLocaleLowerCase();
  return people.filter(({ name }) => {
    const known = name.toLocaleLowerCase();
    return known.startsWith(wanted) || known.split(" ").some((word) => word.startsWith(wanted));
  });
}

/** The people whose `@Name` appears in a text. */
export function findMentioned(text: string, people: readonly Colleague[]): Colleague[] {
  return people.filter(({ name }) => name !== "" && text.includes(`@${name}`));
}
