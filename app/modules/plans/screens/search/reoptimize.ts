import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import type { PlanChange } from "#app/modules/planning/model/plan-room.ts";
import { findBetterOrder } from "#app/modules/planning/model/route-order.ts";
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

interface SearchContext {
  inputs: PlanInputs;
  document: PlanDocument;
}

/**
 * Searches a better order of one route in the browser; null without one. A separate chunk that the plan screen loads
 * when a route is open whose order may change.
 */
export async function requestRouteReoptimization(board: SearchContext, routeId: string): Promise<PlanChange | null> {
  const module = await loadSolver();
  performance.mark("route-search");
  const change = findBetterOrder(module, { ...board, clock: now }, routeId);
  performance.measure("route-search", "route-search");
  return change;
}

let isWarm = false;

/**
 * Prepares the search before it is needed: loads the module and runs it once, because browsers compile code on its
 * first run.
 */
export async function warmUpSearch(board: SearchContext, routeId: string): Promise<void> {
  const module = await loadSolver();
  if (isWarm) return;
  isWarm = true;
  findBetterOrder(module, { ...board, clock: now, milliseconds: 0 }, routeId);
}

const now = () => performance.now();
