import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { shipmentOrders, shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import {
  buildChangeCondition,
  buildTrigger,
  type ColumnOf,
  type TriggerPart,
  type TriggerRow,
} from "#app/platform/db/triggers/trigger.ts";
import type { Subject } from "../model/subjects.ts";

/** Marks a fact for a recount, or raises its number of marks. */
const mark = (subject: Subject, account: string, id: string, from = "") =>
  `INSERT INTO analytics_due (account_id, subject, id) SELECT ${account}, '${subject}', ${id} ${from || "WHERE true"}
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;`;

/** Later shipments of the same orders and kind, as it decides whether they are first attempts. */
const markLaterShipments = (row: TriggerRow) =>
  mark(
    ...(["shipment", `${row}.account_id`, "x.id"] as const),
    `FROM shipment_orders so JOIN shipment_orders other ON other.order_id = so.order_id
    JOIN shipments x ON x.id = other.shipment_id AND x.id > ${row}.id AND x.type = ${row}.type
    WHERE so.shipment_id = ${row}.id`,
  );

/** Visits of a route that ended at this moment or later: how long they took begins where the one before ended. */
const markVisits = (route: string, since: string) =>
  mark(
    ...(["shipment", "x.account_id", "x.shipment_id"] as const),
    `FROM stops x WHERE x.route_id = ${route} AND x.shipment_id IS NOT NULL AND x.finished_at >= ${since}`,
  );

/** The orders of a shipment. */
const markShipmentOrders = (account: string, shipment: string) =>
  mark("order", account, "so.order_id", `FROM shipment_orders so WHERE so.shipment_id = ${shipment}`);

interface Marked<Table extends SQLiteTable> {
  name: string;
  on: Table;
  /** Columns whose change needs a recount. */
  watched: readonly ColumnOf<Table>[];
  run: (row: TriggerRow) => string[];
}

function buildMarks<Table extends SQLiteTable>({ name, on, watched, run }: Marked<Table>): string[] {
  return [
    buildTrigger({ name: `${name}_insert`, at: "AFTER INSERT", on, run: run("NEW") }),
    buildTrigger({
      ...{ name: `${name}_update`, at: "AFTER UPDATE", on, of: watched, when: buildChangeCondition(watched) },
      run: run("NEW"),
    }),
    buildTrigger({ name: `${name}_delete`, at: "AFTER DELETE", on, run: run("OLD") }),
  ];
}

export const analyticsTriggers: readonly TriggerPart[] = [
  {
    why: "What changes how an order, a shipment or a route counts marks it, whichever command does it: figures are made anew of what is marked.",
    statements: [
      ...buildMarks({
        ...{ name: "analytics_orders", on: orders },
        watched: [
          ...(["accountId", "ownerAccountId", "status", "deliveryTo", "sourceLocationId", "merchantId"] as const),
          ...(["shippingMethodId", "zoneId", "agentId", "packageCount", "hasCustomerFeedback"] as const),
          ...(["issues", "hasUnpickedItems", "hasAtLeastOnePickedItem", "customerName"] as const),
        ],
        run: (row) => [mark("order", `${row}.account_id`, `${row}.id`)],
      }),
      ...buildMarks({
        ...{ name: "analytics_shipments", on: shipments },
        watched: [
          ...(["status", "failureReason", "completedAt", "deliveryFrom", "deliveryTo", "pickupTo"] as const),
          ...(["agentId", "routeId"] as const),
          ...(["merchantId", "shippingMethodId", "zoneId", "sourceLocationId", "weight", "packageCount"] as const),
        ],
        run: (row) => [
          mark("shipment", `${row}.account_id`, `${row}.id`),
          markShipmentOrders(`${row}.account_id`, `${row}.id`),
        ],
      }),
      buildTrigger({
        ...{ name: "analytics_attempts", at: "AFTER UPDATE", on: shipments, of: ["status", "failureReason"] },
        when: buildChangeCondition(["status", "failureReason"]),
        run: [markLaterShipments("NEW")],
      }),
      buildTrigger({
        ...{ name: "analytics_links_insert", at: "AFTER INSERT", on: shipmentOrders },
        run: [mark("order", "NEW.account_id", "NEW.order_id")],
      }),
      ...buildMarks({
        ...{ name: "analytics_stops", on: stops },
        watched: [
          ...(["routeId", "shipmentId", "position", "state", "startAt", "distance"] as const),
          ...(["arrivedAt", "finishedAt", "claimedAt"] as const),
        ],
        run: (row) => [
          mark("route", `${row}.account_id`, `${row}.route_id`),
          `INSERT INTO analytics_due (account_id, subject, id) SELECT ${row}.account_id, 'shipment', ${row}.shipment_id WHERE ${row}.shipment_id IS NOT NULL
  ON CONFLICT (account_id, subject, id) DO UPDATE SET marks = marks + 1;`,
          markShipmentOrders(`${row}.account_id`, `${row}.shipment_id`),
        ],
      }),
      buildTrigger({
        ...{ name: "analytics_visits", at: "AFTER UPDATE", on: stops, of: ["finishedAt"] },
        when: buildChangeCondition(["finishedAt"]),
        run: [
          markVisits(
            "NEW.route_id",
            "min(coalesce(OLD.finished_at, NEW.finished_at), coalesce(NEW.finished_at, OLD.finished_at))",
          ),
        ],
      }),
      buildTrigger({
        ...{ name: "analytics_starts", at: "AFTER UPDATE", on: routes, of: ["startedAt"] },
        when: buildChangeCondition(["startedAt"]),
        run: [markVisits("NEW.id", "0")],
      }),
      ...buildMarks({
        ...{ name: "analytics_routes", on: routes },
        watched: [
          ...(["agentId", "vehicleId", "status", "date", "startAt", "startedAt", "completedAt"] as const),
          ...(["duration", "distance", "utilization", "fill"] as const),
        ],
        run: (row) => [mark("route", `${row}.account_id`, `${row}.id`)],
      }),
    ],
  },
  {
    why: "Another threshold of lateness, and an agent in another team, count everything of the account anew.",
    statements: [
      buildTrigger({
        ...{ name: "analytics_methods", at: "AFTER UPDATE", on: shippingMethods, of: ["latenessThresholdMinutes"] },
        when: buildChangeCondition(["latenessThresholdMinutes"]),
        run: [
          "INSERT OR REPLACE INTO analytics_recounts (account_id, subject, reached) SELECT NEW.account_id, value, '' FROM json_each('[\"order\",\"shipment\"]');",
        ],
      }),
      buildTrigger({
        ...{ name: "analytics_agents", at: "AFTER UPDATE", on: agents, of: ["teamId"] },
        when: buildChangeCondition(["teamId"]),
        run: [
          'INSERT OR REPLACE INTO analytics_recounts (account_id, subject, reached) SELECT NEW.account_id, value, \'\' FROM json_each(\'["order","shipment","route"]\');',
        ],
      }),
    ],
  },
];
