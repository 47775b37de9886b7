import { collections } from "#app/modules/orders/db/orders.tables.ts";
import type { FacetIndex } from "#app/platform/lists/facet-index.ts";

/** Filters of collections that are counted by triggers. */
export const collectionFacets: FacetIndex = {
  name: "collection_facets",
  table: "collections",
  facets: {
    a: { kind: "value", columns: [collections.accountId] },
    s: { kind: "value", columns: [collections.status] },
    g: { kind: "value", columns: [collections.agentId] },
    m: { kind: "value", columns: [collections.merchantId] },
    u: { kind: "value", columns: [collections.currency] },
    y: { kind: "value", columns: [collections.method] },
    r: { kind: "value", columns: [collections.receiptId] },
    h: { kind: "value", columns: [collections.prepaidHolder] },
    w: { kind: "value", columns: [collections.waived] },
    c: { kind: "instant", columns: [collections.collectedAt] },
  },
};
