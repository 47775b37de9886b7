import { DurableObject } from "cloudflare:workers";
import { readPlanRecord } from "#app/modules/planning/db/plan.reads.server.ts";
import type { ReplanProposal, ReplanRouteVersion } from "#app/modules/planning/model/crews/replan-proposal.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import type { PlanLiveMessage } from "#app/modules/planning/model/plan-live.ts";
import type {
  ExpectedPlanVersion,
  OptimizeOptions,
  PlanCaller,
  PlanChange,
} from "#app/modules/planning/model/plan-room.ts";
import { toDryRunScope } from "#app/platform/db/dry-run.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { callerHeader } from "./plan-room/caller.ts";
import {
  dropRoutes,
  redoChange,
  restoreVersion,
  undoChange,
  type VersionChange,
  writeChange,
} from "./plan-room/changes.ts";
import { writeConfirmation } from "./plan-room/confirmation.ts";
import { Lock } from "./plan-room/lock.ts";
import { prepareRun } from "./plan-room/optimization.ts";
import { Optimizer } from "./plan-room/optimizer.ts";
import { applyReplannedRoutes } from "./plan-room/replan.ts";
import { searchReplan } from "./plan-room/replan-search.ts";
import { createRoomScope } from "./plan-room/room-scope.ts";
import { Viewers } from "./plan-room/viewers.ts";
import { runInRoom } from "./room-trace.ts";

type PlanReference = Pick<ExpectedPlanVersion, "planId">;
type PlanChangeInput = ExpectedPlanVersion & { change: PlanChange };
type PlanWork<T> = (scope: Scope) => Promise<Result<T>>;

/**
 * The room of one plan: a lock around everything that changes it, the running optimization, and the open viewers. D1 is
 * the truth; the object's own SQLite holds only the run to resume after a restart.
 */
export class PlanRoom extends DurableObject<Env> {
  readonly #lock = new Lock();
  readonly #viewers: Viewers;
  readonly #optimiser: Optimizer;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#viewers = new Viewers(ctx, env);
    this.#optimiser = new Optimizer(ctx.storage, this.#viewers, (caller, work) => this.#alone(caller, work));
    ctx.blockConcurrencyWhile(() => this.#optimiser.wake());
  }

