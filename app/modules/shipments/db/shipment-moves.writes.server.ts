import type { Statement } from "#app/platform/db/commit.server.ts";
import { updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { insertShipmentTimeline } from "#app/platform/events/timeline-rows.server.ts";
import type { ShipmentState, ShipmentTimelineEntry } from "../model/shipment.moves.ts";
import { shipments } from "./shipments.tables.ts";

/** A shipment's new state and its new timeline entries. */
export interface MovedShipment {
  shipment: ShipmentState;
  events: ShipmentTimelineEntry[];
}

/** Saves moved shipments, their timelines and outbox messages: two statements, and one per event topic. */
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
