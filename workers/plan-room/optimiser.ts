import { describe } from "#app/data/kernel/commit.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { OptimizeOptions, PlanCaller } from "#app/domain/kernel/ports.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import type { PlanProgress } from "#app/domain/plans/plan-live.ts";
import { autoConfirm } from "./auto-confirmation.ts";
import { beginRun, finishRun, giveUpRun, prepareRun } from "./optimisation.ts";
import { type RunOrder, RunStore } from "./run-store.ts";
import { openSearch, type Search } from "./search.ts";
import type { Viewers } from "./viewers.ts";

const slicesPerAlarm = 20;
/** Pause between slices, milliseconds: stop requests and sockets get in. */
const pause = 10;
const progressEvery = 250;
/** A process that dies in an alarm leaves this one behind, milliseconds. */
const watchdog = 3_000;

/** Runs `work` for a caller's account when nothing else of the plan is going on. */
export type Alone = <T>(caller: PlanCaller, work: (scope: Scope) => Promise<Result<T>>) => Promise<Result<T>>;

/**
 * The running optimisation of one plan: some slices an alarm, so that no invocation is long; a checkpoint after each alarm,
 * so that a process that dies loses seconds, and never the run.
 */
export class Optimiser {
  readonly #storage: DurableObjectStorage;
  readonly #viewers: Viewers;
  readonly #alone: Alone;
  readonly #runs: RunStore;
  #search: Search | null = null;

  constructor(storage: DurableObjectStorage, viewers: Viewers, alone: Alone) {
    this.#storage = storage;
    this.#viewers = viewers;
    this.#alone = alone;
    this.#runs = new RunStore(storage);
  }

  /** After a restart: the run that is here goes on. */
  async wake(): Promise<void> {
    if (this.#runs.has() && (await this.#storage.getAlarm()) === null) await this.#storage.setAlarm(Date.now());
  }

  progress(): PlanProgress | null {
    return this.#search?.progress(Date.now()) ?? null;
  }

  begin(planId: string, caller: PlanCaller, options: OptimizeOptions): Promise<Result<{ status: number }>> {
    return this.#alone(caller, async (scope) => {
      const prepared = await prepareRun(scope, planId, caller, options);
      if (!prepared.ok) return prepared;
      this.#runs.begin(prepared.value.order);
      this.#search = null;
      const queued = await prepared.value.queue();
      if (!queued.ok) {
        this.#runs.clear();
        return queued;
      }
      await this.#storage.setAlarm(Date.now());
      this.#viewers.tell({ kind: "status", status: 2, by: caller.name });
      return ok({ status: 2 });
    });
  }

  async alarm(): Promise<void> {
    const run = this.#runs.read();
    if (!run) return;
    const { caller, planId } = run.order;
    await this.#storage.setAlarm(Date.now() + watchdog);
    try {
      const begun = await this.#alone(caller, (scope) => beginRun(scope, planId));
      if (!begun.ok) return await this.#drop();
      if (!this.#search) this.#viewers.tell({ kind: "status", status: 3, by: caller.name });
      const search = this.#search ?? openSearch(run);
      this.#search = search;
      const over = await this.#searchOn(search);
      if (this.#search !== search) return;
      if (over) {
        await this.#alone(caller, (scope) => this.#finish(scope, run.order, "finished"));
      } else {
        this.#runs.save(search.state());
        await this.#storage.setAlarm(Date.now());
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

  /** The plan says it is optimised: its run goes on, and a plan without one is Pending again. */
  async revive(planId: string, caller: PlanCaller): Promise<void> {
    if (this.#runs.has()) return this.wake();
    await this.#alone(caller, async (scope) => ok(await giveUpRun(scope, planId, "plan_unsolvable", "interrupted")));
  }

  async #finish(scope: Scope, order: RunOrder, outcome: "finished" | "stopped"): Promise<Result<{ status: number }>> {
    const search = this.#search;
    if (!search || !this.#runs.has()) return fail("illegal_transition");
    const finished = await finishRun(scope, order, search.best());
    const progress = search.progress(Date.now());
    await this.#drop();
    if (!finished.ok) return finished;
    this.#viewers.tell({ kind: "progress", progress });
    const { version, summary } = finished.value;
    const by = scope.actor.name;
    const seconds = (Date.now() - order.startedAt) / 1000;
    this.#viewers.tell({ kind: "version", version, reason: "optimized", by, userId: scope.actor.id ?? "", summary });
    this.#viewers.tell({ kind: "optimized", outcome, version, seconds, by });
    await scope.ports.wake.outbox();
    const confirmed = outcome === "finished" ? await autoConfirm(scope, order.planId) : null;
    if (confirmed) this.#viewers.tell({ kind: "confirmed", ...confirmed, by });
    return ok({ status: confirmed ? 5 : finished.value.status });
  }

  async #fail(order: RunOrder, error: unknown): Promise<void> {
    console.error("optimisation failed", order.planId, error);
    const reason = describe(error).slice(0, 200);
    await this.#alone(order.caller, async (scope) =>
      ok(await giveUpRun(scope, order.planId, "plan_unsolvable", reason)),
    );
    await this.#drop();
    const seconds = (Date.now() - order.startedAt) / 1000;
    this.#viewers.tell({ kind: "optimized", outcome: "failed", code: "plan_unsolvable", params: { reason }, seconds });
  }

  async #drop(): Promise<void> {
    this.#search = null;
    this.#runs.clear();
    await this.#storage.deleteAlarm();
  }
}
