import type { AgentState } from "#app/modules/fleet/model/agent-states.ts";
import type { ShipmentType } from "#app/modules/shipments/model/shipment.enums.ts";
import type { PlanObjective } from "#app/modules/workspace/model/routing-settings.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { PlanHours } from "./crews/route-hours.ts";
import type { PlanStatus } from "./plan.enums.ts";
import type { PlanDocument, PlanSummary } from "./plan-document.ts";
import type { EffortOffer, PlanRun } from "./plan-effort.ts";
import type { PlanAgent, PlanInputs, PlanVehicle } from "./plan-inputs.ts";
import type { RouteRequest } from "./route.enums.ts";
import type { AgentCash } from "./route-cash.ts";
import type { PlanExplanation, TimedPlan } from "./timed-plan.ts";

/** A plan as lists show it. */
export interface PlanRow {
  id: string;
  number: string;
  name: string;
  shipmentType: ShipmentType;
  status: PlanStatus;
  /** Local `YYYY-MM-DDTHH:MM` of `timezone`. */
  startAt: string;
  endAt: string;
  timezone: string;
  shipmentCount: number;
  agentCount: number;
  stale: boolean;
  summary: PlanSummary | null;
  createdAt: number;
  confirmedAt: number | null;
}

/** The facts of one plan. */
export interface PlanFacts extends PlanRow {
  locationId: string;
  pickupGraceMinutes: number;
  dropoffGraceMinutes: number;
  autoConfirm: boolean;
  /** What the plan searches for. */
  objective: PlanObjective;
  /** Whether routes leave as late as they can instead of waiting on the way. */
  delayedStart: boolean;
  createdByAutomation: boolean;
  /** Why the last optimization failed: key of the `errors` catalog and its values. */
  problem: { code: string; params?: Record<string, string | number> } | null;
  /** 0 before the first version. Every change sends it as the expected version. */
  currentVersion: number;
  /** Version of these facts: an edit of them sends it. */
  version: number;
  /** Minor units of every cost. */
  currency: string;
}

/** One entry of the history; `parent` is the version it was made from. */
export interface PlanVersionEntry {
  version: number;
  parent: number;
  /** Key of `plans.reasons`: optimized, resequenced, moved, locked, unlocked, fixed, released, preassigned, adopted, restored, discarded. */
  reason: string;
  authorName: string;
  summary: PlanSummary;
  /** How the search went; only for versions made by the solver. */
  run: PlanRun | null;
  /** The seed that reproduces the search, and the solver that made it. */
  seed: number | null;
  solverVersion: string | null;
  at: number;
}

/**
 * Everything the plan screen needs. `inputs` and `document` are enough to time any change in the browser:
 * `createPlanTimer(inputs).time(document)` (plan-timing.ts) gives what `timed` holds for the current version.
 */
export interface PlanView {
  plan: PlanFacts;
  /** Actions that the current status allows, for the header's buttons. */
  actions: PlanAction[];
  canUndo: boolean;
  canRedo: boolean;
  /** Newest first, at most 100. */
  versions: PlanVersionEntry[];
  /** Null before the first version, and after a discard. */
  document: PlanDocument | null;
  timed: TimedPlan | null;
  explanations: PlanExplanation[];
  /** Estimated seconds of each effort. */
  efforts: EffortOffer[];
  inputs: PlanInputs;
  /** Agents with a cash limit, and the cash they carry. */
  cash: readonly AgentCash[];
  /** Limits of agents' hours, and what they work besides. */
  hours: PlanHours;
  /** The choices: active agents and vehicles of the account, including those of the plan. */
  available: PlanChoices;
  /** Requests of a confirmed plan's routes and their responses. */
  requests: readonly PlanRequest[];
  /** The current person: marks the own entry among the viewers. */
  /** Who may not see what agents are paid gets inputs and costs without it. */
  viewer: { userId: string; name: string; canExecute: boolean; canExport: boolean; seesPay: boolean };
}

/** Choices for a plan. */
export interface PlanChoices {
  agents: PlanAgent[];
  vehicles: PlanVehicle[];
  locations: PlanLocation[];
  /** Current state of agents, by id. */
  states: Readonly<Record<string, AgentState>>;
}

/** The request of a confirmed route to its agent. */
export interface PlanRequest {
  agentId: string;
  number: number;
  request: RouteRequest | null;
  rejectionReason: string | null;
}

export interface PlanLocation {
  id: string;
  name: string;
  line: string;
  point: Point | null;
}

/** Actions that a person may take on a plan. */
export const planActions = ["edit", "optimize", "stop", "change", "confirm", "discard", "delete"] as const;
export type PlanAction = (typeof planActions)[number];
