import { hour } from "#app/platform/kernel/milliseconds.ts";

/** Link and tag of a notification; stored with its title and text in the outbox. */
export interface PushFacts {
  /** Path to open, beginning with a slash. */
  path: string;
  /** A later notification with the same tag silently replaces the earlier one. */
  tag: string;
  /** Translation key of the text, if the reader's language was not known when it was queued. */
  word?: string;
}

/** The encrypted payload. Shown on lock screens, so it must not contain anything confidential. */
export interface PushPayload {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** Longest title and text, in characters: more than any screen shows, and far below the limit of push services. */
export const MAX_LENGTHS = { title: 100, body: 300 } as const;

/** How long a push service keeps a message for an offline device, milliseconds; older news is in the inbox. */
export const PUSH_TTL_MS = 4 * hour;

/** Most devices of a person or agent; beyond it the oldest is deleted. */
export const MAX_DEVICES = 10;

/** Shortens a text to a limit, with an ellipsis. */
export function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).trimEnd()}…`;
}
