import type { AgentPosition } from "./agent-position.ts";

/** The fleet room (a Durable Object) of one account: live positions of its agents. */
export interface FleetRoomClient {
  /** Takes in new positions, which are dropped after `keptMs` milliseconds. */
  noted(positions: readonly AgentPosition[], keptMs: number): Promise<void>;
  /** The newest position of each agent. */
  newest(): Promise<readonly AgentPosition[]>;
  /** Announces changed routes: viewers load again. */
  changed(): Promise<void>;
  /** Accepts a viewer's WebSocket upgrade request; the socket is closed when the session ends. */
  connect(request: Request, visit: { session: string; visibility: "all" | "some" }): Promise<Response>;
  /** Deletes everything stored in the room. */
  forget(): Promise<void>;
}
