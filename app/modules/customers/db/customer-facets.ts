import type { FacetIndex } from "#app/platform/lists/facet-index.ts";
import { customers } from "./customers.tables.ts";

/** Filters of customers that the facet index answers. */
export const customerFacets: FacetIndex = {
  name: "customer_facets",
  table: "customers",
  facets: {
    a: { kind: "value", columns: [customers.accountId] },
    y: { kind: "value", columns: [customers.type] },
    t: { kind: "texts", columns: [customers.tags] },
    j: { kind: "entries", columns: [customers.metadata] },
    c: { kind: "instant", columns: [customers.createdAt] },
  },
};
