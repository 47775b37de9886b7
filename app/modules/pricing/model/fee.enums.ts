/** Fee types, including the fee for waiting time. */
export const feeTypes = [
  "shipping",
  "weight_surcharge",
  "zone_surcharge",
  "custom",
  "distance_surcharge",
  "volume_surcharge",
  "rto_fee",
  "waiting_fee",
] as const;
export type FeeType = (typeof feeTypes)[number];

/** The events that make fees due. */
export const feeEvents = ["delivered", "return_completed", "custom"] as const;
export type FeeEvent = (typeof feeEvents)[number];

/** The price of an order itself: one of them is due for it, whether it was delivered or came back. */
export const pricedFees = ["shipping", "rto_fee"] as const satisfies readonly FeeType[];
