import { DurableObject } from "cloudflare:workers";
import { readPlanRecord } from "#app/modules/planning/db/plan.reads.server.ts";
import type { RestProposal, RestRoute } from "#app/modules/planning/model/crews/rest-proposal.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import type { PlanLiveMessage } from "#app/modules/planning/model/plan-live.ts";
import type { OptimizeOptions, PlanCaller, PlanChange, SeenPlan } from "#app/modules/planning/model/plan-room.ts";
import { rehearsalOf } from "#app/platform/db/rehearsal.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { callerHeader } from "./plan-room/caller.ts";
import { bringBack, dropRoutes, type Moved, makeChange, stepBack, stepForward } from "./plan-room/changes.ts";
import { writeConfirmation } from "./plan-room/confirmation.ts";
import { Lock } from "./plan-room/lock.ts";
import { prepareRun } from "./plan-room/optimisation.ts";
import { Optimiser } from "./plan-room/optimiser.ts";
import { takeRest } from "./plan-room/rest.ts";
import { proposeRest } from "./plan-room/rest-search.ts";
import { roomScope } from "./plan-room/room-scope.ts";
import { Viewers } from "./plan-room/viewers.ts";
import { inRoom } from "./room-trace.ts";

type Named = Pick<SeenPlan, "planId">;
type Work<T> = (scope: Scope) => Promise<Result<T>>;

/**
 * The room of one plan: a lock round everything that changes it, the running optimisation, and the open viewers. D1 is the
 * truth; what the object keeps in its own SQLite is the run that it must go on with after a restart.
 */
export class PlanRoom extends DurableObject<Env> {
  readonly #lock = new Lock();
  readonly #viewers: Viewers;
  readonly #optimiser: Optimiser;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#viewers = new Viewers(ctx, env);
    this.#optimiser = new Optimiser(ctx.storage, this.#viewers, (caller, work) => this.#alone(caller, work));
    ctx.blockConcurrencyWhile(() => this.#optimiser.wake());
  }

  optimize(caller: PlanCaller, input: Named & OptimizeOptions): Promise<Result<{ status: number }>> {
    return inRoom("plan.optimize", caller, () => this.#optimiser.begin(caller, input));
  }

  stop(caller: PlanCaller, { planId }: Named): Promise<Result<{ status: number }>> {
    return inRoom("plan.stop", caller, () => this.#optimiser.stop(planId, caller));
  }

  revive(caller: PlanCaller, { planId }: Named): Promise<void> {
    return inRoom("plan.revive", caller, () => this.#optimiser.revive(planId, caller));
  }

  override async alarm(): Promise<void> {
    await this.#optimiser.alarm();
    await this.#viewers.check();
  }

  change(caller: PlanCaller, input: SeenPlan & { change: PlanChange }): Promise<Result<{ version: number }>> {
    return this.#move("plan.change", caller, (scope) => makeChange(scope, input));
  }

  undo(caller: PlanCaller, seen: SeenPlan): Promise<Result<{ version: number }>> {
    return this.#move("plan.undo", caller, (scope) => stepBack(scope, seen));
  }

  redo(caller: PlanCaller, seen: SeenPlan): Promise<Result<{ version: number }>> {
    return this.#move("plan.redo", caller, (scope) => stepForward(scope, seen));
  }

  restore(caller: PlanCaller, input: SeenPlan & { version: number }): Promise<Result<{ version: number }>> {
    return this.#move("plan.restore", caller, (scope) => bringBack(scope, input));
  }

  proposeRest(caller: PlanCaller, input: Named & { changeBudget?: number | undefined }): Promise<Result<RestProposal>> {
    return inRoom("plan.propose_rest", caller, () => this.#alone(caller, (scope) => proposeRest(scope, input)));
  }

  takeRest(caller: PlanCaller, input: Named & { routes: RestRoute[] }): Promise<Result<{ version: number }>> {
    return this.#move("plan.take_rest", caller, (scope) => takeRest(scope, input));
  }

  async #move(what: string, caller: PlanCaller, work: Work<Moved>): Promise<Result<{ version: number }>> {
    const moved = await inRoom(what, caller, () => this.#alone(caller, work));
    if (!moved.ok) return moved;
    this.#viewers.tell({ kind: "version", ...moved.value, by: caller.name, userId: caller.userId });
    return ok({ version: moved.value.version });
  }

  async confirm(
    caller: PlanCaller,
    input: SeenPlan & { preserveSequences: boolean },
  ): Promise<Result<{ confirmed: number; total: number }>> {
    const confirmed = await inRoom("plan.confirm", caller, () =>
      this.#alone(caller, (scope) => writeConfirmation(scope, input)),
    );
    if (confirmed.ok) this.#viewers.tell({ kind: "confirmed", ...confirmed.value, by: caller.name });
    return confirmed;
  }

  rehearseOptimize(caller: PlanCaller, input: Named & OptimizeOptions): Promise<Result<{ status: number }>> {
    return inRoom("plan.rehearse_optimize", caller, () =>
      this.#alone(caller, async (scope) => {
        const prepared = await prepareRun(rehearsalOf(scope), caller, input);
        if (!prepared.ok) return prepared;
        const queued = await prepared.value.queue();
        return queued.ok ? ok({ status: planStatuses.code.queued }) : queued;
      }),
    );
  }

  rehearseConfirm(
    caller: PlanCaller,
    input: SeenPlan & { preserveSequences: boolean },
  ): Promise<Result<{ confirmed: number; total: number }>> {
    return inRoom("plan.rehearse_confirm", caller, () =>
      this.#alone(caller, (scope) => writeConfirmation(rehearsalOf(scope), input)),
    );
  }

  async discard(caller: PlanCaller, { planId }: Named): Promise<Result<{ status: number }>> {
    const discarded = await inRoom("plan.discard", caller, () =>
      this.#alone(caller, (scope) => dropRoutes(scope, planId)),
    );
    if (discarded.ok) this.#viewers.tell({ kind: "status", status: 1, by: caller.name });
    return discarded;
  }

  /** The plan's inputs changed elsewhere. */
  async touched(): Promise<void> {
    this.#viewers.tell({ kind: "touched" });
  }

  async removed(caller: PlanCaller): Promise<void> {
    this.#viewers.tell({ kind: "deleted", by: caller.name });
  }

  /** A viewer's socket; only the port asks, after the guard. */
  override async fetch(request: Request): Promise<Response> {
    const { planId, caller }: { planId: string; caller: PlanCaller } = JSON.parse(
      request.headers.get(callerHeader) ?? "null",
    );
    const scope = await roomScope(this.env, caller);
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
    this.#viewers.hear(socket, frame);
  }

  override webSocketClose(socket: WebSocket): void {
    this.#viewers.leave(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.#viewers.leave(socket);
  }

  /** Runs `work` for the caller's account when nothing else of this plan is going on. */
  #alone<T>(caller: PlanCaller, work: Work<T>): Promise<Result<T>> {
    return this.#lock.run(async () => {
      const scope = await roomScope(this.env, caller);
      return scope ? work(scope) : fail("not_found");
    });
  }
}
