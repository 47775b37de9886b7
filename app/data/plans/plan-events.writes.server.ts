import type { EventType } from "#app/domain/webhooks/event-catalogue.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { newId, now, type Scope } from "../kernel/scope.server.ts";
import { outbox } from "../schema/index.ts";

/** The webhook events of plans (api.md). */
type PlanTopic = Extract<EventType, `plan.${string}`>;

/** One outbox message about a plan, in the batch of the change. */
export function tellPlan(scope: Scope, topic: PlanTopic, plan: { id: string; number: string }): Statement {
  const at = now(scope);
  const payload = { plans: [{ id: plan.id, number: plan.number }] };
  return scope.db
    .insert(outbox)
    .values({ id: newId(scope), accountId: scope.account.id, topic, payload, createdAt: at, dueAt: at });
}
