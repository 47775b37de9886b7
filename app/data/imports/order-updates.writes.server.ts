import { sql } from "drizzle-orm";
import type { PreparedOrder } from "#app/domain/orders/prepared-order.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn, insertRows } from "../kernel/json-rows.server.ts";
import { tell } from "../kernel/outbox.server.ts";
import { newId, now, type Scope } from "../kernel/scope.server.ts";
import { collectionRows, packageRows } from "../orders/order-parts.writes.server.ts";

/** An order that an imported row replaces the contents of: `order` carries the id of the existing one. */
export interface OrderReplacement {
  order: PreparedOrder;
  /** What was seen: a change in between rolls the batch back. */
  version: number;
  fromStatus: number;
}

const columns = {
  destination: (order: PreparedOrder) => JSON.stringify(order.destination),
  destination_line: (order: PreparedOrder) => order.destinationLine,
  customer_name: (order: PreparedOrder) => order.customerName,
  customer_phone: (order: PreparedOrder) => order.customer?.phone ?? null,
  customer_email: (order: PreparedOrder) => order.customer?.email ?? null,
  pickup_from: (order: PreparedOrder) => order.pickupFrom,
  pickup_to: (order: PreparedOrder) => order.pickupTo,
  delivery_from: (order: PreparedOrder) => order.deliveryFrom,
  delivery_to: (order: PreparedOrder) => order.deliveryTo,
  service_minutes: (order: PreparedOrder) => order.serviceMinutes,
  package_count: (order: PreparedOrder) => order.packageCount,
  weight: (order: PreparedOrder) => order.weight,
  volume: (order: PreparedOrder) => order.volume,
  cod_amount: (order: PreparedOrder) => order.codAmount,
  cod_currency: (order: PreparedOrder) => order.codCurrency,
  proof_of_delivery: (order: PreparedOrder) => order.proofOfDelivery,
  requirements: (order: PreparedOrder) => JSON.stringify(order.requirements),
  tags: (order: PreparedOrder) => JSON.stringify(order.tags),
  notes: (order: PreparedOrder) => order.notes,
  issues: (order: PreparedOrder) => JSON.stringify(order.issues),
  status: (order: PreparedOrder) => order.status,
} as const;

/**
 * Replaces what rows say of orders that exist (domain-rules, "Import rows": duplicate → update): place, customer,
 * schedules, packages, pending collections, notes. An `updated` event with the next version guards against a change
 * in between.
 */
export function replaceOrders(scope: Scope, replacements: readonly OrderReplacement[]): Statement[] {
  if (replacements.length === 0) return [];
  const updated = replacements.map(({ order }) => order);
  const ids = idsIn(updated.map(({ id }) => id));
  const at = now(scope);
  return [
    ...replacements.map(({ order, version }) => {
      const set = sql.join(
        Object.entries(columns).map(([name, of]) => sql`${sql.raw(`"${name}"`)} = ${of(order)}`),
        sql`, `,
      );
      return scope.db.run(
        sql`update orders set ${set}, version = version + 1
          where id = ${order.id} and account_id = ${scope.account.id} and version = ${version}`,
      );
    }),
    scope.db.run(sql`delete from order_packages where order_id in ${ids}`),
    ...packageRows(scope, updated),
    scope.db.run(sql`delete from collections where status = 1 and order_id in ${ids}`),
    ...collectionRows(scope, updated),
    insertRows(scope.db, {
      table: "order_events",
      columns: {
        id: () => newId(scope),
        order_id: (each: OrderReplacement) => each.order.id,
        version: (each) => each.version + 1,
        type: () => "updated",
        from_status: (each) => each.fromStatus,
        to_status: (each) => each.order.status,
        actor_id: () => scope.actor.id,
        actor_name: () => scope.actor.name,
        detail: (each) => ({ importId: each.order.importId, importRow: each.order.importRow }),
        at: () => at,
      },
      rows: replacements,
      computed: { account_id: () => sql`${scope.account.id}` },
    }),
    ...tell(
      scope,
      "order.updated",
      "orders",
      replacements.map(({ order, fromStatus }) => ({
        id: order.id,
        number: order.number,
        from: fromStatus,
        to: order.status,
      })),
    ),
  ];
}
