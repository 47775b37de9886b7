import type { Result } from "#app/platform/kernel/result.ts";
import type { ReplanProposal, ReplanRouteVersion } from "./crews/replan-proposal.ts";
import type { PlanDocument } from "./plan-document.ts";
import type { PlanEffort } from "./plan-effort.ts";

/** On whose behalf a plan room is called. */
export interface PlanCaller {
  accountId: string;
  userId: string;
  name: string;
  language: string;
  /** Id of the originating request: the room logs errors under it. */
  request?: string | undefined;
}

/** A dispatcher's change of a Ready plan. */
export type PlanChange =
  | { kind: "resequence"; routeId: string; shipmentIds: string[] }
  | { kind: "move"; shipmentId: string; toRouteId: string | null; position: number }
  | { kind: "lock"; routeId: string }
  | { kind: "unlock"; routeId: string }
  | { kind: "fix"; shipmentId: string; fixed: boolean }
  | { kind: "preassign"; routeId: string; agentId: string; vehicleId: string | null }
  | { kind: "adopt"; document: PlanDocument };

/** Options of an optimization. */
export interface OptimizeOptions {
  /** Default: standard. */
  effort?: PlanEffort | undefined;
  seed?: number | undefined;
  /**
   * Starts from the current plan and lets at most so many stops change vehicle or order; unassigned stops do not count.
   */
  changeBudget?: number | undefined;
}

/** A plan and the version that the caller expects; after a change in between the call is refused as a lost race. */
export interface ExpectedPlanVersion {
  planId: string;
  basedOn: number;
}

/** The room of one plan: the only place where it is optimized, changed and confirmed, one operation at a time. */
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
  /** Dry run of an optimization: nothing is searched or written. */
  dryRunOptimize(caller: PlanCaller, input: OptimizeOptions & { planId: string }): Promise<Result<{ status: number }>>;
  /** Dry run of a confirmation: nothing is kept. */
  dryRunConfirm(
    caller: PlanCaller,
    input: ExpectedPlanVersion & { preserveSequences: boolean },
  ): Promise<Result<{ confirmed: number; total: number }>>;
  /** Dry run of a change: nothing is kept, and viewers see nothing. */
  dryRunChange(
    caller: PlanCaller,
    input: ExpectedPlanVersion & { change: PlanChange },
  ): Promise<Result<{ version: number }>>;
  discard(caller: PlanCaller, input: { planId: string }): Promise<Result<{ status: number }>>;
  /** Computes another order for the remaining stops of a confirmed plan; nothing is written. */
  proposeReplan(
    caller: PlanCaller,
    input: { planId: string; changeBudget?: number | undefined },
  ): Promise<Result<ReplanProposal>>;
  applyReplan(
    caller: PlanCaller,
    input: { planId: string; routes: ReplanRouteVersion[] },
  ): Promise<Result<{ version: number }>>;
  /** Notifies viewers that the plan's inputs changed elsewhere. */
  touched(): Promise<void>;
  /**
   * Called by the cron sweep: resumes a run of a process that was killed, and sets a plan whose run was lost back to
   * Pending.
   */
  revive(caller: PlanCaller, input: { planId: string }): Promise<void>;
  /** Notifies viewers that the plan was deleted. */
  removed(caller: PlanCaller): Promise<void>;
}

/** A viewer who opens the socket of a plan's room. */
export interface PlanViewerRequest {
  planId: string;
  caller: PlanCaller;
  /** The upgrade request; the socket closes with the session. */
  request: Request;
  session: string;
}
