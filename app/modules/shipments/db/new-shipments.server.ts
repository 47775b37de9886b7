import { sql } from "drizzle-orm";
import { prioritiesByUrgency } from "#app/modules/orders/db/priority.writes.server.ts";
import { packageTypes } from "#app/modules/orders/model/order.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { formatAddressSortLine } from "#app/platform/geo/address-line.ts";
import type { Contact, PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { ShipmentType } from "../model/shipment.enums.ts";

/** A new shipment for one order, or for several that travel together. */
export interface NewShipment {
  id: string;
  number: string;
  type: ShipmentType;
  isReturn: boolean;
  /** The customer, window and other details of the first order are copied. */
  orderIds: string[];
  /** The shipment that brought the goods to where they are now; null at the order's source. */
  broughtBy: string | null;
}

/** Ends that replace those of the orders: the facility of a pickup or transfer, another contact. */
export interface NamedEnds {
  source?: PlaceSnapshot | undefined;
  destination?: PlaceSnapshot | undefined;
  sourceContact?: Contact | undefined;
  destinationContact?: Contact | undefined;
}

const selectLine = (place: string) =>
  `coalesce(json_extract(${place}, '$.name'), json_extract(${place}, '$.address.city'), json_extract(${place}, '$.address.line1'))`;

/** Columns that are summed over the orders of a shipment. */
const summedColumns = ["package_count", "weight", "volume"] as const;

const carriedOrders = "(select value from json_each(json_extract(j.value, '$[5]')))";
const selectSum = (column: (typeof summedColumns)[number]) =>
  `case json_array_length(j.value, '$[5]') when 1 then o.${column} else (select sum(x.${column}) from orders x where x.id in ${carriedOrders}) end`;
/** The priority of the most urgent order. */
const highestPriority = `case json_array_length(j.value, '$[5]') when 1 then o.priority else (select x.priority from orders x
  where x.id in ${carriedOrders} order by instr('${prioritiesByUrgency}', ' ' || x.priority || ' ') limit 1) end`;
/** Columns that only deliveries and returns have (types 3 and 4). */
const selectForDelivery = (column: string) => `case when json_extract(j.value, '$[2]') > 2 then o.${column} end`;

const deliveryColumns = [
  "customer_id",
  "customer_name",
  "delivery_from",
  "delivery_to",
  "service_minutes",
  "cod_amount",
  "cod_currency",
] as const;
const orderColumns = ["merchant_id", "shipping_method_id", "timezone", "requirements", "tags", "notes"] as const;

/**
 * Inserts shipments. Values are copied from the orders inside the database, so that the statement carries only ids. A
 * shipment starts where the goods are; a return whose goods never reached a facility starts at the order's destination.
 */
export function insertShipments(scope: Scope, made: readonly NewShipment[], ends: NamedEnds): Statement {
  const rows = JSON.stringify(
    made.map(({ id, number, type, isReturn, orderIds, broughtBy }) => [
      id,
      number,
      type,
      Number(isReturn),
      orderIds[0],
      orderIds,
      broughtBy,
    ]),
  );
  const back = "json_extract(j.value, '$[3]')";
  const columns = [...deliveryColumns, ...orderColumns, ...summedColumns, "priority", "pickup_from", "pickup_to"].join(
    ", ",
  );
  const values = [
    ...deliveryColumns.map(selectForDelivery),
    ...orderColumns.map((column) => `o.${column}`),
    ...summedColumns.map(selectSum),
    highestPriority,
    ...["pickup_from", "pickup_to"].map(
      (column) => `case json_extract(j.value, '$[2]') when 2 then null else o.${column} end`,
    ),
  ].join(", ");
  const goodsPlace = "coalesce(b.destination, o.source)";
  const source = sql.raw(`case when ${back} = 1 and b.id is null then o.destination else ${goodsPlace} end`);
  const destination = sql.raw(`case ${back} when 1 then o.source else o.destination end`);
  const sourceLine = sql.raw(
    `case when b.id is not null then b.destination_line when ${back} = 1 then o.destination_line else ${selectLine("o.source")} end`,
  );
  const destinationLine = sql.raw(`case ${back} when 1 then ${selectLine("o.source")} else o.destination_line end`);
  const sourceLocation = sql.raw(
    "case when b.id is not null then b.destination_location_id else o.source_location_id end",
  );
  const { source: from, destination: to, sourceContact, destinationContact } = ends;
  return scope.db.run(sql`insert into shipments (id, number, type, status, account_id, source, destination,
      source_location_id, source_line, destination_line, pallet_count, order_count, order_number, created_at, version,
      ${sql.raw(columns)})
    select json_extract(j.value, '$[0]'), json_extract(j.value, '$[1]'), json_extract(j.value, '$[2]'), 1, o.account_id,
      ${withContact(from ? sql`${JSON.stringify(from)}` : source, sourceContact)},
      ${withContact(to ? sql`${JSON.stringify(to)}` : destination, destinationContact)},
      ${from ? sql`${from.kind === "location" ? (from.id ?? null) : null}` : sourceLocation},
      ${from ? formatEndLine(from) : sourceLine}, ${to ? formatEndLine(to) : destinationLine},
      (select coalesce(sum(p.quantity), 0) from order_packages p where p.order_id in ${sql.raw(carriedOrders)} and p.type = ${packageTypes.code.pallet}),
      json_array_length(j.value, '$[5]'), o.number, ${now(scope)}, 1, ${sql.raw(values)}
    from json_each(${rows}) j join orders o on o.id = json_extract(j.value, '$[4]')
      left join shipments b on b.id = json_extract(j.value, '$[6]')
    where +o.account_id = ${scope.account.id}`);
}

function withContact(place: ReturnType<typeof sql>, contact: Contact | undefined) {
  return contact ? sql`json_set(${place}, '$.contact', json(${JSON.stringify(contact)}))` : place;
}

function formatEndLine(place: PlaceSnapshot): string {
  return place.kind === "location" && place.name ? place.name : formatAddressSortLine(place.address);
}

/** Inserts which orders the shipments carry. */
export function insertShipmentOrders(scope: Scope, made: readonly NewShipment[]): Statement {
  const rows = JSON.stringify(made.flatMap(({ id, orderIds }) => orderIds.map((orderId) => [id, orderId])));
  return scope.db.run(sql`insert into shipment_orders (shipment_id, order_id, account_id)
    select json_extract(j.value, '$[0]'), json_extract(j.value, '$[1]'), ${scope.account.id} from json_each(${rows}) j`);
}
