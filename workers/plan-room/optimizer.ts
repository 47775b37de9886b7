import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import type { SearchEnd, SearchSpeed } from "#app/modules/planning/model/plan-effort.ts";
import type { PlanProgress } from "#app/modules/planning/model/plan-live.ts";
import type { OptimizeOptions, PlanCaller } from "#app/modules/planning/model/plan-room.ts";
import { describeError } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { isBesideOthers } from "#app/platform/http/recent-use.ts";
import { isAnotherFirst, yieldToRequests } from "#app/platform/http/request-turns.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { pause } from "../pause.ts";
import { autoConfirm } from "./auto-confirmation.ts";
import { beginRun, failRun, finishRun, prepareRun } from "./optimization.ts";
import { type RunOrder, RunStore, type StoredRun } from "./run-store.ts";
import { openSearch, type PlanSearch } from "./search.ts";
import type { Viewers } from "./viewers.ts";

/** About two seconds of searching: the most that a dying process loses. */
const SLICES_PER_ALARM = 64;
/** The part of a slice that is searched at a time beside other accounts: some milliseconds, for which their requests wait. */
const PART_BESIDE_OTHERS = 1 / 4;
const PROGRESS_INTERVAL_MS = 250;
/** Delay of the watchdog alarm that is left if the process dies in an alarm, milliseconds. */
const WATCHDOG_MS = 3_000;
/** Minimum measured time for a reliable speed, milliseconds. */
const MIN_MEASURED_MS = 500;

/** Runs `work` for a caller's account while nothing else of the plan runs. */
export type RunExclusively = <T>(caller: PlanCaller, work: (scope: Scope) => Promise<Result<T>>) => Promise<Result<T>>;

/**
 * The running optimisation of one plan: some slices an alarm, so that no invocation is long; a checkpoint after each alarm,
 * so that a process that dies loses seconds, and never the run.
 */
export class Optimizer {
  readonly #storage: DurableObjectStorage;
  readonly #viewers: Viewers;
  readonly #alone: RunExclusively;
  readonly #runs: RunStore;
  #search: PlanSearch | null = null;
  /** Iterations of this process and their duration; the clock is only read across pauses. */
  #measured = { iterations: 0, ms: 0 };

  constructor(storage: DurableObjectStorage, viewers: Viewers, alone: RunExclusively) {
    this.#storage = storage;
    this.#viewers = viewers;
    this.#alone = alone;
    this.#runs = new RunStore(storage);
  }

