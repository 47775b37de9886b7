import { DurableObject } from "cloudflare:workers";
import { describe } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readPlanRecord } from "#app/data/plans/plan.reads.server.ts";
import type { PlanCaller, PlanChange } from "#app/domain/kernel/ports.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import type { PlanLiveMessage } from "#app/domain/plans/plan-live.ts";
import { callerHeader } from "./plan-room/caller.ts";
import { changePlan, discardPlan, type Moved, redoPlan, restorePlan, undoPlan } from "./plan-room/changes.ts";
import { confirmPlan } from "./plan-room/confirmation.ts";
import { Lock } from "./plan-room/lock.ts";
import { beginRun, finishRun, giveUpRun, prepareRun } from "./plan-room/optimisation.ts";
import { roomScope } from "./plan-room/room-scope.ts";
import { type RunOrder, RunStore } from "./plan-room/run-store.ts";
import { openSearch, type Search } from "./plan-room/search.ts";
import { Viewers } from "./plan-room/viewers.ts";

const slicesPerAlarm = 20;
/** Pause between slices, milliseconds: stop requests and sockets get in. */
const pause = 10;
const progressEvery = 250;
/** A process that dies in an alarm leaves this one behind, milliseconds. */
const watchdog = 3_000;

type Seen = { basedOn: number };
type Work<T> = (scope: Scope) => Promise<Result<T>>;

/**
 * The room of one plan: a lock round everything that changes it, the running optimisation, and the open viewers. D1 is the
 * truth; what the object keeps in its own SQLite is the run that it must go on with after a restart.
 */
export class PlanRoom extends DurableObject<Env> {
  readonly #lock = new Lock();
  readonly #runs: RunStore;
  readonly #viewers: Viewers;
  #search: Search | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#runs = new RunStore(ctx.storage);
    this.#viewers = new Viewers(ctx);
    ctx.blockConcurrencyWhile(async () => {
      if (this.#runs.has() && (await ctx.storage.getAlarm()) === null) await ctx.storage.setAlarm(Date.now());
    });
  }

