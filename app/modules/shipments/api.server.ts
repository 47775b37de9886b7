import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { shipmentListEndpoints } from "./api/shipments.endpoints.ts";
import { shippedOrdersEndpoints } from "./api/shipped-orders.endpoints.ts";

export const shipmentsEndpoints: readonly Endpoint[] = [...shippedOrdersEndpoints, ...shipmentListEndpoints];
