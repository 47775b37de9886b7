/** What can fail for good after its last attempt. */
export const failedMessageKinds = ["message", "mail", "import", "dead_letter"] as const;
export type FailedMessageKind = (typeof failedMessageKinds)[number];

/** A message that is not attempted again until a person retries it. */
export interface FailedMessage {
  kind: FailedMessageKind;
  id: string;
  /** Milliseconds UTC. */
  at: number;
  /** An event's name, a mail's recipient, a file's name, a queue. */
  subject: string;
  /** The error of the last attempt; null if unknown. */
  error: string | null;
}
