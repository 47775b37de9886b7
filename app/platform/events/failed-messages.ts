/** What can be given up after its last try, each by the word that screens and commands have for it. */
export const failedMessageKinds = ["message", "mail", "import", "dead_letter"] as const;
export type FailedMessageKind = (typeof failedMessageKinds)[number];

/** Something that nobody tries any more, until somebody asks for it. */
export interface FailedMessage {
  kind: FailedMessageKind;
  id: string;
  /** Milliseconds UTC. */
  at: number;
  /** An event's name, a mail's recipient, a file's name, a queue. */
  what: string;
  /** What went wrong at the last try; null where nothing is known. */
  error: string | null;
}
