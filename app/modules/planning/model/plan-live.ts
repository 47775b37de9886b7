import type { PlanStatus } from "./plan.enums.ts";
import type { PlanSummary } from "./plan-document.ts";
import type { PlanEffort, PlanRun } from "./plan-effort.ts";

/** What a plan's room tells every open viewer over the WebSocket of `/api/plans/:planId/live`. JSON, one message a frame. */
export type PlanLiveMessage =
  /** First message to a new viewer. `you` is the own entry of `viewers`. */
  | {
      kind: "welcome";
      you: string;
      viewers: PlanViewer[];
      version: number;
      status: PlanStatus;
      progress: PlanProgress | null;
    }
  /** The list changed: somebody came, went, or edits something else. */
  | { kind: "presence"; viewers: PlanViewer[] }
  /** A new current version: load the plan again (or only `GET /api/plans/:planId`). */
  | { kind: "version"; version: number; reason: string; by: string; userId: string; summary: PlanSummary }
  /** Agents, shipments or facts changed: load the plan again. */
  | { kind: "touched" }
  | { kind: "status"; status: PlanStatus; by: string }
  | { kind: "progress"; progress: PlanProgress }
  /** The optimisation is over: `finished` by itself, `stopped` by somebody, or `failed` with a code of the errors catalogue. */
  | { kind: "optimized"; outcome: "finished" | "stopped"; version: number; run: PlanRun; by: string }
  | { kind: "optimized"; outcome: "failed"; code: string; params?: Record<string, string | number>; seconds: number }
  | { kind: "confirmed"; confirmed: number; total: number; by: string }
  | { kind: "deleted"; by: string };

/** What a viewer tells the room. Anything else is ignored. */
export type PlanViewerMessage =
  /** Which route this person has in hand, or null. Shown to the others as "… is editing". */
  { kind: "editing"; routeId: string | null };

/** One open tab. A person with two tabs is listed twice with the same `userId`. */
export interface PlanViewer {
  /** Of the connection. */
  id: string;
  userId: string;
  name: string;
  /** Route in hand. */
  routeId: string | null;
}

/** Where a running optimisation stands; at most four a second. */
export interface PlanProgress {
  effort: PlanEffort;
  iterations: number;
  /** Iterations at most: the search ends before when nothing gets better. */
  budget: number;
  /** Since optimize was pressed. */
  seconds: number;
  /** Money of the best plan by the configured costs, minor units; 0 when no costs are configured. */
  cost: number;
  /** Travel seconds and metres of the best plan. */
  duration: number;
  distance: number;
  assigned: number;
  unassigned: number;
  routes: number;
  /**
   * What is minimised, oldest first, at most 120 points, falling (or rising, when more shipments found a place):
   * for the sparkline. The unit is the solver's; relative change since the first point is what can be said of it.
   */
  history: number[];
}

/** Reads a frame from a room or a viewer; null for anything that is not an object with a kind. */
export function parseLiveMessage(text: string): { kind: string } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "kind" in value && typeof value.kind === "string"
      ? { ...value, kind: value.kind }
      : null;
  } catch {
    return null;
  }
}
