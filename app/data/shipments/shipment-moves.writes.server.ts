import type { ShipmentEventType } from "#app/domain/shipments/shipment.enums.ts";
import type { ShipmentHappening, ShipmentState } from "#app/domain/shipments/shipment.moves.ts";
import type { EventType } from "#app/domain/webhooks/event-catalogue.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { updateRows } from "../kernel/json-rows.server.ts";
import { tell } from "../kernel/outbox.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { shipmentTimeline } from "../kernel/timeline-rows.server.ts";
import { shipments } from "../schema/index.ts";

/** One shipment as it is to be, and what is written on its timeline. */
export interface MovedShipment {
  shipment: ShipmentState;
  events: ShipmentHappening[];
}

/** The webhook event of a timeline event (api.md, "Events"). */
const topics = {
  created: "shipment.created",
  assigned: "shipment.dispatched",
  picked_up: "shipment.picked_up",
  dropped_off: "shipment.completed",
  failed: "shipment.failed",
  received: "shipment.received",
  cancelled: "shipment.cancelled",
} as const satisfies Partial<Record<ShipmentEventType, EventType>>;

/** Writes moved shipments with their events and outbox messages: three statements, and one a topic. */
export function saveShipments(scope: Scope, moved: readonly MovedShipment[]): Statement[] {
  return [
    shipmentTimeline(
      scope,
      moved.map(({ shipment, events }) => ({ id: shipment.id, events })),
    ),
    updateRows(scope.db, {
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
    ...tellShipments(scope, moved),
  ];
}

/** One outbox message for each webhook event among the timeline events. */
export function tellShipments(
  scope: Scope,
  moved: readonly { shipment: { id: string; number: string }; events: readonly ShipmentHappening[] }[],
): Statement[] {
  return Object.entries(topics).flatMap(([type, topic]) => {
    const told = moved.flatMap(({ shipment, events }) =>
      events
        .filter((event) => event.type === type)
        .map(({ from, to }) => ({
          id: shipment.id,
          number: shipment.number,
          from: type === "created" ? null : from,
          to,
        })),
    );
    return tell(scope, topic, "shipments", told);
  });
}
