import type { Whereabouts } from "./whereabouts.ts";

/** The room of one account's agents: where they are. */
export interface FleetRoom {
  noted(positions: readonly Whereabouts[], keptMs: number): Promise<void>;
  /** The newest of each agent. */
  newest(): Promise<readonly Whereabouts[]>;
  /** Routes changed, or what their drivers say: who watches loads again. */
  changed(): Promise<void>;
  /** Takes over a viewer's WebSocket upgrade request; the socket ends with the session. */
  connect(request: Request, visit: { session: string; sees: "all" | "some" }): Promise<Response>;
  /** Knows of nobody any more. */
  forget(): Promise<void>;
}
