import type { CollectionStatus } from "#app/modules/orders/model/order.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { EventType } from "#app/platform/events/event-catalogue.ts";
import { publishEvents } from "#app/platform/events/outbox.server.ts";
import type { OrderCollection } from "./receipt.reads.server.ts";

type CollectionEventType = Extract<EventType, `collection.${string}`>;

/** Publishes an event for each collection whose status changes. */
export function publishCollectionEvents(
  scope: Scope,
  topic: CollectionEventType,
  moved: readonly OrderCollection[],
  statusOf: (each: OrderCollection) => CollectionStatus,
): Statement[] {
  const subjects = moved.map((each) => ({
    ...{ id: each.id, number: each.order.number, from: each.status },
    to: statusOf(each),
  }));
  return publishEvents(scope, topic, "collections", subjects);
}
