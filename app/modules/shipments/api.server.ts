import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { shipmentListEndpoints } from "./api/shipments.endpoints.ts";
import { shippedOrdersEndpoints } from "./api/shipped-orders.endpoints.ts";

/** Headings of the description. */
const tags = { shipments: "Movements of orders: pickups, transfers, deliveries and returns." };

export const shipmentsEndpoints: readonly Endpoint[] = withTags(tags, [
  ...shippedOrdersEndpoints,
  ...shipmentListEndpoints,
]);
