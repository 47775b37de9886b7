/** What an agent is told on the driver's page. `once`: not said again while it is unread. */
export const agentMessageKinds = {
  /** A route is theirs, or is asked of them. */
  route: { once: false },
  /** Stops of their route came, went or moved. */
  changed: { once: true },
  /** The office took the route back: nobody answered in time. */
  withdrawn: { once: false },
  /** Somebody in the office wrote. */
  message: { once: false },
  /** The shift calendar changed. */
  shifts: { once: true },
} as const satisfies Record<string, { once: boolean }>;
export type AgentMessageKind = keyof typeof agentMessageKinds;

/** As long as a text of a few parts. */
export const MAX_MESSAGE_LENGTH = 480;

/** A line of an agent's inbox, as the phone keeps it until it was read. */
export interface AgentMessage {
  id: string;
  kind: AgentMessageKind;
  routeId: string | null;
  /** What somebody wrote; empty where the kind says it all. */
  body: string;
  by: string;
  /** ISO 8601. */
  at: string;
}
