import { newId, now, type Scope } from "#app/data/kernel/scope.server.ts";
import { readDocument, readPlanRecord } from "#app/data/plans/plan.reads.server.ts";
import { notifications } from "#app/data/schema/index.ts";
import { runMoves } from "#app/data/shipments/move.writes.server.ts";
import { type Confirmed, confirmPlan } from "./confirmation.ts";

/**
 * Auto-confirm (domain-rules "Plans"): a plan that wants it is confirmed after the search when it breaks nothing, and what no
 * route serves goes back to Pending. Otherwise it stays Ready and who asked for it is alerted. Null when it was not confirmed.
 */
export async function autoConfirm(scope: Scope, planId: string): Promise<Confirmed | null> {
  const plan = await readPlanRecord(scope, planId);
  if (!plan?.autoConfirm || plan.status !== 4) return null;
  const strict = plan.summary?.violations ?? 0;
  const asked = { basedOn: plan.currentVersion, preserveSequences: false };
  const confirmed = strict === 0 ? await confirmPlan(scope, planId, asked) : null;
  if (!confirmed?.ok) {
    await alert(scope, { planId, number: plan.number, violations: strict });
    return null;
  }
  const document = await readDocument(scope, planId, plan.currentVersion);
  const left = document?.unassigned ?? [];
  if (left.length > 0)
    await runMoves(
      scope,
      left.map((id) => ({ id, action: "unplan" })),
    );
  return confirmed.value;
}

async function alert(scope: Scope, detail: Record<string, unknown>): Promise<void> {
  if (scope.actor.id === null) return;
  await scope.db.insert(notifications).values({
    id: newId(scope),
    accountId: scope.account.id,
    userId: scope.actor.id,
    kind: "plan.not_confirmed",
    detail,
    at: now(scope),
  });
}
