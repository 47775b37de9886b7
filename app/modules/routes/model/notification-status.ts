/** The last notification to an agent about a route: assigned, changed or withdrawn. */
export interface RouteNotification {
  kind: "route" | "changed" | "withdrawn";
  at: number;
  /** When the agent read it; null until then. */
  readAt: number | null;
}

/** The last message to the customer of a stop. */
export interface StopNotification {
  channel: "mail" | "text";
  at: number;
  subject: string;
  state: "sent" | "waiting" | "failed";
}
