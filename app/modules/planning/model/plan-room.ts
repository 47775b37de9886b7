import type { Result } from "#app/platform/kernel/result.ts";
import type { ReplanProposal, ReplanRouteVersion } from "./crews/replan-proposal.ts";
import type { PlanDocument } from "./plan-document.ts";
import type { PlanEffort } from "./plan-effort.ts";

/** Who asks a plan room for something. */
export interface PlanCaller {
  accountId: string;
  userId: string;
  name: string;
  language: string;
  /** Id of the request that it is done for: the room notes what goes wrong under it. */
  request?: string | undefined;
}

/** A change of a Ready plan, as dispatchers make them (domain-rules, "Plans"). */
export type PlanChange =
  | { kind: "resequence"; routeId: string; shipmentIds: string[] }
  | { kind: "move"; shipmentId: string; toRouteId: string | null; position: number }
  | { kind: "lock"; routeId: string }
  | { kind: "unlock"; routeId: string }
  | { kind: "fix"; shipmentId: string; fixed: boolean }
  | { kind: "preassign"; routeId: string; agentId: string; vehicleId: string | null }
  | { kind: "adopt"; document: PlanDocument };

/** How a plan is optimised. */
export interface OptimizeOptions {
  /** Without one, the usual. */
  effort?: PlanEffort | undefined;
  seed?: number | undefined;
  /** From the plan as it stands, at most so many stops change their vehicle or their order; those that were in no route do not count. */
  changeBudget?: number | undefined;
}

/** Which plan, and the version of it that the caller saw: another one in between loses the race. */
export interface ExpectedPlanVersion {
  planId: string;
  basedOn: number;
}

/** The room of one plan: the only place where it is optimised, changed and confirmed, one thing at a time. */
export interface PlanRoomClient {
  optimize(caller: PlanCaller, input: OptimizeOptions & { planId: string }): Promise<Result<{ status: number }>>;
  stop(caller: PlanCaller, input: { planId: string }): Promise<Result<{ status: number }>>;
  change(caller: PlanCaller, input: ExpectedPlanVersion & { change: PlanChange }): Promise<Result<{ version: number }>>;
  undo(caller: PlanCaller, input: ExpectedPlanVersion): Promise<Result<{ version: number }>>;
  redo(caller: PlanCaller, input: ExpectedPlanVersion): Promise<Result<{ version: number }>>;
  restore(caller: PlanCaller, input: ExpectedPlanVersion & { version: number }): Promise<Result<{ version: number }>>;
  confirm(
    caller: PlanCaller,
    input: ExpectedPlanVersion & { preserveSequences: boolean },
  ): Promise<Result<{ confirmed: number; total: number }>>;
  /** What pressing "optimize" would come to: nothing is searched or written. */
  dryRunOptimize(caller: PlanCaller, input: OptimizeOptions & { planId: string }): Promise<Result<{ status: number }>>;
  /** What a confirmation would come to: nothing stays. */
  dryRunConfirm(
    caller: PlanCaller,
    input: ExpectedPlanVersion & { preserveSequences: boolean },
  ): Promise<Result<{ confirmed: number; total: number }>>;
  discard(caller: PlanCaller, input: { planId: string }): Promise<Result<{ status: number }>>;
  /** Another order of what is left of a confirmed plan; nothing is written. */
  proposeReplan(
    caller: PlanCaller,
    input: { planId: string; changeBudget?: number | undefined },
  ): Promise<Result<ReplanProposal>>;
  applyReplan(
    caller: PlanCaller,
    input: { planId: string; routes: ReplanRouteVersion[] },
  ): Promise<Result<{ version: number }>>;
  /** Tells viewers that the plan's inputs changed elsewhere. */
  touched(): Promise<void>;
  /** The sweep's: a run that a killed process left goes on, and a plan that waits for a run that is lost is Pending again. */
  revive(caller: PlanCaller, input: { planId: string }): Promise<void>;
  /** Tells viewers that the plan is no more. */
  removed(caller: PlanCaller): Promise<void>;
}

/** A viewer of a plan at its room's door. */
export interface PlanViewerRequest {
  planId: string;
  caller: PlanCaller;
  /** The upgrade request; the socket ends with the session. */
  request: Request;
  session: string;
}
