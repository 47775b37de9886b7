import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { orderEndpoints } from "./api/order.endpoints.ts";
import { orderListEndpoints } from "./api/orders.endpoints.ts";
import { recurringEndpoints } from "./api/recurring.endpoints.ts";

/** Headings of the description. */
const tags = {
  "order-options": "What a new order can refer to.",
  orders: "What is sent from one place to another.",
  packages: "Templates of packages.",
  "recurring-orders": "Orders that are made again and again.",
};

export const ordersEndpoints: readonly Endpoint[] = withTags(tags, [
  ...orderListEndpoints,
  ...recurringEndpoints,
  ...orderEndpoints,
]);
