import { editOrder, recopyShipments } from "#app/modules/orders/db/edit.writes.server.ts";
import { readLiveShipments } from "#app/modules/orders/db/live-shipments.reads.server.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { closeRequest } from "#app/modules/orders/db/tracked/customer-requests.server.ts";
import type { GeocodingIssue } from "#app/modules/orders/model/order.enums.ts";
import { getStatusAfterCorrection, mergePlaceIssues } from "#app/modules/orders/model/order.rules.ts";
import { listOrderChanges } from "#app/modules/orders/model/order-changes.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { formatAddressSortLine } from "#app/platform/geo/address-line.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";

/** Where an order is to go, and what is uncertain about it. */
export interface WantedDestination {
  destination: PlaceSnapshot;
  issues: GeocodingIssue[];
}

interface DestinationChange {
  statements: Statement[];
  /** Plans with shipments of the order; empty when it goes where it went. */
  planIds: string[];
  isChanged: boolean;
}

/**
 * Sets where an order goes, with its open shipments; one held for a wrong address is released. `detail` is what the order's
 * event says of it. A request of the customer for another place that waits is overtaken by it.
 */
export async function setDestination(
  scope: Scope,
  order: OrderRecord,
  { destination, issues }: WantedDestination,
  detail: Record<string, unknown>,
): Promise<DestinationChange> {
  const placeIssues = { ...order.placeIssues, destination: issues };
  const all = mergePlaceIssues(placeIssues);
  const set = {
    destination,
    destinationLine: formatAddressSortLine(destination.address),
    issues: all,
    placeIssues,
    status: getStatusAfterCorrection(order.status, all, order.carrierAccountId !== null),
    heldFor: order.heldFor === "WRONG_ADDRESS" ? null : order.heldFor,
  };
  const changes = listOrderChanges(order, { ...order, ...set });
  const isChanged = changes.length > 0 || JSON.stringify(destination.point) !== JSON.stringify(order.destination.point);
  const live = isChanged ? await readLiveShipments(scope, order.id) : [];
  return {
    statements: [
      ...(isChanged ? closeRequest(scope, { orderId: order.id, kind: "address" }, overtaken) : []),
      ...editOrder(scope, order, { type: "updated", set, detail: { part: "locations", changes, ...detail } }),
      ...recopyShipments(scope, { order }, live),
    ],
    planIds: live.flatMap((each) => each.planId ?? []),
    isChanged,
  };
}

const overtaken = { answer: "overtaken", reason: null } as const;
