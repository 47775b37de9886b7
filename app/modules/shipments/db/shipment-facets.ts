import type { FacetIndex } from "#app/platform/lists/facet-index.ts";
import { shipments } from "./shipments.tables.ts";

/** Facets that answer filters of shipments from the facet index, without reading the rows. */
export const shipmentFacets: FacetIndex = {
  name: "shipment_facets",
  table: "shipments",
  facets: {
    a: { kind: "value", columns: [shipments.accountId] },
    y: { kind: "value", columns: [shipments.type] },
    s: { kind: "value", columns: [shipments.status] },
    m: { kind: "value", columns: [shipments.merchantId] },
    h: { kind: "value", columns: [shipments.shippingMethodId] },
    q: { kind: "value", columns: [shipments.priority] },
    g: { kind: "value", columns: [shipments.agentId] },
    p: { kind: "value", columns: [shipments.planId] },
    v: { kind: "value", columns: [shipments.vehicleId] },
    z: { kind: "value", columns: [shipments.zoneId] },
    f: { kind: "value", columns: [shipments.sourceLocationId] },
    l: { kind: "value", columns: [shipments.sourceLocationId, shipments.destinationLocationId] },
    n: { kind: "text", columns: [shipments.failureReason] },
    t: { kind: "texts", columns: [shipments.tags] },
    j: { kind: "entries", columns: [shipments.metadata] },
    c: { kind: "instant", columns: [shipments.createdAt] },
    e: { kind: "instant", columns: [shipments.completedAt] },
    d: { kind: "day", columns: [shipments.deliveryFrom] },
    b: { kind: "day", columns: [shipments.pickupFrom] },
  },
};
