import type { AgentPosition } from "./agent-position.ts";

/** The room of one account's agents: where they are. */
export interface FleetRoomClient {
  noted(positions: readonly AgentPosition[], keptMs: number): Promise<void>;
  /** The newest of each agent. */
  newest(): Promise<readonly AgentPosition[]>;
  /** Routes changed, or what their drivers say: who watches loads again. */
  changed(): Promise<void>;
  /** Takes over a viewer's WebSocket upgrade request; the socket ends with the session. */
  connect(request: Request, visit: { session: string; visibility: "all" | "some" }): Promise<Response>;
  /** Knows of nobody any more. */
  forget(): Promise<void>;
}
