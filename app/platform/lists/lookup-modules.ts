/** Named things that lists can be filtered by. */
export const lookupModules = [
  "agents",
  "carriers",
  "currencies",
  "customer_tags",
  "customers",
  "delivery_zones",
  "item_tags",
  "locations",
  "merchant_tags",
  "merchants",
  "open_plans",
  "order_tags",
  "plans",
  "shipping_methods",
  "teams",
  "vehicles",
] as const;
export type LookupModule = (typeof lookupModules)[number];
