import { computeMetersTo } from "#app/platform/geo/geofence.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { Priority } from "./order.enums.ts";

/** Priority of an order whose slot was promised: planning keeps it before the others. */
export const PROMISED_PRIORITY: Priority = "highest";

/** What decides whether a delivery fits: where, and how much. Grams, cubic centimetres; minutes (null: as usual). */
export interface SlotDelivery {
  point: Point;
  serviceMinutes: number | null;
  weight: number;
  volume: number;
  parcels: number;
  /** The address that a checkout asked with, as far as it was known; missing where the order's own is meant. */
  place?: HeldPlace;
}

/** What was known of an address before there was an order. */
export interface HeldPlace {
  postalCode?: string | undefined;
  city?: string | undefined;
}

/** A slot: local times of one day. */
export interface SlotWindow {
  from: string;
  to: string;
}

/** A slot that a checkout holds, or held. */
export interface SlotHold {
  id: string;
  window: SlotWindow;
  /** Milliseconds UTC. */
  heldUntil: number;
  /** The only merchant whose orders may book it; null for any. */
  merchantId: string | null;
  delivery: SlotDelivery;
}

/** Metres from where a slot was held for; an order further away is for another place. */
const HELD_REACH = 5_000;

/** Without spaces and the country's letters: `FL-9490`, `9490`. */
const toPlainCode = (code: string) =>
  code
    .toUpperCase()
    .replace(/^[A-Z]{1,2}-/, "")
    .replace(/[^0-9A-Z]/g, "");

/**
 * The part of an order's address that is not of the place its slot was held for; null where it is. Postal codes decide, else
 * towns, else how far the places are apart.
 */
export function findHeldPlaceFault(
  { point: held, place = {} }: SlotDelivery,
  { address, point }: { address: HeldPlace; point: Point | null },
): "postal_code" | "city" | "line1" | null {
  if (place.postalCode && address.postalCode)
    return toPlainCode(place.postalCode) === toPlainCode(address.postalCode) ? null : "postal_code";
  if (point) return (computeMetersTo(held, point) ?? 0) <= HELD_REACH ? null : "line1";
  const differs = place.city && address.city && place.city.toLowerCase() !== address.city.toLowerCase();
  return differs ? "city" : null;
}