  optimize(
    planId: string,
    caller: PlanCaller,
    input: { seed?: number | undefined },
  ): Promise<Result<{ status: number }>> {
    return this.#alone(caller, async (scope) => {
      const seed = input.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
      const prepared = await prepareRun(scope, planId, caller, seed & 0x7fff_ffff);
      if (!prepared.ok) return prepared;
      this.#runs.begin(prepared.value.order);
      this.#search = null;
      const queued = await prepared.value.queue();
      if (!queued.ok) {
        this.#runs.clear();
        return queued;
      }
      await this.ctx.storage.setAlarm(Date.now());
      this.#viewers.tell({ kind: "status", status: 2, by: caller.name });
      return ok({ status: 2 });
    });
  }

  /** Some slices of the running optimisation, then the next alarm: no invocation is long, and none is lost. */
  override async alarm(): Promise<void> {
    const run = this.#runs.read();
    if (!run) return;
    await this.ctx.storage.setAlarm(Date.now() + watchdog);
    const begun = await this.#alone(run.order.caller, (scope) => beginRun(scope, run.order.planId));
    if (!begun.ok) return this.#drop();
    try {
      if (!this.#search) this.#viewers.tell({ kind: "status", status: 3, by: run.order.caller.name });
      const search = this.#search ?? openSearch(run);
      this.#search = search;
      const over = await this.#searchOn(search);
      if (this.#search !== search) return;
      if (over) await this.#alone(run.order.caller, (scope) => this.#finish(scope, run.order, "finished"));
      else {
        this.#runs.save(search.checkpoint(), search.history);
        await this.ctx.storage.setAlarm(Date.now());
      }
    } catch (error) {
      await this.#fail(run.order, error);
    }
  }

  async #searchOn(search: Search): Promise<boolean> {
    let told = 0;
    for (let slice = 0; slice < slicesPerAlarm; slice += 1) {
      if (Date.now() - told >= progressEvery) {
        told = Date.now();
        this.#viewers.tell({ kind: "progress", progress: search.progress(told) });
      }
      if (search.slice()) return true;
      await scheduler.wait(pause);
      if (this.#search !== search) return false;
    }
    return false;
  }

  stop(planId: string, caller: PlanCaller): Promise<Result<{ status: number }>> {
    return this.#alone(caller, async (scope) => {
      const run = this.#runs.read();
      if (!run || run.order.planId !== planId) return fail("illegal_transition");
      this.#search ??= openSearch(run);
      return this.#finish(scope, run.order, "stopped");
    });
  }

  async #finish(scope: Scope, order: RunOrder, outcome: "finished" | "stopped"): Promise<Result<{ status: number }>> {
    const search = this.#search;
    if (!search || !this.#runs.has()) return fail("illegal_transition");
    const finished = await finishRun(scope, order, search.best());
    if (!finished.ok) {
      await this.#drop();
      return finished;
    }
    this.#viewers.tell({ kind: "progress", progress: search.progress(Date.now()) });
    await this.#drop();
    const { version, status, summary } = finished.value;
    const { name: by, userId } =
      scope.actor.id === order.caller.userId ? order.caller : { ...order.caller, name: scope.actor.name };
    const seconds = (Date.now() - order.startedAt) / 1000;
    this.#viewers.tell({ kind: "version", version, reason: "optimized", by, userId, summary });
    this.#viewers.tell({ kind: "optimized", outcome, version, seconds, by });
    await scope.ports.wake.outbox();
    return ok({ status });
  }

  async #fail(order: RunOrder, error: unknown): Promise<void> {
    console.error("optimisation failed", order.planId, error);
    const scope = await roomScope(this.env, order.caller);
    if (scope)
      await this.#lock.run(() => giveUpRun(scope, order.planId, "plan_unsolvable", describe(error).slice(0, 200)));
    await this.#drop();
    const seconds = (Date.now() - order.startedAt) / 1000;
    this.#viewers.tell({
      kind: "optimized",
      outcome: "failed",
      code: "plan_unsolvable",
      params: { reason: "" },
      seconds,
    });
  }

  async #drop(): Promise<void> {
    this.#search = null;
    this.#runs.clear();
    await this.ctx.storage.deleteAlarm();
  }

  change(
    planId: string,
    caller: PlanCaller,
    input: Seen & { change: PlanChange },
  ): Promise<Result<{ version: number }>> {
    return this.#move(caller, (scope) => changePlan(scope, planId, input.basedOn, input.change));
  }

  undo(planId: string, caller: PlanCaller, input: Seen): Promise<Result<{ version: number }>> {
    return this.#move(caller, (scope) => undoPlan(scope, planId, input.basedOn));
  }

  redo(planId: string, caller: PlanCaller, input: Seen): Promise<Result<{ version: number }>> {
    return this.#move(caller, (scope) => redoPlan(scope, planId, input.basedOn));
  }

  restore(planId: string, caller: PlanCaller, input: Seen & { version: number }): Promise<Result<{ version: number }>> {
    return this.#move(caller, (scope) => restorePlan(scope, planId, input.basedOn, input.version));
  }

  async #move(caller: PlanCaller, work: Work<Moved>): Promise<Result<{ version: number }>> {
    const moved = await this.#alone(caller, work);
    if (!moved.ok) return moved;
    this.#viewers.tell({ kind: "version", ...moved.value, by: caller.name, userId: caller.userId });
    return ok({ version: moved.value.version });
  }

  async confirm(
    planId: string,
    caller: PlanCaller,
    input: Seen & { preserveSequences: boolean },
  ): Promise<Result<{ confirmed: number; total: number }>> {
    const confirmed = await this.#alone(caller, (scope) => confirmPlan(scope, planId, input));
    if (confirmed.ok) this.#viewers.tell({ kind: "confirmed", ...confirmed.value, by: caller.name });
    return confirmed;
  }

  async discard(planId: string, caller: PlanCaller): Promise<Result<{ status: number }>> {
    const discarded = await this.#alone(caller, (scope) => discardPlan(scope, planId));
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
    const progress = this.#search?.progress(Date.now()) ?? null;
    return this.#viewers.enter(
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
