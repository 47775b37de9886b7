import { buildCounterTriggers } from "#app/platform/db/triggers/counter-triggers.ts";
import { buildSearchTriggers } from "#app/platform/db/triggers/search-triggers.ts";
import type { TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import { buildFacetTriggers } from "#app/platform/lists/facet-triggers.ts";
import { itemFacets } from "./item-facets.ts";
import { items } from "./stock.tables.ts";

export const stockTriggers: readonly TriggerPart[] = [
  {
    why: "What items are found by: in any place of SKU, barcode, name or tags.",
    statements: buildSearchTriggers({ name: "item_search", of: items, columns: ["sku", "barcode", "name", "tags"] }),
  },
  {
    why: "Items are counted by whether they are active, so that no list scans to count.",
    statements: buildCounterTriggers({
      ...{ name: "items_count", of: items, watched: ["active"] },
      ...{ module: () => "'items'", facet: (row) => `'status:' || ${row}.active` },
    }),
  },
  { why: "What the list of items is filtered by.", statements: buildFacetTriggers(itemFacets) },
];
