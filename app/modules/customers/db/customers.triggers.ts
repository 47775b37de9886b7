import { buildCounterTriggers } from "#app/platform/db/triggers/counter-triggers.ts";
import { buildSearchTriggers } from "#app/platform/db/triggers/search-triggers.ts";
import type { TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import { buildFacetTriggers } from "#app/platform/lists/facet-triggers.ts";
import { customerFacets } from "./customer-facets.ts";
import { customers } from "./customers.tables.ts";

export const customerTriggers: readonly TriggerPart[] = [
  {
    why: "What customers are found by: an index of their own columns and the texts of their metadata.",
    statements: buildSearchTriggers({
      ...{ name: "customer_search", of: customers },
      columns: ["businessName", "firstName", "lastName", "phone", "email", "tags"],
      objects: ["metadata"],
    }),
  },
  {
    why: "Customers are counted by their type, so that no list scans to count.",
    statements: buildCounterTriggers({
      ...{ name: "customers_count", of: customers, watched: ["type"] },
      ...{ module: () => "'customers'", facet: (row) => `'status:' || ${row}.type` },
    }),
  },
  { why: "What the list of customers is filtered by.", statements: buildFacetTriggers(customerFacets) },
];
