import { hour } from "#app/platform/kernel/milliseconds.ts";

/** What a message opens, and by which name the same thing is shown once. Kept beside its title and text in the outbox. */
export interface PushFacts {
  /** An address of ours, from the slash on. */
  path: string;
  /** A second message of the same tag takes the place of the first, without a sound. */
  tag: string;
  /** The text, where whoever posted it did not know the reader's language: a word of the catalogues. */
  word?: string;
}

/** What a browser gets, encrypted: nothing that is not for whoever finds the phone on a table. */
export interface PushPayload {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** Longest title and text that are sent, in letters: more is on no screen, and far below what push services take. */
export const MAX_LENGTHS = { title: 100, body: 300 } as const;

/** How long a push service keeps a message for a device that is not there: what is older is in the inbox. Milliseconds. */
export const PUSH_TTL_MS = 4 * hour;

/** How many devices a person or agent has at most: the one that was added first goes. */
export const MAX_DEVICES = 10;

/** A text as it is shown, with an end in sight. */
export function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).trimEnd()}…`;
}
