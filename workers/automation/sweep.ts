import { forgetRuns } from "#app/data/automation/runs.server.ts";
import { commit } from "#app/data/kernel/commit.server.ts";
import { day } from "#app/domain/kernel/milliseconds.ts";
import type { AppContext } from "#app/http/wrappers/contexts.server.ts";
import { fireRules } from "./fire.ts";
import { workRuns } from "./work.ts";

/** How long the log of runs is kept. */
const kept = 90 * day;

/** Each minute: writes down what is due, and goes on with what is open. */
export async function sweepRules(app: AppContext): Promise<void> {
  await fireRules(app);
  await workRuns(app);
  await commit(app.db, [forgetRuns(app.db, app.ports.clock.now() - kept)]);
}
