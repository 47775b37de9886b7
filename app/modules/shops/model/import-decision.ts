import { minute } from "#app/platform/kernel/milliseconds.ts";
import { getGatewayAction } from "./map-order.ts";
import type { ShopOrder } from "./shop-order.ts";
import type { ShopSettings } from "./shop-settings.ts";

/** Why an order of a shop is not imported yet. */
export const waitReasons = ["window", "not_paid", "not_tagged", "shop_holds"] as const;
export const skipReasons = [
  "method_skipped",
  "location_skipped",
  "tag_skipped",
  "over_in_shop",
  "cancelled_in_shop",
  "nothing_to_send",
] as const;
export type WaitReason = (typeof waitReasons)[number];
export type SkipReason = (typeof skipReasons)[number];

/** `again` is when to decide again; null if a change in the shop is needed first. */
export type ImportDecision =
  | { kind: "take" }
  | { kind: "hold"; reason: WaitReason; again: number | null }
  | { kind: "skip"; reason: SkipReason };

/** Decides whether an order of a shop is imported, waits, or is skipped. */
export function decideImport(order: ShopOrder, settings: ShopSettings, now: number): ImportDecision {
  const skipped = findSkipReason(order, settings);
  if (skipped) return { kind: "skip", reason: skipped };
  if (order.state === "on_hold") return { kind: "hold", reason: "shop_holds", again: null };
  const until = order.placedAt + settings.hold_minutes * minute;
  if (now < until) return { kind: "hold", reason: "window", again: until };
  // An amount collected on delivery is never paid before.
  const atTheDoor = getGatewayAction(settings, order.gateway) !== "none";
  if (settings.wait_for === "paid" && !order.isPaid && !atTheDoor)
    return { kind: "hold", reason: "not_paid", again: null };
  if (settings.wait_for === "tag" && !order.tags.includes(settings.hold_tag))
    return { kind: "hold", reason: "not_tagged", again: null };
  return { kind: "take" };
}

function findSkipReason(order: ShopOrder, { methods, locations, tags }: ShopSettings): SkipReason | null {
  if (order.state === "cancelled") return "cancelled_in_shop";
  if (order.state === "over") return "over_in_shop";
  if (order.lines.length === 0) return "nothing_to_send";
  if (methods.some(({ key, action }) => key === order.method && action === "skip")) return "method_skipped";
  if (locations.some(({ key, action }) => key === order.location && action === "skip")) return "location_skipped";
  return tags.some(({ key, action }) => action === "skip" && order.tags.includes(key)) ? "tag_skipped" : null;
}
