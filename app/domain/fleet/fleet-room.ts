import type { Whereabouts } from "./whereabouts.ts";

/** The room of one account's agents: where they are. */
export interface FleetRoom {
  noted(positions: readonly Whereabouts[]): Promise<void>;
  /** The newest of each agent. */
  newest(): Promise<readonly Whereabouts[]>;
  /** Knows of nobody any more. */
  forget(): Promise<void>;
}
