/** Filter fields of the orders list whose values have names, and their lookup. */
export const orderLookups = {
  agent: "agents",
  carrier: "carriers",
  customer: "customers",
  delivery_zone: "delivery_zones",
  merchant: "merchants",
  plan: "plans",
  shipping_method: "shipping_methods",
  source: "locations",
  tags: "order_tags",
  team: "teams",
  vehicle: "vehicles",
} as const;
