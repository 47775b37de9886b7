import type { EventType } from "#app/domain/webhooks/event-catalogue.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { tellOf } from "../kernel/outbox.server.ts";
import type { Scope } from "../kernel/scope.server.ts";

/** The webhook events of plans (api.md). */
type PlanTopic = Extract<EventType, `plan.${string}`>;

/** One outbox message about a plan, in the batch of the change. */
export function tellPlan(scope: Scope, topic: PlanTopic, plan: { id: string; number: string }): Statement {
  return tellOf(scope, topic, plan);
}
