/** What an agent was told of a route on the driver's page: that it is theirs, or that it changed. */
export interface RouteNotification {
  kind: "route" | "changed" | "withdrawn";
  at: number;
  /** When they read it; null until then. */
  seenAt: number | null;
}

/** What the customer of a stop was told last: by which way, in which words, and whether it left. */
export interface StopNotification {
  channel: "mail" | "text";
  at: number;
  subject: string;
  state: "sent" | "waiting" | "given_up";
}
