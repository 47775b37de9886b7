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
}
