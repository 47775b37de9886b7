import type { FacetIndex } from "#app/platform/lists/facet-index.ts";
import { items } from "./stock.tables.ts";

/** Filters of items that the facet index answers. */
export const itemFacets: FacetIndex = {
  name: "item_facets",
  table: "items",
  facets: {
    a: { kind: "value", columns: [items.accountId] },
    x: { kind: "value", columns: [items.active] },
    t: { kind: "texts", columns: [items.tags] },
    c: { kind: "instant", columns: [items.createdAt] },
  },
};
