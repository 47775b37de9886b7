import { createRuleScope } from "#app/modules/automation/db/rule-scope.server.ts";
import {
  countRunAttempt,
  type RunRecord,
  type RunStep,
  readEarlierRuns,
  readOpenRuns,
  readRunRule,
  updateRun,
} from "#app/modules/automation/db/runs.server.ts";
import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { isSubscribed } from "#app/platform/access/can.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { type Scope, toPlanCaller } from "#app/platform/db/scope.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { createRunPlan } from "./create-run-plan.ts";
import { runEventRule } from "./run-event-rule.ts";
import { settleRun } from "./settle-run.ts";

/** Runs advanced in one sweep. */
const BATCH_SIZE = 500;
/** A run that failed this often ends as failed. */
const MAX_TRIES = 5;

/** Advances every open run as far as possible; the next sweep continues what a killed process left. */
export async function workRuns(app: AppContext): Promise<void> {
  // The second round settles plans created in the first.
  for (const states of [["due"], ["made", "searching"]] as const)
    for (const run of await readOpenRuns(app, states, BATCH_SIZE)) await tryRun(app, run);
}

async function tryRun(app: AppContext, run: RunRecord): Promise<void> {
  try {
    await workRun(app, run);
  } catch (error) {
    logFailure(error, { where: "cron", what: "automation", rule: run.ruleId, account: run.accountId });
  }
}

async function workRun(app: AppContext, run: RunRecord): Promise<void> {
  const scope = await createRuleScope(app, run);
  if (!scope) return;
  const step = await nextStep(scope, run);
  if (!step) return;
  const written = await commit(scope.db, [updateRun(scope, run, step), ...createRunAlert(scope, run, step)]);
  if (!written.ok && written.failure.code !== "lost_race") throw new Error(written.failure.code);
}

const steps = {
  due: startRun,
  made: optimizeRunPlan,
  searching: settleRun,
} satisfies Partial<Record<RunRecord["state"], (scope: Scope, run: RunRecord) => Promise<RunStep | null>>>;

function nextStep(scope: Scope, run: RunRecord): Promise<RunStep | null> {
  const { state } = run;
  if (state !== "due" && state !== "made" && state !== "searching") throw new Error(`${state} is over`);
  return steps[state](scope, run);
}

/** Creates the plan and starts optimizing at once; the sweep does it if the process dies in between. */
async function startRun(scope: Scope, run: RunRecord): Promise<RunStep | null> {
  if (run.tries >= MAX_TRIES) return { state: "failed", reason: "refused" };
  const rule = await readRunRule(scope, run);
  const earlier = rule ? await readEarlierRuns(scope, rule, run) : [];
  // Rules act in order: an earlier one that failed is retried, or ends as failed, first.
  if (earlier.some(({ state }) => state === "due")) return null;
  await countRunAttempt(scope.db, run);
  if (!isSubscribed(scope.account)) return { state: "skipped", reason: "subscription_missing" };
  if (!rule) return { state: "failed", reason: "rule_deleted" };
  return run.orderId ? runEventRule(scope, { rule, earlier }, run) : createRunPlan(scope, { rule, earlier }, run);
}

async function optimizeRunPlan(scope: Scope, { planId }: RunRecord): Promise<RunStep> {
  if (!planId) return { state: "failed", reason: "plan_deleted" };
  const requested = await scope.ports.planRoom(planId).optimize(toPlanCaller(scope), { planId });
  // Already started, by the process that died or by another worker.
  if (requested.ok || requested.failure.code === "plan_busy") return { state: "searching" };
  const { code } = requested.failure;
  return { state: "failed", reason: code === "not_found" ? "plan_deleted" : "refused", detail: { code } };
}

/** Notifies people who may see plans of a failed run, once per run. */
function createRunAlert(scope: Scope, { id, ruleId, ruleName }: RunRecord, { state, reason }: RunStep) {
  if (state !== "failed" || !reason || reason === "rule_deleted") return [];
  const detail = { ruleId, name: ruleName, reason };
  return [
    insertInboxItem(scope, { news: { kind: "rule_alert", detail }, to: { permission: "plans" }, key: `run:${id}` }),
  ];
}
