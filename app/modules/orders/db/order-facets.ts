import type { FacetIndex } from "#app/platform/lists/facet-index.ts";
import { orders } from "./orders.tables.ts";

/** Filters of orders that the facet index answers. The first two are the working account and the owner. */
export const orderFacets: FacetIndex = {
  name: "order_facets",
  table: "orders",
  facets: {
    a: { kind: "value", columns: [orders.accountId] },
    o: { kind: "value", columns: [orders.ownerAccountId] },
    s: { kind: "value", columns: [orders.status] },
    k: { kind: "value", columns: [orders.kind] },
    m: { kind: "value", columns: [orders.merchantId] },
    h: { kind: "value", columns: [orders.shippingMethodId] },
    q: { kind: "value", columns: [orders.priority] },
    g: { kind: "value", columns: [orders.agentId] },
    p: { kind: "value", columns: [orders.planId] },
    v: { kind: "value", columns: [orders.vehicleId] },
    z: { kind: "value", columns: [orders.zoneId] },
    r: { kind: "value", columns: [orders.carrierAccountId] },
    u: { kind: "value", columns: [orders.customerId] },
    w: { kind: "value", columns: [orders.ownerCustomerId] },
    f: { kind: "value", columns: [orders.sourceLocationId] },
    // Either end: for members who are limited to some locations.
    l: { kind: "value", columns: [orders.sourceLocationId, orders.destinationLocationId] },
    y: { kind: "values", columns: [orders.requirements], path: "vehicleTypes" },
    t: { kind: "texts", columns: [orders.tags] },
    j: { kind: "entries", columns: [orders.metadata] },
    i: { kind: "texts", columns: [orders.issues] },
    x1: { kind: "value", columns: [orders.hasCustomerFeedback] },
    x2: { kind: "value", columns: [orders.hasUnpickedItems] },
    x3: { kind: "value", columns: [orders.hasAtLeastOnePickedItem] },
    x4: { kind: "value", columns: [orders.hasCustomerRescheduleRequest] },
    c: { kind: "instant", columns: [orders.createdAt] },
    e: { kind: "instant", columns: [orders.completedAt] },
    d: { kind: "day", columns: [orders.deliveryFrom] },
    b: { kind: "day", columns: [orders.pickupFrom] },
  },
};
