import type { PlanChange } from "#app/domain/kernel/ports.ts";
import type { PlanDocument } from "#app/domain/plans/plan-document.ts";
import type { PlanInputs } from "#app/domain/plans/plan-inputs.ts";
import { betterOrder } from "#app/domain/plans/route-order.ts";
import solverUrl from "#wasm/build/solver.wasm?url";

let solver: Promise<WebAssembly.Module> | null = null;

/** Loads the solver once for the page; a failed load is tried again the next time. */
export function loadSolver(): Promise<WebAssembly.Module> {
  solver ??= WebAssembly.compileStreaming(fetch(solverUrl)).catch((error: unknown) => {
    solver = null;
    throw error;
  });
  return solver;
}

/**
 * A better order of one route, searched here and not on the server; null where there is none. Of its own chunk: the plan screen
 * loads it when a person reaches for it.
 */
export async function reoptimise(
  board: { inputs: PlanInputs; document: PlanDocument },
  routeId: string,
): Promise<PlanChange | null> {
  const module = await loadSolver();
  performance.mark("route-search");
  const change = betterOrder(module, { ...board, clock: () => performance.now() }, routeId);
  performance.measure("route-search", "route-search");
  return change;
}
