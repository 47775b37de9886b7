import type { Scope } from "#app/platform/db/scope.server.ts";
import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { readFirstSteps } from "../db/first-steps.server.ts";
import { listRemainingSteps } from "../model/first-steps.ts";

/** The first steps that are left, for the bar on the screens where they are done. */
export const loader = createScreenLoader(viewFirstSteps);

/** The first steps of the account with their state; null once they are done or hidden. */
async function viewFirstSteps(scope: Scope) {
  const first = await readFirstSteps(scope);
  return ok({ steps: listRemainingSteps(scope.account.kind, first.done, first.hidden) });
}
