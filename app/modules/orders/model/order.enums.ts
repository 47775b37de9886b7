import { createEnumeration } from "#app/platform/kernel/enumeration.ts";

/**
 * Order status: code, translation key, short name, customer-facing status and meaning. Sets of statuses are derived
 * from these properties, never listed again.
 * - phase: preparing (nothing is booked) · booked (a shipment has it) · moving (between legs) · door (delivery under
 * way) · returning · over
 * - shape, family: how it is drawn, and its hue (`app/ui/status`)
 * - custody: the account or its carrier has the goods
 * - editable: all · way (all but the packages) · words (notes and reference only) · none
 * - tab: the tab of the orders list · column: the column of the live board
 */
export const orderStatuses = createEnumeration([
  {
    code: 0,
    key: "draft",
    shape: "dashedRing",
    family: "idle",
    short: "DFT",
    customer: "processing",
    phase: "preparing",
    custody: false,
    editable: "all",
    tab: "attention",
    column: "new",
  },
  {
    code: 1,
    key: "new",
    shape: "ring",
    family: "prep",
    short: "NEW",
    customer: "processing",
    phase: "preparing",
    custody: false,
    editable: "all",
    tab: null,
    column: "new",
  },
  {
    code: 2,
    key: "ready",
    shape: "dotted",
    family: "prep",
    short: "RDY",
    customer: "processing",
    phase: "preparing",
    custody: false,
    editable: "all",
    tab: "ready",
    column: "ready",
  },
  {
    code: 3,
    key: "processing",
    shape: "half",
    family: "prep",
    short: "PRO",
    customer: "processing",
    phase: "booked",
    custody: false,
    editable: "all",
    tab: "moving",
    column: "processing",
  },
  {
    code: 4,
    key: "shipped",
    shape: "outline",
    family: "move",
    short: "SHP",
    customer: "shipped",
    phase: "moving",
    custody: true,
    editable: "way",
    tab: "moving",
    column: "transit",
  },
  {
    code: 5,
    key: "in_transit",
    shape: "loading",
    family: "move",
    short: "INT",
    customer: "in_transit",
    phase: "moving",
    custody: true,
    editable: "way",
    tab: "moving",
    column: "transit",
  },
  {
    code: 6,
    key: "out_for_delivery",
    shape: "out",
    family: "move",
    short: "OFD",
    customer: "out_for_delivery",
    phase: "door",
    custody: true,
    editable: "words",
    tab: "moving",
    column: "out_for_delivery",
  },
  {
    code: 7,
    key: "delivered",
    shape: "check",
    family: "done",
    short: "DLV",
    customer: "delivered",
    phase: "over",
    custody: false,
    editable: "none",
    tab: null,
    column: "delivered",
  },
  {
    code: 8,
    key: "delivery_attempted",
    shape: "warning",
    family: "alert",
    short: "ATT",
    customer: "delivery_attempted",
    phase: "moving",
    custody: true,
    editable: "way",
    tab: "attention",
    column: "attempted",
  },
  {
    code: 9,
    key: "cancelled",
    shape: "crossed",
    family: "over",
    short: "CAN",
    customer: "cancelled",
    phase: "over",
    custody: false,
    editable: "none",
    tab: null,
    column: "over",
  },
  {
    code: 10,
    key: "closed",
    shape: "over",
    family: "over",
    short: "CLD",
    customer: "closed",
    phase: "over",
    custody: false,
    editable: "none",
    tab: null,
    column: "over",
  },
  {
    code: 11,
    key: "dispatched_for_return",
    shape: "back",
    family: "back",
    short: "R-DSP",
    customer: "return_in_progress",
    phase: "returning",
    custody: true,
    editable: "words",
    tab: "returns",
    column: "returns",
  },
  {
    code: 12,
    key: "return_in_progress",
    shape: "backLoading",
    family: "back",
    short: "R-INP",
    customer: "return_in_progress",
    phase: "returning",
    custody: true,
    editable: "words",
    tab: "returns",
    column: "returns",
  },
  {
    code: 13,
    key: "return_completed",
    shape: "backDone",
    family: "back",
    short: "R-COM",
    customer: "returned",
    phase: "over",
    custody: false,
    editable: "none",
    tab: "returns",
    column: "over",
  },
  {
    code: 14,
    key: "return_attempted",
    shape: "backFailed",
    family: "back",
    short: "R-ATT",
    customer: "return_in_progress",
    phase: "returning",
    custody: true,
    editable: "words",
    tab: "returns",
    column: "returns",
  },
  {
    code: 15,
    key: "pending_return",
    shape: "backDashed",
    family: "back",
    short: "R-PND",
    customer: "pending_return",
    phase: "returning",
    custody: true,
    editable: "words",
    tab: "returns",
    column: "returns",
  },
]);

