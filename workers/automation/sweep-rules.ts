import { deleteOldRuns } from "#app/modules/automation/db/runs.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { fireRules } from "./fire-rules.ts";
import { workRuns } from "./work-runs.ts";

/** How long the log of runs is kept. */
const RUN_RETENTION_MS = 90 * day;

/** Each minute: records due runs and continues open ones. */
export async function sweepRules(app: AppContext): Promise<void> {
  await fireRules(app);
  await workRuns(app);
  await commit(app.db, [deleteOldRuns(app.db, app.ports.clock.now() - RUN_RETENTION_MS)]);
}
