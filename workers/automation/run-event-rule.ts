import { findUnmetConditions } from "#app/modules/automation/db/conditions.reads.server.ts";
import type { EarlierRun, RuleRecord, RunRecord, RunStep } from "#app/modules/automation/db/runs.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { runAction } from "./run-action.ts";

/** Refusals of a step that a crashed process already did. */
const alreadyDoneCodes: readonly string[] = ["already_done", "illegal_transition"];

/**
 * Runs a rule's steps on the order of an event; the first refusal ends it. An order that an earlier rule claims
 * exclusively is skipped.
 */
export async function runEventRule(
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
