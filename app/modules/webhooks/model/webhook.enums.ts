/** `thin` says which object and which fields, for receivers that must not see more. */
export const payloadSizes = ["fat", "thin"] as const;
export type PayloadSize = (typeof payloadSizes)[number];

/** How messages are signed: with the secret alone, or with a key as well, whose public half anybody may have. */
export const signings = ["v1", "v1a"] as const;
export type Signing = (typeof signings)[number];

/** Why we stopped sending by ourselves: the receiver said 410, or five days of failures. */
export const disabledReasons = ["gone", "failing"] as const;
export type DisabledReason = (typeof disabledReasons)[number];

export const deliveryStates = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export function isDeliveryState(text: string): text is DeliveryState {
  return deliveryStates.some((each) => each === text);
}
