import { toReplanDocument } from "#app/modules/planning/model/crews/replan-inputs.ts";
import {
  computeReplanFigures,
  findMoves,
  type ReplanProposal,
  reorderRoutes,
} from "#app/modules/planning/model/crews/replan-proposal.ts";
import { toPlanDocument } from "#app/modules/planning/model/plan-assignment.ts";
import {
  computeIterationBudget,
  computeSliceIterations,
  computeSlowness,
} from "#app/modules/planning/model/plan-effort.ts";
import { toPlanProblem } from "#app/modules/planning/model/plan-problem.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import solver from "#wasm/build/solver.wasm";
import { createEvaluator } from "#wasm/check/evaluate.ts";
import { flattenProblem } from "#wasm/host/flatten-problem.ts";
import { createKernel } from "#wasm/host/kernel.ts";
import { readRoutes } from "#wasm/host/run.ts";
import { pause } from "../pause.ts";
import { openReplan } from "./replan.ts";

/** Iterations at most: some seconds of an afternoon's stops. */
const MAX_ITERATIONS = 60_000;

/**
 * Finds a better order for the rest of a confirmed plan, within the change budget; writes nothing. A result counts only
 * if every stop still has a route and the solver's cost is lower; otherwise there are no moves.
 */
export async function searchReplan(
  scope: Scope,
  { planId, changeBudget }: { planId: string; changeBudget?: number | undefined },
): Promise<Result<ReplanProposal>> {
  const opened = await openReplan(scope, planId);
  if (!opened.ok) return opened;
  const { remaining, running } = opened.value;
  const before = toReplanDocument(running);
  const { problem, crews } = toPlanProblem(remaining, before, before, { changeBudget });
  const kernel = createKernel(solver, flattenProblem(problem), { seed: 1 });
  const slowness = computeSlowness(remaining);
  const budget = Math.min(MAX_ITERATIONS, computeIterationBudget(remaining.shipments.length, slowness, "quick"));
  kernel.setBudget(budget);
  for (let done = 0; done < budget; ) {
    const slice = Math.min(computeSliceIterations(remaining.shipments.length, slowness), budget - done);
    kernel.run(slice);
    done += slice;
    await pause();
  }
  const timer = createPlanTimer(remaining);
  const found = toPlanDocument(remaining, crews, readRoutes(createEvaluator(problem), kernel.best()), before);
  const [was, will] = [timer.time(before), timer.time(found)];
  const isBetter =
    found.unassigned.length === 0 && will.strictViolations <= was.strictViolations && will.objective < was.objective;
  const after = isBetter ? reorderRoutes(running, found) : running;
  const names = new Map(remaining.shipments.map(({ id, customerName, dropoff }) => [id, customerName ?? dropoff.name]));
  const moves = findMoves(running, after, ({ shipmentId }) => names.get(shipmentId) ?? "");
  const touched = new Set(moves.flatMap(({ from, to }) => [from.number, to.number]));
  return ok({
    moves,
    routes: after
      .filter(({ number }) => touched.has(number))
      .map(({ id: routeId, version, stops }) => ({
        ...{ routeId, version, stops: stops.map((stop) => ({ stopId: stop.id, version: stop.version })) },
      })),
    before: computeReplanFigures(was),
    after: computeReplanFigures(isBetter ? will : was),
  });
}
