import { findUnmetConditions } from "#app/modules/automation/db/conditions.reads.server.ts";
import { createRuleScope } from "#app/modules/automation/db/rule-scope.server.ts";
import {
  countRunAttempt,
  type EarlierRun,
  type RuleRecord,
  type RunRecord,
  type RunStep,
  readEarlierRuns,
  readOpenRuns,
  readRunRule,
  updateRun,
} from "#app/modules/automation/db/runs.server.ts";
import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { readPlanRecord, readPlanVersionTime } from "#app/modules/planning/db/plan.reads.server.ts";
import type { PlanRecord } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { isSubscribed } from "#app/platform/access/can.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { type Scope, toPlanCaller } from "#app/platform/db/scope.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { createRunPlan } from "./create-run-plan.ts";
import { runAction } from "./run-action.ts";

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

const { pending, ready, confirmed } = planStatuses.code;

/** A plan with auto-confirm is Ready for a moment first; after this time it was not confirmed, milliseconds. */
const CONFIRMING_MS = minute / 2;

/** The outcome of a run's plan; null while it is being optimized. */
async function settleRun(scope: Scope, run: RunRecord): Promise<RunStep | null> {
  const plan = run.planId ? await readPlanRecord(scope, run.planId) : null;
  if (!plan) return { state: "failed", reason: "plan_deleted" };
  const detail = toFigures(plan);
  if (plan.status === confirmed) return { state: "confirmed", detail };
  if (plan.status === ready && !plan.autoConfirm) return { state: "ready", detail };
  if (plan.status === ready) {
    const since = scope.ports.clock.now() - (await readPlanVersionTime(scope, plan.id, plan.currentVersion));
    if (since < CONFIRMING_MS) return null;
    const reason = (plan.summary?.assigned ?? 0) > 0 ? "strict_violations" : "nothing_served";
    return { state: "held", reason, detail };
  }
  if (plan.status !== pending) return null;
  return { state: "failed", reason: plan.problem ? "search_failed" : "plan_changed", detail };
}

function toFigures({ summary }: PlanRecord): RunStep["detail"] {
  return summary ? { planned: summary.assigned, unassigned: summary.unassigned } : {};
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

/** Refusals of a step that a crashed process already did. */
const alreadyDoneCodes: readonly string[] = ["already_done", "illegal_transition"];

/**
 * Runs a rule's steps on the order of an event; the first refusal ends it. An order that an earlier rule claims
 * exclusively is skipped.
 */
async function runEventRule(
  scope: Scope,
  { rule, earlier }: { rule: RuleRecord; earlier: readonly EarlierRun[] },
  run: RunRecord,
): Promise<RunStep> {
  const { conditions, actions } = rule.definition;
  const unmatched = await findUnmetConditions(scope, run.orderId ?? "", conditions);
  if (unmatched === null) return { state: "failed", reason: "order_gone" };
  if (unmatched.length > 0) return { state: "skipped", reason: "no_match", detail: { unmatched } };
  const before = earlier.find(({ state, stops }) => state === "applied" && stops);
  if (before) return { state: "skipped", reason: "handled", detail: { by: before.rule } };
  let done = 0;
  for (const action of actions) {
    const answer = await runAction(scope, run, action);
    const again = run.tries > 0 && !answer.ok && alreadyDoneCodes.includes(answer.failure.code);
    if (!answer.ok && !again)
      return {
        state: "failed",
        reason: "step_refused",
        detail: { done, step: action.type, code: answer.failure.code },
      };
    done += 1;
  }
  return { state: "applied", detail: { done } };
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
