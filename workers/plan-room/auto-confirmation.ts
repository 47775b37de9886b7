import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { readPlanRecord } from "#app/modules/planning/db/plan.reads.server.ts";
import { publishPlanEvent } from "#app/modules/planning/db/plan.writes.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import { type ConfirmationCounts, writeConfirmation } from "./confirmation.ts";

/**
 * Auto-confirm: after the search a plan with this setting is confirmed if it breaks no rule and serves at least one
 * shipment; unserved shipments return to Pending in the same batch. Otherwise it stays Ready and people who may see
 * plans are notified. Null when it was not confirmed.
 */
export async function autoConfirm(scope: Scope, planId: string): Promise<ConfirmationCounts | null> {
  const plan = await readPlanRecord(scope, planId);
  if (!plan?.autoConfirm || plan.status !== planStatuses.code.ready) return null;
  const serves = (plan.summary?.assigned ?? 0) > 0;
  const strict = plan.summary?.violations ?? 0;
  const requested = { planId, basedOn: plan.currentVersion, preserveSequences: false, unserved: "release" as const };
  const confirmed = serves && strict === 0 ? await writeConfirmation(scope, requested) : null;
  if (!confirmed?.ok) {
    const reason = serves ? ("auto_confirm_held" as const) : ("auto_confirm_empty" as const);
    const detail = { planId, name: plan.name, reason };
    const key = `plan_alert:${planId}:${plan.currentVersion}`;
    const committed = await commitAndPublish(scope, [
      insertInboxItem(scope, { news: { kind: "plan_alert", detail }, to: { permission: "plans" }, key }),
      publishPlanEvent(scope, "plan.auto_confirm_stopped", plan),
    ]);
    if (!committed.ok)
      logFailure(new Error(committed.failure.code), { where: "room", what: "plan.auto_confirm", plan: planId });
    return null;
  }
  return confirmed.value;
}
