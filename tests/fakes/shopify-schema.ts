/**
 * Shopify's Admin API 2026-10 as @shopify/dev-mcp 1.16.0 publishes it, cut by write-shopify-schema.ts to the types that
 * our queries reach, with all of their fields that lead nowhere else.
 */
export const shopifySchema = `
schema { query: QueryRoot mutation: Mutation }
enum CountryCode { AC AD AE AF AG AI AL AM AN AO AR AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PS PT PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW ZZ }
enum CurrencyCode { AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BYR BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JEP JMD JOD JPY KES KGS KHR KID KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL LTL LVL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLL SOS SRD SSP STD STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USDC UYU UZS VED VEF VES VND VUV WST XAF XCD XOF XPF XXX YER ZAR ZMW }
scalar DateTime
scalar Decimal
type DeliveryLocationGroupZone {
  methodDefinitions(after: String, before: String, eligible: Boolean, first: Int, last: Int, reverse: Boolean, sortKey: MethodDefinitionSortKeys, type: DeliveryMethodDefinitionType): DeliveryMethodDefinitionConnection!
}
type DeliveryLocationGroupZoneConnection {
  nodes: [DeliveryLocationGroupZone!]!
  pageInfo: PageInfo!
}
type DeliveryMethod {
  id: ID!
  maxDeliveryDateTime: DateTime
  methodType: DeliveryMethodType!
  minDeliveryDateTime: DateTime
  presentedName: String
  serviceCode: String
  sourceReference: String
}
type DeliveryMethodDefinition {
  active: Boolean!
  description: String
  id: ID!
  name: String!
}
type DeliveryMethodDefinitionConnection {
  nodes: [DeliveryMethodDefinition!]!
  pageInfo: PageInfo!
}
enum DeliveryMethodDefinitionType { MERCHANT PARTICIPANT }
enum DeliveryMethodType { LOCAL NONE PICKUP_POINT PICK_UP RETAIL SHIPPING }
type DeliveryProfile {
  activeMethodDefinitionsCount: Int!
  coversAllItems: Boolean!
  default: Boolean!
  id: ID!
  locationsWithoutRatesCount: Int!
  name: String!
  originLocationCount: Int!
  profileLocationGroups(locationGroupId: ID): [DeliveryProfileLocationGroup!]!
  unassignedLocations: [Location!]!
  unassignedLocationsPaginated(after: String, before: String, first: Int, last: Int, reverse: Boolean): LocationConnection!
  version: Int!
  zoneCountryCount: Int!
}
type DeliveryProfileConnection {
  nodes: [DeliveryProfile!]!
  pageInfo: PageInfo!
}
type DeliveryProfileLocationGroup {
  locationGroupZones(after: String, before: String, first: Int, last: Int, reverse: Boolean): DeliveryLocationGroupZoneConnection!
}
type Fulfillment {
  createdAt: DateTime!
  deliveredAt: DateTime
  estimatedDeliveryAt: DateTime
  events(after: String, before: String, first: Int, last: Int, reverse: Boolean, sortKey: FulfillmentEventSortKeys): FulfillmentEventConnection!
  fulfillmentOrders(after: String, before: String, first: Int, last: Int, reverse: Boolean): FulfillmentOrderConnection!
  id: ID!
  inTransitAt: DateTime
  location: Location
  name: String!
  order: Order!
  requiresShipping: Boolean!
  status: FulfillmentStatus!
  totalQuantity: Int!
  trackingInfo(first: Int): [FulfillmentTrackingInfo!]!
  updatedAt: DateTime!
}
type FulfillmentCancelPayload {
  fulfillment: Fulfillment
  userErrors: [UserError!]!
}
type FulfillmentConnection {
  nodes: [Fulfillment!]!
  pageInfo: PageInfo!
}
type FulfillmentCreatePayload {
  fulfillment: Fulfillment
  userErrors: [UserError!]!
}
type FulfillmentEvent {
  address1: String
  city: String
  country: String
  createdAt: DateTime!
  estimatedDeliveryAt: DateTime
  happenedAt: DateTime!
  id: ID!
  latitude: Float
  longitude: Float
  message: String
  province: String
  status: FulfillmentEventStatus!
  zip: String
}
type FulfillmentEventConnection {
  nodes: [FulfillmentEvent!]!
  pageInfo: PageInfo!
}
type FulfillmentEventCreatePayload {
  fulfillmentEvent: FulfillmentEvent
  userErrors: [UserError!]!
}
input FulfillmentEventInput { address1: String, city: String, country: String, estimatedDeliveryAt: DateTime, fulfillmentId: ID!, happenedAt: DateTime, latitude: Float, longitude: Float, message: String, province: String, status: FulfillmentEventStatus!, zip: String }
enum FulfillmentEventSortKeys { HAPPENED_AT ID }
enum FulfillmentEventStatus { ATTEMPTED_DELIVERY CARRIER_PICKED_UP CONFIRMED DELAYED DELIVERED FAILURE IN_TRANSIT LABEL_PRINTED LABEL_PURCHASED OUT_FOR_DELIVERY READY_FOR_PICKUP }
type FulfillmentHold {
  displayReason: String!
  handle: String
  heldByRequestingApp: Boolean!
  id: ID!
  reason: FulfillmentHoldReason!
  reasonNotes: String
}
enum FulfillmentHoldReason { AWAITING_PAYMENT AWAITING_RETURN_ITEMS HIGH_RISK_OF_FRAUD INCORRECT_ADDRESS INVENTORY_OUT_OF_STOCK ONLINE_STORE_POST_PURCHASE_CROSS_SELL OTHER UNKNOWN_DELIVERY_DATE }
input FulfillmentInput { lineItemsByFulfillmentOrder: [FulfillmentOrderLineItemsInput!]!, notifyCustomer: Boolean, originAddress: FulfillmentOriginAddressInput, trackingInfo: FulfillmentTrackingInput }
type FulfillmentOrder {
  assignedLocation: FulfillmentOrderAssignedLocation!
  channelId: ID
  createdAt: DateTime!
  deliveryMethod: DeliveryMethod
  destination: FulfillmentOrderDestination
  fulfillAt: DateTime
  fulfillBy: DateTime
  fulfillmentHolds: [FulfillmentHold!]!
  fulfillmentOrdersForMerge(after: String, before: String, first: Int, last: Int, reverse: Boolean): FulfillmentOrderConnection!
  fulfillments(after: String, before: String, first: Int, last: Int, reverse: Boolean): FulfillmentConnection!
  id: ID!
  lineItems(after: String, before: String, first: Int, last: Int, reverse: Boolean): FulfillmentOrderLineItemConnection!
  order: Order!
  orderId: ID!
  orderName: String!
  orderProcessedAt: DateTime!
  remainingLineItemsWeight: Weight
  status: FulfillmentOrderStatus!
  updatedAt: DateTime!
}
type FulfillmentOrderAssignedLocation {
  address1: String
  address2: String
  city: String
  countryCode: CountryCode!
  location: Location
  name: String!
  phone: String
  province: String
  zip: String
}
type FulfillmentOrderConnection {
  nodes: [FulfillmentOrder!]!
  pageInfo: PageInfo!
}
type FulfillmentOrderDestination {
  address1: String
  address2: String
  city: String
  company: String
  countryCode: CountryCode
  email: String
  firstName: String
  id: ID!
  lastName: String
  location: Location
  phone: String
  province: String
  zip: String
}
input FulfillmentOrderHoldInput { externalId: String, fulfillmentOrderLineItems: [FulfillmentOrderLineItemInput!], handle: String, notifyMerchant: Boolean, reason: FulfillmentHoldReason!, reasonNotes: String }
type FulfillmentOrderHoldPayload {
  fulfillmentHold: FulfillmentHold
  fulfillmentOrder: FulfillmentOrder
  remainingFulfillmentOrder: FulfillmentOrder
  userErrors: [FulfillmentOrderHoldUserError!]!
}
type FulfillmentOrderHoldUserError {
  field: [String!]
  message: String!
}
type FulfillmentOrderLineItem {
  id: ID!
  inventoryItemId: ID
  originalUnitPriceSet: MoneyBag!
  productTitle: String!
  remainingQuantity: Int!
  requiresShipping: Boolean!
  shippingLine: ShippingLine
  sku: String
  totalQuantity: Int!
  variantTitle: String
  vendor: String
  weight: Weight
}
type FulfillmentOrderLineItemConnection {
  nodes: [FulfillmentOrderLineItem!]!
  pageInfo: PageInfo!
}
input FulfillmentOrderLineItemInput { id: ID!, quantity: Int! }
input FulfillmentOrderLineItemsInput { fulfillmentOrderId: ID!, fulfillmentOrderLineItems: [FulfillmentOrderLineItemInput!] }
enum FulfillmentOrderStatus { CANCELLED CLOSED INCOMPLETE IN_PROGRESS ON_HOLD OPEN SCHEDULED }
input FulfillmentOriginAddressInput { address1: String, address2: String, city: String, countryCode: String!, provinceCode: String, zip: String }
enum FulfillmentStatus { CANCELLED ERROR FAILURE OPEN PENDING SUCCESS }
type FulfillmentTrackingInfo {
  company: String
  number: String
  url: URL
}
input FulfillmentTrackingInput { company: String, number: String, numbers: [String!], url: URL, urls: [URL!] }
input HasMetafieldsMetafieldIdentifierInput { key: String!, namespace: String }
type Location {
  activatable: Boolean!
  addressVerified: Boolean!
  createdAt: DateTime!
  deactivatable: Boolean!
  deactivatedAt: String
  deletable: Boolean!
  fulfillsOnlineOrders: Boolean!
  hasActiveInventory: Boolean!
  hasUnfulfilledOrders: Boolean!
  id: ID!
  isActive: Boolean!
  isFulfillmentService: Boolean!
  isPrimary: Boolean!
  name: String!
  shipsInventory: Boolean!
  updatedAt: DateTime!
}
type LocationConnection {
  nodes: [Location!]!
  pageInfo: PageInfo!
}
enum LocationSortKeys { ID NAME RELEVANCE }
type MailingAddress {
  address1: String
  address2: String
  city: String
  company: String
  coordinatesValidated: Boolean!
  country: String
  countryCode: String
  countryCodeV2: CountryCode
  firstName: String
  formatted(withCompany: Boolean, withName: Boolean): [String!]!
  formattedArea: String
  id: ID!
  lastName: String
  latitude: Float
  longitude: Float
  name: String
  phone: String
  province: String
  provinceCode: String
  timeZone: String
  zip: String
}
enum MethodDefinitionSortKeys { ID RATE_PROVIDER_TYPE }
type MoneyBag {
  presentmentMoney: MoneyV2!
  shopMoney: MoneyV2!
}
type MoneyV2 {
  amount: Decimal!
  currencyCode: CurrencyCode!
}
type Mutation {
  fulfillmentCancel(id: ID!): FulfillmentCancelPayload
  fulfillmentCreate(fulfillment: FulfillmentInput!, message: String): FulfillmentCreatePayload
  fulfillmentEventCreate(fulfillmentEvent: FulfillmentEventInput!): FulfillmentEventCreatePayload
  fulfillmentOrderHold(fulfillmentHold: FulfillmentOrderHoldInput!, id: ID!): FulfillmentOrderHoldPayload
  webhookSubscriptionCreate(topic: WebhookSubscriptionTopic!, webhookSubscription: WebhookSubscriptionInput!): WebhookSubscriptionCreatePayload
  webhookSubscriptionDelete(id: ID!): WebhookSubscriptionDeletePayload
}
type Order {
  billingAddress: MailingAddress
  billingAddressMatchesShippingAddress: Boolean!
  canMarkAsPaid: Boolean!
  canNotifyCustomer: Boolean!
  cancelledAt: DateTime
  capturable: Boolean!
  cartDiscountAmountSet: MoneyBag
  cartToken: String
  checkoutToken: String
  clientIp: String
  closed: Boolean!
  closedAt: DateTime
  confirmationNumber: String
  confirmed: Boolean!
  createdAt: DateTime!
  currencyCode: CurrencyCode!
  currentCartDiscountAmountSet: MoneyBag!
  currentShippingPriceSet: MoneyBag!
  currentSubtotalLineItemsQuantity: Int!
  currentSubtotalPriceSet: MoneyBag!
  currentTotalAdditionalFeesSet: MoneyBag
  currentTotalDiscountsSet: MoneyBag!
  currentTotalDutiesSet: MoneyBag
  currentTotalPriceSet: MoneyBag!
  currentTotalTaxSet: MoneyBag!
  customerAcceptsMarketing: Boolean!
  customerLocale: String
  discountCode: String
  discountCodes: [String!]!
  displayAddress: MailingAddress
  displayFinancialStatus: OrderDisplayFinancialStatus
  dutiesIncluded: Boolean!
  edited: Boolean!
  email: String
  estimatedTaxes: Boolean!
  fulfillable: Boolean!
  fulfillmentOrders(after: String, before: String, displayable: Boolean, first: Int, last: Int, query: String, reverse: Boolean): FulfillmentOrderConnection!
  fulfillments(first: Int, query: String): [Fulfillment!]!
  fullyPaid: Boolean!
  hasTimelineComment: Boolean!
  id: ID!
  landingPageDisplayText: String
  landingPageUrl: URL
  merchantEditable: Boolean!
  merchantEditableErrors: [String!]!
  name: String!
  netPaymentSet: MoneyBag!
  note: String
  number: Int!
  originalTotalAdditionalFeesSet: MoneyBag
  originalTotalDutiesSet: MoneyBag
  originalTotalPriceSet: MoneyBag!
  paymentGatewayNames: [String!]!
  phone: String
  physicalLocation: Location
  poNumber: String
  presentmentCurrencyCode: CurrencyCode!
  processedAt: DateTime!
  productNetwork: Boolean!
  referralCode: String
  referrerDisplayText: String
  referrerUrl: URL
  refundDiscrepancySet: MoneyBag!
  refundable: Boolean!
  registeredSourceUrl: URL
  requiresShipping: Boolean!
  restockable: Boolean!
  retailLocation: Location
  shippingAddress: MailingAddress
  shippingLine: ShippingLine
  sourceIdentifier: String
  sourceName: String
  subtotalLineItemsQuantity: Int!
  subtotalPriceSet: MoneyBag
  tags: [String!]!
  taxExempt: Boolean!
  taxesIncluded: Boolean!
  test: Boolean!
  totalCapturableSet: MoneyBag!
  totalDiscountsSet: MoneyBag
  totalOutstandingSet: MoneyBag!
  totalPriceSet: MoneyBag!
  totalReceivedSet: MoneyBag!
  totalRefundedSet: MoneyBag!
  totalRefundedShippingSet: MoneyBag!
  totalShippingPriceSet: MoneyBag!
  totalTaxSet: MoneyBag
  totalTipReceived: MoneyV2!
  totalTipReceivedSet: MoneyBag!
  unpaid: Boolean!
  updatedAt: DateTime!
}
type OrderConnection {
  nodes: [Order!]!
  pageInfo: PageInfo!
}
enum OrderDisplayFinancialStatus { AUTHORIZED EXPIRED PAID PARTIALLY_PAID PARTIALLY_REFUNDED PENDING REFUNDED VOIDED }
enum OrderSortKeys { CREATED_AT CURRENT_TOTAL_PRICE CUSTOMER_NAME DESTINATION FINANCIAL_STATUS FULFILLMENT_STATUS ID ORDER_NUMBER PO_NUMBER PROCESSED_AT RELEVANCE TOTAL_ITEMS_QUANTITY TOTAL_PRICE UPDATED_AT }
type PageInfo {
  endCursor: String
  hasNextPage: Boolean!
  hasPreviousPage: Boolean!
  startCursor: String
}
type QueryRoot {
  deliveryProfile(id: ID!): DeliveryProfile
  deliveryProfiles(after: String, before: String, first: Int, last: Int, merchantOwnedOnly: Boolean, reverse: Boolean): DeliveryProfileConnection!
  fulfillment(id: ID!): Fulfillment
  fulfillmentOrder(id: ID!): FulfillmentOrder
  location(id: ID): Location
  locations(after: String, before: String, first: Int, includeInactive: Boolean, includeLegacy: Boolean, last: Int, query: String, reverse: Boolean, sortKey: LocationSortKeys): LocationConnection!
  locationsAvailableForDeliveryProfiles: [Location!]
  locationsAvailableForDeliveryProfilesConnection(after: String, before: String, first: Int, last: Int, reverse: Boolean): LocationConnection!
  manualHoldsFulfillmentOrders(after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean): FulfillmentOrderConnection!
  order(id: ID!): Order
  orders(after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean, savedSearchId: ID, sortKey: OrderSortKeys): OrderConnection!
  shop: Shop!
  webhookSubscription(id: ID!): WebhookSubscription
  webhookSubscriptions(after: String, before: String, callbackUrl: URL, first: Int, format: WebhookSubscriptionFormat, last: Int, query: String, reverse: Boolean, sortKey: WebhookSubscriptionSortKeys, topics: [WebhookSubscriptionTopic!], uri: String): WebhookSubscriptionConnection!
}
type ShippingLine {
  carrierIdentifier: String
  code: String
  currentDiscountedPriceSet: MoneyBag!
  custom: Boolean!
  deliveryCategory: String
  discountedPrice: MoneyV2!
  discountedPriceSet: MoneyBag!
  id: ID
  isRemoved: Boolean!
  originalPrice: MoneyV2!
  originalPriceSet: MoneyBag!
  phone: String
  shippingRateHandle: String
  source: String
  title: String!
}
type Shop {
  analyticsToken: String!
  checkoutApiSupported: Boolean!
  contactEmail: String!
  createdAt: DateTime!
  currencyCode: CurrencyCode!
  description: String
  email: String!
  enabledPresentmentCurrencies: [CurrencyCode!]!
  ianaTimezone: String!
  id: ID!
  locations(after: String, before: String, first: Int, includeInactive: Boolean, includeLegacy: Boolean, last: Int, query: String, reverse: Boolean, sortKey: LocationSortKeys): LocationConnection!
  marketingSmsConsentEnabledAtCheckout: Boolean!
  myshopifyDomain: String!
  name: String!
  orderNumberFormatPrefix: String!
  orderNumberFormatSuffix: String!
  orders(after: String, before: String, first: Int, last: Int, query: String, reverse: Boolean, sortKey: OrderSortKeys): OrderConnection!
  publicationCount: Int!
  richTextEditorUrl: URL!
  setupRequired: Boolean!
  shipsToCountries: [CountryCode!]!
  shopOwnerName: String!
  storefrontUrl: URL!
  taxShipping: Boolean!
  taxesIncluded: Boolean!
  timezoneAbbreviation: String!
  timezoneOffset: String!
  timezoneOffsetMinutes: Int!
  transactionalSmsDisabled: Boolean!
  updatedAt: DateTime!
  url: URL!
  weightUnit: WeightUnit!
}
scalar URL
type UserError {
  field: [String!]
  message: String!
}
type WebhookSubscription {
  callbackUrl: URL!
  createdAt: DateTime!
  filter: String
  format: WebhookSubscriptionFormat!
  id: ID!
  includeFields: [String!]!
  metafieldNamespaces: [String!]!
  name: String
  topic: WebhookSubscriptionTopic!
  updatedAt: DateTime!
  uri: String!
}
type WebhookSubscriptionConnection {
  nodes: [WebhookSubscription!]!
  pageInfo: PageInfo!
}
type WebhookSubscriptionCreatePayload {
  userErrors: [UserError!]!
  webhookSubscription: WebhookSubscription
}
type WebhookSubscriptionDeletePayload {
  deletedWebhookSubscriptionId: ID
  userErrors: [UserError!]!
}
enum WebhookSubscriptionFormat { JSON XML }
input WebhookSubscriptionInput { callbackUrl: URL, filter: String, format: WebhookSubscriptionFormat, includeFields: [String!], metafieldNamespaces: [String!], metafields: [HasMetafieldsMetafieldIdentifierInput!], name: String, uri: String }
enum WebhookSubscriptionSortKeys { CREATED_AT ID }
enum WebhookSubscriptionTopic { APP_PURCHASES_ONE_TIME_UPDATE APP_SCOPES_UPDATE APP_SUBSCRIPTIONS_APPROACHING_CAPPED_AMOUNT APP_SUBSCRIPTIONS_UPDATE APP_UNINSTALLED AUDIT_EVENTS_ADMIN_API_ACTIVITY BULK_OPERATIONS_FINISH CARTS_CREATE CARTS_UPDATE CHANNELS_DELETE CHECKOUTS_CREATE CHECKOUTS_DELETE CHECKOUTS_UPDATE COLLECTIONS_CREATE COLLECTIONS_DELETE COLLECTIONS_UPDATE COLLECTION_LISTINGS_ADD COLLECTION_LISTINGS_REMOVE COLLECTION_LISTINGS_UPDATE COLLECTION_PUBLICATIONS_CREATE COLLECTION_PUBLICATIONS_DELETE COLLECTION_PUBLICATIONS_UPDATE COMPANIES_CREATE COMPANIES_DELETE COMPANIES_UPDATE COMPANY_CONTACTS_CREATE COMPANY_CONTACTS_DELETE COMPANY_CONTACTS_UPDATE COMPANY_CONTACT_ROLES_ASSIGN COMPANY_CONTACT_ROLES_REVOKE COMPANY_LOCATIONS_CREATE COMPANY_LOCATIONS_DELETE COMPANY_LOCATIONS_UPDATE CUSTOMERS_CREATE CUSTOMERS_DELETE CUSTOMERS_DISABLE CUSTOMERS_EMAIL_MARKETING_CONSENT_UPDATE CUSTOMERS_ENABLE CUSTOMERS_MARKETING_CONSENT_UPDATE CUSTOMERS_MERGE CUSTOMERS_PURCHASING_SUMMARY CUSTOMERS_UPDATE CUSTOMERS_WHATS_APP_MARKETING_CONSENT_UPDATE CUSTOMER_ACCOUNT_SETTINGS_UPDATE CUSTOMER_GROUPS_CREATE CUSTOMER_GROUPS_DELETE CUSTOMER_GROUPS_UPDATE CUSTOMER_JOINED_SEGMENT CUSTOMER_LEFT_SEGMENT CUSTOMER_PAYMENT_METHODS_CREATE CUSTOMER_PAYMENT_METHODS_REVOKE CUSTOMER_PAYMENT_METHODS_UPDATE CUSTOMER_TAGS_ADDED CUSTOMER_TAGS_REMOVED DELIVERY_PROMISE_SETTINGS_UPDATE DISCOUNTS_CREATE DISCOUNTS_DELETE DISCOUNTS_REDEEMCODE_ADDED DISCOUNTS_REDEEMCODE_REMOVED DISCOUNTS_UPDATE DISPUTES_CREATE DISPUTES_UPDATE DOMAINS_CREATE DOMAINS_DESTROY DOMAINS_UPDATE DRAFT_ORDERS_CREATE DRAFT_ORDERS_DELETE DRAFT_ORDERS_UPDATE FINANCE_APP_STAFF_MEMBER_DELETE FINANCE_APP_STAFF_MEMBER_GRANT FINANCE_APP_STAFF_MEMBER_REVOKE FINANCE_APP_STAFF_MEMBER_UPDATE FINANCE_KYC_INFORMATION_UPDATE FULFILLMENTS_CREATE FULFILLMENTS_UPDATE FULFILLMENT_EVENTS_CREATE FULFILLMENT_EVENTS_DELETE FULFILLMENT_HOLDS_ADDED FULFILLMENT_HOLDS_RELEASED FULFILLMENT_ORDERS_CANCELLATION_REQUEST_ACCEPTED FULFILLMENT_ORDERS_CANCELLATION_REQUEST_REJECTED FULFILLMENT_ORDERS_CANCELLATION_REQUEST_SUBMITTED FULFILLMENT_ORDERS_CANCELLED FULFILLMENT_ORDERS_FULFILLMENT_REQUEST_ACCEPTED FULFILLMENT_ORDERS_FULFILLMENT_REQUEST_REJECTED FULFILLMENT_ORDERS_FULFILLMENT_REQUEST_SUBMITTED FULFILLMENT_ORDERS_FULFILLMENT_SERVICE_FAILED_TO_COMPLETE FULFILLMENT_ORDERS_HOLD_RELEASED FULFILLMENT_ORDERS_LINE_ITEMS_PREPARED_FOR_LOCAL_DELIVERY FULFILLMENT_ORDERS_LINE_ITEMS_PREPARED_FOR_PICKUP FULFILLMENT_ORDERS_MANUALLY_REPORTED_PROGRESS_STOPPED FULFILLMENT_ORDERS_MERGED FULFILLMENT_ORDERS_MOVED FULFILLMENT_ORDERS_ORDER_ROUTING_COMPLETE FULFILLMENT_ORDERS_PLACED_ON_HOLD FULFILLMENT_ORDERS_PROGRESS_REPORTED FULFILLMENT_ORDERS_RESCHEDULED FULFILLMENT_ORDERS_SCHEDULED_FULFILLMENT_ORDER_READY FULFILLMENT_ORDERS_SPLIT INVENTORY_ITEMS_CREATE INVENTORY_ITEMS_DELETE INVENTORY_ITEMS_UPDATE INVENTORY_LEVELS_CONNECT INVENTORY_LEVELS_DISCONNECT INVENTORY_LEVELS_UPDATE INVENTORY_SHIPMENTS_ADD_ITEMS INVENTORY_SHIPMENTS_CREATE INVENTORY_SHIPMENTS_DELETE INVENTORY_SHIPMENTS_MARK_IN_TRANSIT INVENTORY_SHIPMENTS_RECEIVE_ITEMS INVENTORY_SHIPMENTS_REMOVE_ITEMS INVENTORY_SHIPMENTS_UPDATE_ITEM_QUANTITIES INVENTORY_SHIPMENTS_UPDATE_TRACKING INVENTORY_TRANSFERS_ADD_ITEMS INVENTORY_TRANSFERS_CANCEL INVENTORY_TRANSFERS_COMPLETE INVENTORY_TRANSFERS_READY_TO_SHIP INVENTORY_TRANSFERS_REMOVE_ITEMS INVENTORY_TRANSFERS_UPDATED INVENTORY_TRANSFERS_UPDATE_ITEM_QUANTITIES LOCALES_CREATE LOCALES_DESTROY LOCALES_UPDATE LOCATIONS_ACTIVATE LOCATIONS_CREATE LOCATIONS_DEACTIVATE LOCATIONS_DELETE LOCATIONS_UPDATE MARKETS_BACKUP_REGION_UPDATE MARKETS_CREATE MARKETS_DELETE MARKETS_UPDATE METAFIELD_DEFINITIONS_CREATE METAFIELD_DEFINITIONS_DELETE METAFIELD_DEFINITIONS_UPDATE METAOBJECTS_CREATE METAOBJECTS_DELETE METAOBJECTS_UPDATE ORDERS_CANCELLED ORDERS_CREATE ORDERS_DELETE ORDERS_EDITED ORDERS_FULFILLED ORDERS_LINK_REQUESTED ORDERS_PAID ORDERS_PARTIALLY_FULFILLED ORDERS_RISK_ASSESSMENT_CHANGED ORDERS_SHOPIFY_PROTECT_ELIGIBILITY_CHANGED ORDERS_UPDATED ORDER_TRANSACTIONS_CREATE PAYMENT_SCHEDULES_DUE PAYMENT_TERMS_CREATE PAYMENT_TERMS_DELETE PAYMENT_TERMS_UPDATE PRODUCTS_CREATE PRODUCTS_DELETE PRODUCTS_UPDATE PRODUCT_FEEDS_CREATE PRODUCT_FEEDS_FULL_SYNC PRODUCT_FEEDS_FULL_SYNC_FINISH PRODUCT_FEEDS_INCREMENTAL_SYNC PRODUCT_FEEDS_UPDATE PRODUCT_LISTINGS_ADD PRODUCT_LISTINGS_REMOVE PRODUCT_LISTINGS_UPDATE PRODUCT_PUBLICATIONS_CREATE PRODUCT_PUBLICATIONS_DELETE PRODUCT_PUBLICATIONS_UPDATE PROFILES_CREATE PROFILES_DELETE PROFILES_UPDATE REFUNDS_CREATE RETURNS_APPROVE RETURNS_CANCEL RETURNS_CLOSE RETURNS_DECLINE RETURNS_PROCESS RETURNS_REOPEN RETURNS_REQUEST RETURNS_UPDATE REVERSE_DELIVERIES_ATTACH_DELIVERABLE REVERSE_FULFILLMENT_ORDERS_DISPOSE SCHEDULED_PRODUCT_LISTINGS_ADD SCHEDULED_PRODUCT_LISTINGS_REMOVE SCHEDULED_PRODUCT_LISTINGS_UPDATE SEGMENTS_CREATE SEGMENTS_DELETE SEGMENTS_UPDATE SELLING_PLAN_GROUPS_CREATE SELLING_PLAN_GROUPS_DELETE SELLING_PLAN_GROUPS_UPDATE SHIPPING_ADDRESSES_CREATE SHIPPING_ADDRESSES_UPDATE SHOP_UPDATE SUBSCRIPTION_BILLING_ATTEMPTS_CHALLENGED SUBSCRIPTION_BILLING_ATTEMPTS_FAILURE SUBSCRIPTION_BILLING_ATTEMPTS_SUCCESS SUBSCRIPTION_BILLING_CYCLES_SKIP SUBSCRIPTION_BILLING_CYCLES_UNSKIP SUBSCRIPTION_BILLING_CYCLE_EDITS_CREATE SUBSCRIPTION_BILLING_CYCLE_EDITS_DELETE SUBSCRIPTION_BILLING_CYCLE_EDITS_UPDATE SUBSCRIPTION_CONTRACTS_ACTIVATE SUBSCRIPTION_CONTRACTS_CANCEL SUBSCRIPTION_CONTRACTS_CREATE SUBSCRIPTION_CONTRACTS_EXPIRE SUBSCRIPTION_CONTRACTS_FAIL SUBSCRIPTION_CONTRACTS_PAUSE SUBSCRIPTION_CONTRACTS_UPDATE TAX_SERVICES_CREATE TAX_SERVICES_UPDATE TENDER_TRANSACTIONS_CREATE THEMES_CREATE THEMES_DELETE THEMES_PUBLISH THEMES_UPDATE VARIANTS_IN_STOCK VARIANTS_OUT_OF_STOCK }
type Weight {
  unit: WeightUnit!
  value: Float!
}
enum WeightUnit { GRAMS KILOGRAMS OUNCES POUNDS }
`;
