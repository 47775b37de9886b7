import { restDocument } from "#app/modules/planning/model/crews/rest-of-day.ts";
import {
  movesBetween,
  type RestProposal,
  reordered,
  restFigures,
} from "#app/modules/planning/model/crews/rest-proposal.ts";
import { documentOf } from "#app/modules/planning/model/plan-assignment.ts";
import { budgetOf, sliceOf, slownessOf } from "#app/modules/planning/model/plan-effort.ts";
import { planProblem } from "#app/modules/planning/model/plan-problem.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import solver from "#wasm/build/solver.wasm";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import { createKernel } from "#wasm/host/kernel.ts";
import { flatten } from "#wasm/host/normalise.ts";
import { readRoutes } from "#wasm/host/run.ts";
import { openRest } from "./rest.ts";

/** Iterations at most: some seconds of an afternoon's stops. */
const most = 60_000;

/**
 * A better order of what is left of a confirmed plan, within the change budget: nothing is written. It is better only where
 * every stop still has a route and the solver's own measure is lower; else there are no moves.
 */
export async function proposeRest(
  scope: Scope,
  { planId, changeBudget }: { planId: string; changeBudget?: number | undefined },
): Promise<Result<RestProposal>> {
  const opened = await openRest(scope, planId);
  if (!opened.ok) return opened;
  const { rest, running } = opened.value;
  const before = restDocument(running);
  const { problem, crews } = planProblem(rest, before, before, { changeBudget });
  const kernel = createKernel(solver, flatten(problem), { seed: 1 });
  const slowness = slownessOf(rest);
  const budget = Math.min(most, budgetOf(rest.shipments.length, slowness, "quick"));
  kernel.setBudget(budget);
  for (let done = 0; done < budget; ) {
    const slice = Math.min(sliceOf(rest.shipments.length, slowness), budget - done);
    kernel.run(slice);
    done += slice;
    await pause();
  }
  const timer = createPlanTimer(rest);
  const found = documentOf(rest, crews, readRoutes(createEvaluator(problem), kernel.best()), before);
  const [was, will] = [timer.time(before), timer.time(found)];
  const isBetter =
    found.unassigned.length === 0 && will.strictViolations <= was.strictViolations && will.objective < was.objective;
  const after = isBetter ? reordered(running, found) : running;
  const names = new Map(rest.shipments.map(({ id, customerName, dropoff }) => [id, customerName ?? dropoff.name]));
  const moves = movesBetween(running, after, ({ shipmentId }) => names.get(shipmentId) ?? "");
  const touched = new Set(moves.flatMap(({ from, to }) => [from.number, to.number]));
  return ok({
    moves,
    routes: after
      .filter(({ number }) => touched.has(number))
      .map(({ id: routeId, version, stops }) => ({
        ...{ routeId, version, stops: stops.map((stop) => ({ stopId: stop.id, version: stop.version })) },
      })),
    before: restFigures(was),
    after: restFigures(isBetter ? will : was),
  });
}

/** Lets other requests in between slices. */
const pause = (): Promise<void> => new Promise((go) => setTimeout(go, 0));
