import type { Statement } from "#app/platform/db/commit.server.ts";
import { updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { insertOrderTimeline } from "#app/platform/events/timeline-rows.server.ts";
import type { OrderEventType, OrderStatus } from "../model/order.enums.ts";
import { orders } from "./orders.tables.ts";

/** What of an order its timeline needs. */
export interface NotedOrder {
  id: string;
  number: string;
  status: OrderStatus;
  version: number;
}

interface OrderNote {
  order: NotedOrder;
  type: OrderEventType;
  detail: Record<string, unknown>;
}

/**
 * Writes entries to the timelines of orders, each with its order's next version, which detects a change in between. The
 * statuses stay.
 */
export function insertOrderNotes(scope: Scope, noted: readonly OrderNote[]): Statement[] {
  if (noted.length === 0) return [];
  const groups = [...Map.groupBy(noted, ({ order }) => order.id).values()].flatMap((notes) => {
    const [first] = notes;
    return first ? [{ order: first.order, notes }] : [];
  });
  return [
    ...insertOrderTimeline(
      scope,
      groups.map(({ order, notes }) => ({
        id: order.id,
        number: order.number,
        events: notes.map(({ type, detail }, at) => ({
          type,
          version: order.version + 1 + at,
          from: order.status,
          to: order.status,
          detail,
        })),
      })),
    ),
    updateJsonRows(scope.db, {
      table: orders,
      account: scope.account.id,
      columns: { version: ({ version }: { id: string; version: number }) => version },
      rows: groups.map(({ order, notes }) => ({ id: order.id, version: order.version + notes.length })),
    }),
  ];
}
