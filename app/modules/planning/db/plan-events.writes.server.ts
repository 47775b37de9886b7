import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { EventType } from "#app/platform/events/event-catalogue.ts";
import { publishEvent } from "#app/platform/events/outbox.server.ts";

/** The webhook events of plans. */
type PlanTopic = Extract<EventType, `plan.${string}`>;

/** One outbox message about a plan, for the batch that makes the change. */
export function publishPlanEvent(scope: Scope, topic: PlanTopic, plan: { id: string; number: string }): Statement {
  return publishEvent(scope, topic, plan);
}