  optimize(caller: PlanCaller, input: PlanReference & OptimizeOptions): Promise<Result<{ status: number }>> {
    return runInRoom("plan.optimize", caller, () => this.#optimiser.begin(caller, input));
  }

  stop(caller: PlanCaller, { planId }: PlanReference): Promise<Result<{ status: number }>> {
    return runInRoom("plan.stop", caller, () => this.#optimiser.stop(planId, caller));
  }

  revive(caller: PlanCaller, { planId }: PlanReference): Promise<void> {
    return runInRoom("plan.revive", caller, () => this.#optimiser.revive(planId, caller));
  }

  override async alarm(): Promise<void> {
    await this.#optimiser.alarm();
    await this.#viewers.check();
  }

  change(caller: PlanCaller, input: PlanChangeInput): Promise<Result<{ version: number }>> {
    return this.#move("plan.change", caller, (scope) => writeChange(scope, input));
  }

  undo(caller: PlanCaller, expected: ExpectedPlanVersion): Promise<Result<{ version: number }>> {
    return this.#move("plan.undo", caller, (scope) => undoChange(scope, expected));
  }

  redo(caller: PlanCaller, expected: ExpectedPlanVersion): Promise<Result<{ version: number }>> {
    return this.#move("plan.redo", caller, (scope) => redoChange(scope, expected));
  }

  restore(caller: PlanCaller, input: ExpectedPlanVersion & { version: number }): Promise<Result<{ version: number }>> {
    return this.#move("plan.restore", caller, (scope) => restoreVersion(scope, input));
  }

  proposeReplan(
    caller: PlanCaller,
    input: PlanReference & { changeBudget?: number | undefined },
  ): Promise<Result<ReplanProposal>> {
    return runInRoom("plan.propose_replan", caller, () => this.#alone(caller, (scope) => searchReplan(scope, input)));
  }

  applyReplan(
    caller: PlanCaller,
    input: PlanReference & { routes: ReplanRouteVersion[] },
  ): Promise<Result<{ version: number }>> {
    return this.#move("plan.apply_replan", caller, (scope) => applyReplannedRoutes(scope, input));
  }

  async #move(what: string, caller: PlanCaller, work: PlanWork<VersionChange>): Promise<Result<{ version: number }>> {
    const moved = await runInRoom(what, caller, () => this.#alone(caller, work));
    if (!moved.ok) return moved;
    this.#viewers.send({ kind: "version", ...moved.value, by: caller.name, userId: caller.userId });
    return ok({ version: moved.value.version });
  }

  async confirm(
    caller: PlanCaller,
    input: ExpectedPlanVersion & { preserveSequences: boolean },
  ): Promise<Result<{ confirmed: number; total: number }>> {
    const confirmed = await runInRoom("plan.confirm", caller, () =>
      this.#alone(caller, (scope) => writeConfirmation(scope, input)),
    );
    if (confirmed.ok) this.#viewers.send({ kind: "confirmed", ...confirmed.value, by: caller.name });
    return confirmed;
  }

  dryRunOptimize(caller: PlanCaller, input: PlanReference & OptimizeOptions): Promise<Result<{ status: number }>> {
    return runInRoom("plan.dry_run_optimize", caller, () =>
      this.#alone(caller, async (scope) => {
        const prepared = await prepareRun(toDryRunScope(scope), caller, input);
        if (!prepared.ok) return prepared;
        const queued = await prepared.value.queue();
        return queued.ok ? ok({ status: planStatuses.code.queued }) : queued;
      }),
    );
  }

  dryRunConfirm(
    caller: PlanCaller,
    input: ExpectedPlanVersion & { preserveSequences: boolean },
  ): Promise<Result<{ confirmed: number; total: number }>> {
    return runInRoom("plan.dry_run_confirm", caller, () =>
      this.#alone(caller, (scope) => writeConfirmation(toDryRunScope(scope), input)),
    );
  }

  dryRunChange(caller: PlanCaller, input: PlanChangeInput): Promise<Result<{ version: number }>> {
    return runInRoom("plan.dry_run_change", caller, () =>
      this.#alone(caller, (scope) => writeChange(toDryRunScope(scope), input)),
    );
  }

  async discard(caller: PlanCaller, { planId }: PlanReference): Promise<Result<{ status: number }>> {
    const discarded = await runInRoom("plan.discard", caller, () =>
      this.#alone(caller, (scope) => dropRoutes(scope, planId)),
    );
    if (discarded.ok) this.#viewers.send({ kind: "status", status: planStatuses.code.pending, by: caller.name });
    return discarded;
  }

  /** The plan's inputs changed elsewhere. */
  async touched(): Promise<void> {
    this.#viewers.send({ kind: "touched" });
  }

  async removed(caller: PlanCaller): Promise<void> {
    this.#viewers.send({ kind: "deleted", by: caller.name });
  }

  /** Accepts a viewer's socket; only called by the port, after the guard. */
  override async fetch(request: Request): Promise<Response> {
    const { planId, caller }: { planId: string; caller: PlanCaller } = JSON.parse(
      request.headers.get(callerHeader) ?? "null",
    );
    const scope = await createRoomScope(this.env, caller);
    const plan = scope && (await readPlanRecord(scope, planId));
    if (!plan) return new Response(null, { status: 404 });
    const { currentVersion: version, status } = plan;
    const progress = this.#optimiser.progress();
    return this.#viewers.enter(
      request,
      caller,
      (you, viewers): PlanLiveMessage => ({ kind: "welcome", you, viewers, version, status, progress }),
    );
  }

  override webSocketMessage(socket: WebSocket, frame: string | ArrayBuffer): void {
    this.#viewers.handleFrame(socket, frame);
  }

  override webSocketClose(socket: WebSocket): void {
    this.#viewers.leave(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.#viewers.leave(socket);
  }

  /** Runs `work` for the caller's account while nothing else of this plan runs. */
  #alone<T>(caller: PlanCaller, work: PlanWork<T>): Promise<Result<T>> {
    return this.#lock.run(async () => {
      const scope = await createRoomScope(this.env, caller);
      return scope ? work(scope) : fail("not_found");
    });
  }
}
