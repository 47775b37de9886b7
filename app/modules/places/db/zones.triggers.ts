import { orders } from "#app/modules/orders/db/orders.tables.ts";
import { shipments } from "#app/modules/shipments/db/shipments.tables.ts";
import { buildChangeCondition, buildTrigger, type TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import { buildZoneSql } from "./zone-sql.ts";
import { deliveryZones } from "./zones.tables.ts";

// Corners in their order, ring by ring; the last one has none after it and closes the ring. A level edge decides nothing.
const corner = (at: 0 | 1) => `json_extract(c.value, '$[${at}]')`;
const next = (at: 0 | 1) => `lead(${corner(at)}) OVER (PARTITION BY c.path ORDER BY c.key)`;
const writeEdges = `INSERT INTO zone_edges (zone_id, y1, y2, x1, x2)
    SELECT NEW.id, min(f.y1, f.y2), max(f.y1, f.y2), iif(f.y1 < f.y2, f.x1, f.x2), iif(f.y1 < f.y2, f.x2, f.x1)
    FROM (SELECT ${corner(0)} AS x1, ${corner(1)} AS y1, ${next(0)} AS x2, ${next(1)} AS y2
      FROM json_tree(NEW.geometry, '$.coordinates') c WHERE c.type = 'array' AND json_type(c.value, '$[0]') IN ('real', 'integer')) f
    WHERE f.y1 <> f.y2;`;
const dropEdges = "DELETE FROM zone_edges WHERE zone_id = OLD.id;";

/** Triggers that keep the zone of a row: a table whose rows name the zone that their destination lies in. */
function buildZoneTriggers(on: typeof orders | typeof shipments, table: "orders" | "shipments"): string[] {
  const run = [`UPDATE ${table} SET zone_id = ${buildZoneSql("NEW.account_id", "NEW.destination")} WHERE id = NEW.id;`];
  const hasZones = "EXISTS (SELECT 1 FROM delivery_zones d WHERE d.account_id = NEW.account_id)";
  const of = ["destination", "accountId"] as const;
  return [
    buildTrigger({ name: `${table}_zone_insert`, at: "AFTER INSERT", on, when: hasZones, run }),
    buildTrigger({ name: `${table}_zone_update`, at: "AFTER UPDATE", on, of, when: buildChangeCondition(of), run }),
  ];
}

export const zoneTriggers: readonly TriggerPart[] = [
  {
    why: "The edges of each zone's outline are an index of its geometry, which SQL alone reads.",
    statements: [
      buildTrigger({ name: "zone_edges_insert", at: "AFTER INSERT", on: deliveryZones, run: [writeEdges] }),
      buildTrigger({
        ...{ name: "zone_edges_update", at: "AFTER UPDATE", on: deliveryZones, of: ["geometry"] },
        run: [dropEdges, writeEdges],
      }),
      buildTrigger({ name: "zone_edges_delete", at: "AFTER DELETE", on: deliveryZones, run: [dropEdges] }),
    ],
  },
  {
    why: "The delivery zone of a destination follows it wherever it is written: with the row, anew, or by another account.",
    statements: [...buildZoneTriggers(orders, "orders"), ...buildZoneTriggers(shipments, "shipments")],
  },
];
