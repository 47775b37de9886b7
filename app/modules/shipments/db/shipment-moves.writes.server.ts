import type { Statement } from "#app/platform/db/commit.server.ts";
import { updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { insertShipmentTimeline } from "#app/platform/events/timeline-rows.server.ts";
import type { ShipmentState, ShipmentTimelineEntry } from "../model/shipment.moves.ts";
import { shipments } from "./shipments.tables.ts";

/** One shipment as it is to be, and what is written on its timeline. */
export interface MovedShipment {
  shipment: ShipmentState;
  events: ShipmentTimelineEntry[];
}

/** Writes moved shipments with their events and outbox messages: two statements, and one a topic. */
export function saveShipments(scope: Scope, moved: readonly MovedShipment[]): Statement[] {
  return [
    ...insertShipmentTimeline(
      scope,
      moved.map(({ shipment, events }) => ({ id: shipment.id, number: shipment.number, events })),
    ),
    updateJsonRows(scope.db, {
      table: shipments,
      account: scope.account.id,
      columns: {
        status: (each: ShipmentState) => each.status,
        version: (each) => each.version,
        agentId: (each) => each.agentId,
        planId: (each) => each.planId,
        routeId: (each) => each.routeId,
        failureReason: (each) => each.failureReason,
        pickupFrom: (each) => each.pickupFrom,
        pickupTo: (each) => each.pickupTo,
        deliveryFrom: (each) => each.deliveryFrom,
        deliveryTo: (each) => each.deliveryTo,
        completedAt: (each) => each.completedAt,
      },
      rows: moved.map(({ shipment }) => shipment),
    }),
  ];
}
