import type { CollectionStatus } from "#app/domain/orders/order.enums.ts";
import type { EventType } from "#app/domain/webhooks/event-catalogue.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { tell } from "../kernel/outbox.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import type { OrderCollection } from "./receipt.reads.server.ts";

type CollectionTopic = Extract<EventType, `collection.${string}`>;

/** Collections that come from their status to another, told one by one. */
export function tellCollections(
  scope: Scope,
  topic: CollectionTopic,
  moved: readonly OrderCollection[],
  statusOf: (each: OrderCollection) => CollectionStatus,
): Statement[] {
  const told = moved.map((each) => ({
    ...{ id: each.id, number: each.order.number, from: each.status },
    to: statusOf(each),
  }));
  return tell(scope, topic, "collections", told);
}
