/** Kinds of messages to agents. `once`: not repeated while unread. */
export const agentMessageKinds = {
  /** A route was assigned or offered. */
  route: { once: false },
  /** Stops of their route were added, removed or reordered. */
  changed: { once: true },
  /** An offered route was withdrawn, because it was not answered in time. */
  withdrawn: { once: false },
  /** A message written by a dispatcher. */
  message: { once: false },
  /** The shift calendar changed. */
  shifts: { once: true },
} as const satisfies Record<string, { once: boolean }>;
export type AgentMessageKind = keyof typeof agentMessageKinds;

/** In characters; a text message of a few segments. */
export const MAX_MESSAGE_LENGTH = 480;

/** A message as the phone stores it until it is read. */
export interface AgentMessage {
  id: string;
  kind: AgentMessageKind;
  routeId: string | null;
  /** Text of a written message; empty for other kinds. */
  body: string;
  by: string;
  /** ISO 8601. */
  at: string;
}