  /** After a restart: resumes the stored run. */
  async wake(): Promise<void> {
    if (!this.#runs.has()) return;
    // The existing alarm may be that of the viewers' sessions.
    const alarm = await this.#storage.getAlarm();
    if (alarm === null || alarm > Date.now() + WATCHDOG_MS) await this.#storage.setAlarm(Date.now());
  }

  progress(): PlanProgress | null {
    return this.#search?.progress(Date.now()) ?? null;
  }

  begin(caller: PlanCaller, input: OptimizeOptions & { planId: string }): Promise<Result<{ status: number }>> {
    return this.#alone(caller, async (scope) => {
      const prepared = await prepareRun(scope, caller, input);
      if (!prepared.ok) return prepared;
      this.#runs.begin(prepared.value.order);
      this.#search = null;
      const queued = await prepared.value.queue();
      if (!queued.ok) {
        this.#runs.clear();
        return queued;
      }
      await this.#storage.setAlarm(Date.now());
      this.#viewers.send({ kind: "status", status: planStatuses.code.queued, by: caller.name });
      return ok({ status: planStatuses.code.queued });
    });
  }

  async alarm(): Promise<void> {
    const run = this.#runs.read();
    if (!run) return;
    await this.#storage.setAlarm(Date.now() + WATCHDOG_MS);
    try {
      const search = this.#search ?? (await this.#open(run));
      if (!search) return await this.#drop();
      const ended = await this.#searchOn(search, run.order.caller.accountId);
      if (this.#search !== search) return;
      if (ended) {
        await this.#alone(run.order.caller, (scope) => this.#finish(scope, run.order, ended));
      } else {
        this.#runs.save(search.state());
        await this.#storage.setAlarm(Date.now());
      }
    } catch (error) {
      await this.#fail(run.order, error);
    }
  }

  /** Starts or resumes the search of a run; null when the run is no longer the plan's. */
  async #open(run: StoredRun): Promise<PlanSearch | null> {
    const { caller, planId } = run.order;
    const begun = await this.#alone(caller, (scope) => beginRun(scope, planId));
    if (!begun.ok) return null;
    this.#viewers.send({ kind: "status", status: planStatuses.code.optimizing, by: caller.name });
    this.#search ??= openSearch(run);
    this.#measured = { iterations: 0, ms: 0 };
    return this.#search;
  }

  async #searchOn(search: PlanSearch, accountId: string): Promise<SearchEnd | null> {
    const began = { at: Date.now(), iterations: search.iterations };
    let reportedAt = 0;
    let ended: SearchEnd | null = null;
    const clock = { now: () => Date.now() };
    for (let slices = 0, part = 1; slices < SLICES_PER_ALARM && !ended && this.#search === search; slices += part) {
      if (Date.now() - reportedAt >= PROGRESS_INTERVAL_MS) {
        reportedAt = Date.now();
        this.#viewers.send({ kind: "progress", progress: search.progress(reportedAt) });
      }
      // Between the parts of a slice only for those who ask just now.
      if (slices % 1 < part || isAnotherFirst(accountId, clock.now())) await yieldToRequests(accountId, clock);
      part = isBesideOthers(accountId, clock.now()) ? PART_BESIDE_OTHERS : 1;
      ended = search.slice(part);
      await pause();
    }
    this.#measured.iterations += search.iterations - began.iterations;
    this.#measured.ms += Date.now() - began.at;
    return ended;
  }

  /** Iterations a second of this process; null when it searched too little to tell. */
  #speed({ speedClass }: PlanSearch): SearchSpeed | null {
    const { iterations, ms } = this.#measured;
    return ms < MIN_MEASURED_MS ? null : { ...speedClass, perSecond: (iterations / ms) * 1000 };
  }

  stop(planId: string, caller: PlanCaller): Promise<Result<{ status: number }>> {
    return this.#alone(caller, async (scope) => {
      const run = this.#runs.read();
      if (!run || run.order.planId !== planId) return fail("illegal_transition");
      this.#search ??= openSearch(run);
      return this.#finish(scope, run.order, "stopped");
    });
  }

  /** For a plan that is Optimizing: resumes its run; without one the plan is Pending again. */
  async revive(planId: string, caller: PlanCaller): Promise<void> {
    if (this.#runs.has()) return this.wake();
    await this.#alone(caller, async (scope) => ok(await failRun(scope, planId, "plan_unsolvable", "interrupted")));
  }

  async #finish(scope: Scope, order: RunOrder, ended: SearchEnd): Promise<Result<{ status: number }>> {
    const search = this.#search;
    if (!search || !this.#runs.has()) return fail("illegal_transition");
    const seconds = (Date.now() - order.startedAt) / 1000;
    const { iterations, budget } = search;
    const run = { effort: order.effort, iterations, budget, seconds, ended };
    const finished = await finishRun(scope, order, { document: search.best(), run, speed: this.#speed(search) });
    const progress = search.progress(Date.now());
    await this.#drop();
    if (!finished.ok) return finished;
    this.#viewers.send({ kind: "progress", progress });
    const { version, summary } = finished.value;
    const by = scope.actor.name;
    const outcome = ended === "stopped" ? "stopped" : "finished";
    this.#viewers.send({ kind: "version", version, reason: "optimized", by, userId: scope.actor.id ?? "", summary });
    this.#viewers.send({ kind: "optimized", outcome, version, run, by });
    await scope.ports.wake.outbox();
    const confirmed = outcome === "finished" ? await autoConfirm(scope, order.planId) : null;
    if (confirmed) this.#viewers.send({ kind: "confirmed", ...confirmed, by });
    return ok({ status: confirmed ? planStatuses.code.confirmed : finished.value.status });
  }

  async #fail(order: RunOrder, error: unknown): Promise<void> {
    const { accountId, userId, request } = order.caller;
    logFailure(error, {
      where: "room",
      what: "plan.search",
      plan: order.planId,
      account: accountId,
      actor: userId,
      request_id: request,
    });
    const reason = describeError(error).slice(0, 200);
    await this.#alone(order.caller, async (scope) => ok(await failRun(scope, order.planId, "plan_unsolvable", reason)));
    await this.#drop();
    const seconds = (Date.now() - order.startedAt) / 1000;
    this.#viewers.send({ kind: "optimized", outcome: "failed", code: "plan_unsolvable", params: { reason }, seconds });
  }

  async #drop(): Promise<void> {
    this.#search = null;
    this.#runs.clear();
    await this.#storage.deleteAlarm();
  }
}
