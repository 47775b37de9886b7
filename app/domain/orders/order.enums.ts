import { enumeration } from "../kernel/enumeration.ts";

/** Order status (domain §4): code, key of its translation, short name, and its customer-facing status. */
export const orderStatuses = enumeration([
  { code: 0, key: "draft", short: "DFT", customer: "processing" },
  { code: 1, key: "new", short: "NEW", customer: "processing" },
  { code: 2, key: "ready", short: "RDY", customer: "processing" },
  { code: 3, key: "processing", short: "PRO", customer: "processing" },
  { code: 4, key: "shipped", short: "SHP", customer: "shipped" },
  { code: 5, key: "in_transit", short: "INT", customer: "in_transit" },
  { code: 6, key: "out_for_delivery", short: "OFD", customer: "out_for_delivery" },
  { code: 7, key: "delivered", short: "DLV", customer: "delivered" },
  { code: 8, key: "delivery_attempted", short: "ATT", customer: "delivery_attempted" },
  { code: 9, key: "cancelled", short: "CAN", customer: "cancelled" },
  { code: 10, key: "closed", short: "CLD", customer: "closed" },
  { code: 11, key: "dispatched_for_return", short: "R-DSP", customer: "return_in_progress" },
  { code: 12, key: "return_in_progress", short: "R-INP", customer: "return_in_progress" },
  { code: 13, key: "return_completed", short: "R-COM", customer: "returned" },
  { code: 14, key: "return_attempted", short: "R-ATT", customer: "return_in_progress" },
  { code: 15, key: "pending_return", short: "R-PND", customer: "pending_return" },
]);

export type OrderStatus = (typeof orderStatuses.rows)[number]["code"];
export type CustomerStatus = (typeof orderStatuses.rows)[number]["customer"];

/** Order kinds (platform §1). */
export const orderKinds = ["standard", "return", "internal", "merchant_standard", "merchant_return"] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Package type (domain §3). */
export const packageTypes = enumeration([
  { code: 1, key: "parcel" },
  { code: 2, key: "pallet" },
]);
export type PackageType = (typeof packageTypes.rows)[number]["code"];

/** Collection status (domain §3). */
export const collectionStatuses = enumeration([
  { code: 1, key: "pending" },
  { code: 2, key: "prepaid" },
  { code: 3, key: "collected" },
  { code: 4, key: "received" },
  { code: 5, key: "settled" },
]);
export type CollectionStatus = (typeof collectionStatuses.rows)[number]["code"];

/** Payment method (domain §3); `none` is not offered in pickers. */
export const paymentMethods = enumeration([
  { code: 0, key: "none" },
  { code: 1, key: "cash" },
  { code: 2, key: "cheque" },
  { code: 3, key: "creditCard" },
]);
export type PaymentMethod = (typeof paymentMethods.rows)[number]["code"];

/** Proof-of-delivery setting (domain §3). */
export const proofSettings = enumeration([
  { code: 0, key: "disabled" },
  { code: 1, key: "signatureOnly" },
  { code: 2, key: "imageOnly" },
  { code: 3, key: "both" },
]);
export type ProofSetting = (typeof proofSettings.rows)[number]["code"];

/** Geocoding validation issues (domain §3). */
export const geocodingIssues = ["geocoding_no_results", "geocoding_inaccurate", "geocoding_multiple_results"] as const;
export type GeocodingIssue = (typeof geocodingIssues)[number];

/** Order timeline events (domain §3). */
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
  "status_changed",
] as const;
export type OrderEventType = (typeof orderEventTypes)[number];
