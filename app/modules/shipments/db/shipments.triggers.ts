import { routes } from "#app/modules/planning/db/routes.tables.ts";
import { buildCounterTriggers, buildLocationCounterTriggers } from "#app/platform/db/triggers/counter-triggers.ts";
import {
  buildChangeCondition,
  buildTrigger,
  type TriggerPart,
  type TriggerRow,
} from "#app/platform/db/triggers/trigger.ts";
import { buildFacetTriggers } from "#app/platform/lists/facet-triggers.ts";
import { shipmentStatuses } from "../model/shipment.enums.ts";
import { shipmentFacets } from "./shipment-facets.ts";
import { shipmentOrders, shipments } from "./shipments.tables.ts";

const { cancelled } = shipmentStatuses.code;
const byType = (row: TriggerRow) => `'shipments:' || ${row}.type`;
const byStatus = (row: TriggerRow) => `'status:' || ${row}.status`;
const carriedBy = ["agentId", "planId", "vehicleId"] as const;
const unlessCancelled = (column: string) => `iif(s.status = ${cancelled}, NULL, s.${column})`;
const setVehicle =
  "UPDATE shipments SET vehicle_id = NEW.vehicle_id WHERE account_id = NEW.account_id AND plan_id = NEW.plan_id AND route_id = NEW.id;";

export const shipmentTriggers: readonly TriggerPart[] = [
  {
    why: "Shipments are counted by type and status, also by location for members who see some locations alone.",
    statements: [
      ...buildCounterTriggers({
        ...{ name: "shipments_count", of: shipments, module: byType, facet: byStatus, watched: ["status"] },
      }),
      ...buildLocationCounterTriggers({
        ...{ name: "shipments_at", of: shipments, module: byType, facet: byStatus },
        watched: ["status", "accountId", "sourceLocationId", "destination"],
      }),
    ],
  },
  {
    why: "An order names agent, plan and vehicle of its newest shipment: lists filter by them without a look at shipments.",
    statements: [
      buildTrigger({
        ...{ name: "orders_carried_link", at: "AFTER INSERT", on: shipmentOrders },
        run: [
          "UPDATE orders SET (agent_id, plan_id, vehicle_id) = (SELECT s.agent_id, s.plan_id, s.vehicle_id FROM shipments s WHERE s.id = NEW.shipment_id) WHERE id = NEW.order_id;",
        ],
      }),
      buildTrigger({
        ...{ name: "orders_carried_update", at: "AFTER UPDATE", on: shipments, of: [...carriedBy, "status"] },
        when: `${buildChangeCondition(carriedBy)} OR (OLD.status = ${cancelled}) <> (NEW.status = ${cancelled})`,
        // Reads the shipment's row and not NEW: the trigger that sets its vehicle may have fired in between.
        run: [
          `UPDATE orders SET (agent_id, plan_id, vehicle_id) = (SELECT ${["agent_id", "plan_id", "vehicle_id"].map(unlessCancelled).join(", ")} FROM shipments s WHERE s.id = NEW.id)
  WHERE id IN (SELECT order_id FROM shipment_orders WHERE shipment_id = NEW.id)
    AND NOT EXISTS (SELECT 1 FROM shipment_orders later WHERE later.order_id = orders.id AND later.shipment_id > NEW.id);`,
        ],
      }),
    ],
  },
  {
    why: "A shipment names the vehicle of its route, whichever of the two is written first.",
    statements: [
      buildTrigger({
        ...{ name: "shipments_vehicle_route", at: "AFTER UPDATE", on: shipments, of: ["routeId"] },
        when: buildChangeCondition(["routeId"]),
        run: [
          "UPDATE shipments SET vehicle_id = (SELECT r.vehicle_id FROM routes r WHERE r.id = NEW.route_id) WHERE id = NEW.id;",
        ],
      }),
      buildTrigger({
        ...{ name: "shipments_vehicle_insert", at: "AFTER INSERT", on: routes, when: "NEW.vehicle_id IS NOT NULL" },
        run: [setVehicle],
      }),
      buildTrigger({
        ...{ name: "shipments_vehicle_update", at: "AFTER UPDATE", on: routes, of: ["vehicleId"] },
        ...{ when: buildChangeCondition(["vehicleId"]), run: [setVehicle] },
      }),
    ],
  },
  { why: "What the lists of shipments are filtered by.", statements: buildFacetTriggers(shipmentFacets) },
];
