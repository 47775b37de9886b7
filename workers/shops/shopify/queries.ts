/** A global id. */
export const toGlobalId = (kind: string, id: string) => `gid://shopify/${kind}/${id}`;

/** Fields read of an order. A query may cost 1,000 points: 20 orders of up to 3 parts with 12 lines stay far below. */
const createOrderFragment = (parts: number, lines: number) => `fragment Taken on Order {
  id name createdAt updatedAt cancelledAt tags note email phone displayFinancialStatus paymentGatewayNames
  totalOutstandingSet { shopMoney { amount currencyCode } }
  shippingLine { title }
  shippingAddress { firstName lastName company address1 address2 city province zip countryCodeV2 phone }
  fulfillmentOrders(first: ${parts}) {
    pageInfo { hasNextPage }
    nodes {
      id status
      assignedLocation { name location { id } }
      deliveryMethod { methodType presentedName }
      destination { firstName lastName company address1 address2 city province zip countryCode email phone }
      lineItems(first: ${lines}) {
        pageInfo { hasNextPage }
        nodes { id remainingQuantity sku productTitle variantTitle weight { value unit } }
      }
    }
  }
}`;

export const ordersQuery = `query Orders($query: String!, $after: String) {
  orders(first: 20, after: $after, query: $query, sortKey: UPDATED_AT) {
    nodes { ...Taken }
    pageInfo { hasNextPage endCursor }
  }
}
${createOrderFragment(3, 12)}`;

/** One order with all of its parts. */
export const orderQuery = `query OneOrder($id: ID!) {
  order(id: $id) { ...Taken }
}
${createOrderFragment(20, 40)}`;

export const offerQuery = `query Offer {
  shop { name currencyCode }
  locations(first: 50) { nodes { id name } }
  deliveryProfiles(first: 10) {
    nodes { profileLocationGroups { locationGroupZones(first: 10) { nodes { methodDefinitions(first: 10) { nodes { name } } } } } }
  }
}`;

/** What is left of a fulfillment order, and what we pushed of it: read right before pushing. */
export const partQuery = `query Part($id: ID!) {
  fulfillmentOrder(id: $id) {
    id status
    fulfillmentHolds { handle }
    fulfillments(first: 20) {
      nodes { id status trackingInfo(first: 1) { number } events(first: 50) { nodes { status } } }
    }
    lineItems(first: 1) { nodes { remainingQuantity } }
  }
}`;

export const fulfillMutation = `mutation Fulfil($fulfillment: FulfillmentInput!) {
  fulfillmentCreate(fulfillment: $fulfillment) { fulfillment { id } userErrors { field message } }
}`;

export const eventMutation = `mutation Tell($event: FulfillmentEventInput!) {
  fulfillmentEventCreate(fulfillmentEvent: $event) { fulfillmentEvent { id } userErrors { field message } }
}`;

export const cancelFulfillmentMutation = `mutation TakeBack($id: ID!) {
  fulfillmentCancel(id: $id) { fulfillment { id } userErrors { field message } }
}`;

/** Stops a part until its merchant has seen why. One hold by its handle. */
export const holdMutation = `mutation Hold($id: ID!, $hold: FulfillmentOrderHoldInput!) {
  fulfillmentOrderHold(id: $id, fulfillmentHold: $hold) { fulfillmentHold { id } userErrors { field message } }
}`;

export const webhooksQuery = `query Hooks {
  webhookSubscriptions(first: 100) { nodes { id topic uri } }
}`;

export const createWebhookMutation = `mutation Hook($topic: WebhookSubscriptionTopic!, $hook: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $hook) { webhookSubscription { id } userErrors { field message } }
}`;

export const deleteWebhookMutation = `mutation Unhook($id: ID!) {
  webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId userErrors { field message } }
}`;

/** Webhook topics to subscribe to, by their names in the API. Compliance topics belong to the app, not to a shop. */
export const WEBHOOK_TOPICS: readonly string[] = [
  "ORDERS_CREATE",
  "ORDERS_UPDATED",
  "ORDERS_EDITED",
  "ORDERS_CANCELLED",
  "ORDERS_DELETE",
  "FULFILLMENT_ORDERS_ORDER_ROUTING_COMPLETE",
  "FULFILLMENT_ORDERS_PLACED_ON_HOLD",
  "FULFILLMENT_ORDERS_HOLD_RELEASED",
  "FULFILLMENT_ORDERS_CANCELLATION_REQUEST_SUBMITTED",
  "FULFILLMENT_ORDERS_CANCELLED",
  "FULFILLMENT_ORDERS_SPLIT",
  "FULFILLMENT_ORDERS_MERGED",
  "FULFILLMENT_ORDERS_MOVED",
  "REFUNDS_CREATE",
  "APP_UNINSTALLED",
];
