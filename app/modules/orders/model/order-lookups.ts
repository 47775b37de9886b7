/** Fields of the orders list that are filtered by something with a name, and the lookup that knows it. */
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
