import { collectionFacets } from "#app/data/accounting/collection-facets.ts";
import { customerFacets } from "#app/data/customers/customer-facets.ts";
import { facetTriggers } from "#app/data/kernel/facet-triggers.ts";
import { orderFacets } from "#app/data/orders/order-facets.ts";
import { shipmentFacets } from "#app/data/shipments/shipment-facets.ts";
import { itemFacets } from "#app/data/stock/item-facets.ts";

/** Text of the migration that makes and keeps the facet indexes: it follows from their descriptions. */
export const facetMigration = `-- What big lists are filtered by (app/data/kernel/facet-index.ts). Made by npm run db:squash, not by hand.
${[orderFacets, shipmentFacets, customerFacets, itemFacets, collectionFacets].map(facetTriggers).join("\n--> statement-breakpoint\n")}
`;
