import { collectionFacets } from "#app/modules/collections/db/collection-facets.ts";
import { customerFacets } from "#app/modules/customers/db/customer-facets.ts";
import { itemFacets } from "#app/modules/inventory/db/item-facets.ts";
import { orderFacets } from "#app/modules/orders/db/order-facets.ts";
import { shipmentFacets } from "#app/modules/shipments/db/shipment-facets.ts";
import { facetTriggers } from "#app/platform/lists/facet-triggers.ts";

/** SQL of the migration that creates and maintains the facet indexes, generated from their descriptions. */
export const facetMigration = `-- What big lists are filtered by (app/platform/lists/facet-index.ts). Made by npm run db:squash, not by hand.
${[orderFacets, shipmentFacets, customerFacets, itemFacets, collectionFacets].map(facetTriggers).join("\n--> statement-breakpoint\n")}
`;
