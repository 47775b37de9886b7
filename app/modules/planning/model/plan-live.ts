import type { PlanStatus } from "./plan.enums.ts";
import type { PlanSummary } from "./plan-document.ts";
import type { PlanEffort, PlanRun } from "./plan-effort.ts";

/**
 * What a plan's room sends to every open viewer over the WebSocket of `/api/plans/:planId/live`. JSON, one message a
 * frame.
 */
export type PlanLiveMessage =
  /** First message to a new viewer. `you` is the viewer's own entry of `viewers`. */
  | {
      kind: "welcome";
      you: string;
      viewers: PlanViewer[];
      version: number;
      status: PlanStatus;
      progress: PlanProgress | null;
    }
  /** The list of viewers changed: one joined, left, or edits something else. */
  | { kind: "presence"; viewers: PlanViewer[] }
  /** A new current version: load the plan again (or only `GET /api/plans/:planId`). */
  | { kind: "version"; version: number; reason: string; by: string; userId: string; summary: PlanSummary }
  /** Agents, shipments or facts changed: load the plan again. */
  | { kind: "touched" }
  | { kind: "status"; status: PlanStatus; by: string }
  | { kind: "progress"; progress: PlanProgress }
  /**
   * The optimization ended: `finished` by itself, `stopped` by a person, or `failed` with a code of the errors catalog.
   */
  | { kind: "optimized"; outcome: "finished" | "stopped"; version: number; run: PlanRun; by: string }
  | { kind: "optimized"; outcome: "failed"; code: string; params?: Record<string, string | number>; seconds: number }
  | { kind: "confirmed"; confirmed: number; total: number; by: string }
  | { kind: "deleted"; by: string };

/** What a viewer sends to the room. Anything else is ignored. */
export type PlanViewerMessage =
  /** The route that this person is changing, or null. Shown to the others as "… is editing". */
  { kind: "editing"; routeId: string | null };

/** One open tab. A person with two tabs is listed twice with the same `userId`. */
export interface PlanViewer {
  /** Id of the connection. */
  id: string;
  userId: string;
  name: string;
  /** The route being changed. */
  routeId: string | null;
}

/** Progress of a running optimization; at most four messages a second. */
export interface PlanProgress {
  effort: PlanEffort;
  iterations: number;
  /** Maximum iterations: the search ends earlier without further improvement. */
  budget: number;
  /** Since "Optimize" was pressed. */
  seconds: number;
  /** Cost of the best plan by configured prices, minor units; 0 when none are configured. */
  cost: number;
  /** Travel seconds and metres of the best plan. */
  duration: number;
  distance: number;
  assigned: number;
  unassigned: number;
  routes: number;
  /**
   * The minimised value, oldest first, at most 120 points, for the sparkline. It falls, or rises when more shipments
   * were placed. The unit is the solver's; only relative change since the first point is meaningful.
   */
  history: number[];
}

/** Parses a frame from a room or a viewer; null for anything that is not an object with a kind. */
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
