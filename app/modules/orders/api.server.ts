import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { orderEndpoints } from "./api/order.endpoints.ts";
import { orderListEndpoints } from "./api/orders.endpoints.ts";
import { recurringEndpoints } from "./api/recurring.endpoints.ts";

export const ordersEndpoints: readonly Endpoint[] = [...orderListEndpoints, ...recurringEndpoints, ...orderEndpoints];
