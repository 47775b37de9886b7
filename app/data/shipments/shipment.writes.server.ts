import { and, eq, inArray, sql } from "drizzle-orm";
import { uuidV7Run } from "#app/domain/kernel/ids.ts";
import type { BulkOutcome } from "#app/domain/kernel/result.ts";
import type { OrderStatus } from "#app/domain/orders/order.enums.ts";
import { type ShipAs, type Shipped, shipOrder } from "#app/domain/orders/ship-order.ts";
import type { OrderHappening } from "#app/domain/shipments/shipment.moves.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import { takeNumbers } from "../kernel/numbers.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { timelineRows } from "../kernel/timeline-rows.server.ts";
import { readOrderStates, saveOrders } from "../orders/order-moves.server.ts";
import { orders } from "../schema/index.ts";
import { tellShipments } from "./shipment-moves.writes.server.ts";
import { ordersWithinLocations } from "./shipment-scope.server.ts";

/** What shipping comes to: the statements of one batch, the outcome by order, and the shipments by order. */
export interface MadeShipments {
  statements: Statement[];
  outcome: BulkOutcome;
  made: { orderId: string; shipmentId: string; number: string }[];
}

/** Decides which orders can be shipped, of a type where one is named, and answers the statements that make one shipment each (grouping: none). */
export async function makeShipments(scope: Scope, orderIds: readonly string[], as?: ShipAs): Promise<MadeShipments> {
  const outcome: BulkOutcome = { succeeded: [], refused: [] };
  const [kinds, states] = await Promise.all([
    scope.db
      .select({ id: orders.id, kind: orders.kind, issues: orders.issues })
      .from(orders)
      .where(
        and(eq(orders.accountId, scope.account.id), inArray(orders.id, idsIn(orderIds)), ordersWithinLocations(scope)),
      ),
    readOrderStates(scope, idsIn(orderIds), { history: false }),
  ]);
  const known = new Map(kinds.map((each) => [each.id, each]));
  const shipped: { from: OrderStatus; result: Shipped }[] = [];
  for (const id of new Set(orderIds)) {
    const state = states.get(id);
    const row = known.get(id);
    const result = state && row ? shipOrder({ ...state, kind: row.kind }, row.issues, as) : null;
    if (!state || !result?.ok) {
      outcome.refused.push({ id, code: result && !result.ok ? result.failure.code : "not_found" });
      continue;
    }
    outcome.succeeded.push(id);
    shipped.push({ from: state.status, result: result.value });
  }
  const numbers = shipped.length === 0 ? [] : await takeNumbers(scope.db, "shipment", shipped.length);
  const ids = uuidV7Run(now(scope), shipped.length, scope.ports.random(shipped.length * 10));
  const made = shipped.map(({ from, result }, at) => ({
    id: ids[at] ?? "",
    number: numbers[at] ?? "",
    from,
    ...result,
  }));
  return {
    statements: made.length === 0 ? [] : statementsOf(scope, made),
    outcome,
    made: made.map(({ id, number, order }) => ({ orderId: order.id, shipmentId: id, number })),
  };
}

type Made = Shipped & { id: string; number: string; from: OrderStatus };

function statementsOf(scope: Scope, made: readonly Made[]): Statement[] {
  const created = made.map(({ id, number }) => ({
    shipment: { id, number },
    events: [{ type: "created" as const, version: 1, from: 1 as const, to: 1 as const, detail: {} }],
  }));
  const moved = made.map(({ id, number, from, order }) => {
    const detail = { shipmentId: id, shipment: number };
    const event: OrderHappening = { type: "added_to_shipment", version: order.version, from, to: order.status, detail };
    return { order, events: [event] };
  });
  return [
    ...saveOrders(scope, moved),
    shipmentRows(scope, made),
    linkRows(scope, made),
    timelineRows(
      scope,
      "shipment",
      created.map(({ shipment, events }) => ({ id: shipment.id, events })),
    ),
    ...tellShipments(scope, created),
  ];
}

/** Copies what a shipment takes over from its order inside the database: nothing but ids travels. */
function shipmentRows(scope: Scope, made: readonly Made[]): Statement {
  const rows = JSON.stringify(
    made.map(({ id, number, type, backwards, order }) => [id, number, type, backwards, order.id]),
  );
  const line = (place: string) =>
    `coalesce(json_extract(o.${place}, '$.name'), json_extract(o.${place}, '$.address.city'), json_extract(o.${place}, '$.address.line1'))`;
  const back = sql.raw("json_extract(j.value, '$[3]')");
  const copied = sql.raw(
    "customer_id, customer_name, merchant_id, shipping_method_id, timezone, pickup_from, pickup_to, delivery_from, delivery_to, service_minutes, package_count, weight, volume, cod_amount, cod_currency, requirements, tags, notes",
  );
  return scope.db.run(sql`insert into shipments (id, number, type, status, account_id, source, destination, source_location_id,
      source_line, destination_line, pallet_count, order_count, order_number, created_at, version, ${copied})
    select json_extract(j.value, '$[0]'), json_extract(j.value, '$[1]'), json_extract(j.value, '$[2]'), 1, o.account_id,
      case ${back} when 1 then o.destination else o.source end, case ${back} when 1 then o.source else o.destination end,
      o.source_location_id,
      case ${back} when 1 then o.destination_line else ${sql.raw(line("source"))} end,
      case ${back} when 1 then ${sql.raw(line("source"))} else o.destination_line end,
      (select coalesce(sum(p.quantity), 0) from order_packages p where p.order_id = o.id and p.type = 2),
      1, o.number, ${now(scope)}, 1, ${copied}
    from json_each(${rows}) j join orders o on o.id = json_extract(j.value, '$[4]') where o.account_id = ${scope.account.id}`);
}

function linkRows(scope: Scope, made: readonly Made[]): Statement {
  const rows = JSON.stringify(made.map(({ id, order }) => [id, order.id]));
  return scope.db.run(sql`insert into shipment_orders (shipment_id, order_id, account_id)
    select json_extract(j.value, '$[0]'), json_extract(j.value, '$[1]'), ${scope.account.id} from json_each(${rows}) j`);
}
