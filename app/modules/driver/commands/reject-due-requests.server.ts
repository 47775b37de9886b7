import { readDueRequests } from "#app/modules/planning/db/request.reads.server.ts";
import { readAccountScope, systemActor } from "#app/platform/db/account-scope.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { rejectRoute } from "./answer-route-request.server.ts";

/** Requests per run; the rest follow with the next run. */
const MAX_PER_RUN = 200;
/** Rejects route requests that were not answered within the time set in the account's preferences. */
export async function rejectDueRequests(app: Pick<Scope, "db" | "ports">): Promise<void> {
  for (const { accountId, routeId } of await readDueRequests(app.db, app.ports.clock, MAX_PER_RUN)) {
    const scope = await readAccountScope(app, accountId, systemActor);
    const done = scope && (await rejectRoute(scope, { routeId, reason: "", by: "clock" }));
    // A lost race means that the agent answered at the same moment: that answer counts.
    if (done && !done.ok && done.failure.code !== "lost_race")
      logFailure(new Error(`request was not rejected: ${done.failure.code}`), { account: accountId, route: routeId });
  }
}