export type OrderStatus = (typeof orderStatuses.rows)[number]["code"];
export type CustomerStatus = (typeof orderStatuses.rows)[number]["customer"];

export const orderKinds = ["standard", "return", "internal", "merchant_standard", "merchant_return"] as const;
export type OrderKind = (typeof orderKinds)[number];

export const packageTypes = createEnumeration([
  { code: 1, key: "parcel" },
  { code: 2, key: "pallet" },
]);
export type PackageType = (typeof packageTypes.rows)[number]["code"];

export const collectionStatuses = createEnumeration([
  { code: 1, key: "pending", shape: "ring", family: "idle" },
  { code: 2, key: "prepaid", shape: "dotted", family: "prep" },
  { code: 3, key: "collected", shape: "half", family: "prep" },
  { code: 4, key: "received", shape: "check", family: "done" },
  { code: 5, key: "settled", shape: "over", family: "over" },
]);
export type CollectionStatus = (typeof collectionStatuses.rows)[number]["code"];

/**
 * Payment method; `none` is not offered in pickers. `held` is the ledger account that the money lies in until it is
 * counted: cards and cheques never count toward an agent's cash on hand.
 */
export const paymentMethods = createEnumeration([
  { code: 0, key: "none", held: "agent_cash" },
  { code: 1, key: "cash", held: "agent_cash" },
  { code: 2, key: "cheque", held: "cheques" },
  { code: 3, key: "creditCard", held: "card_clearing" },
]);
export type PaymentMethod = (typeof paymentMethods.rows)[number]["code"];

export const proofSettings = createEnumeration([
  { code: 0, key: "disabled" },
  { code: 1, key: "signatureOnly" },
  { code: 2, key: "imageOnly" },
  { code: 3, key: "both" },
]);
export type ProofSetting = (typeof proofSettings.rows)[number]["code"];

/** Priorities, the most urgent first. */
export const priorities = ["highest", "high", "medium", "low", "lowest"] as const;
export type Priority = (typeof priorities)[number];

/** The priority of an order that nobody ranked. */
export const DEFAULT_PRIORITY: Priority = "medium";

/** The value of `held_for` for a hold set by a person or a rule; other values wait for a correction of the order. */
export const HELD_BY_OFFICE = "OFFICE";

export const geocodingIssues = ["geocoding_no_results", "geocoding_inaccurate", "geocoding_multiple_results"] as const;
export type GeocodingIssue = (typeof geocodingIssues)[number];

/** The ends of an order whose place can be in question. */
export const placeEnds = ["destination", "source"] as const;
export type PlaceEnd = (typeof placeEnds)[number];

/** The issues of each end; an order's `issues` are both together. */
export type PlaceIssues = Record<PlaceEnd, GeocodingIssue[]>;

export const orderEventTypes = [
  "created",
  "updated",
  "assigned",
  "unassigned",
  "cancelled",
  "added_to_shipment",
  "collection_added_to_receipt",
  "collection_added_to_settlement",
  "added_to_billing_invoice",
  "received",
  "feedback_submitted",
  "collection_created",
  "collection_updated",
  "picked_up",
  "dropped_off",
  "attempted",
  "reschedule_requested",
  "cancellation_requested",
  "status_changed",
] as const;
export type OrderEventType = (typeof orderEventTypes)[number];
