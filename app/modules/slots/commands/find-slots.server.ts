import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { countSlotClaims } from "#app/modules/orders/db/tracked/slot-claims.server.ts";
import type { HeldPlace, SlotDelivery, SlotWindow } from "#app/modules/orders/model/slot-claim.ts";
import { getWindowFault, type RescheduleContext } from "#app/modules/orders/model/tracked/reschedule.ts";
import type { PlaceSearch } from "#app/modules/places/model/location.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readSlotDays, type SlotDayRecord } from "../db/slot-days.reads.server.ts";
import { type PricedSlot, priceSlots } from "../model/price-slots.ts";
import { toSlotShipment } from "../model/slot-delivery.ts";
import { listSlotWindows } from "../model/slot-windows.ts";

/** Whose slots, and for what. */
export interface SlotRequest {
  delivery: SlotDelivery;
  /** Opening hours of the place; empty when unknown. */
  hours: RescheduleContext["hours"];
  /** Where the goods are; null where that is open. */
  depotId: string | null;
  /** The order that would be moved, or the held slot in whose place another would be taken. */
  moved: { id: string; number: string | null } | null;
}

/** The slots of an order, or null where its place is unknown or its times are of another zone than the account's. */
export function toSlotRequest(scope: Scope, order: OrderRecord, hours: RescheduleContext["hours"]): SlotRequest | null {
  const { destination, serviceMinutes, weight, volume, packageCount: parcels, timezone } = order;
  if (!destination.point || timezone !== scope.account.timezone) return null;
  return {
    delivery: { point: destination.point, serviceMinutes, weight, volume, parcels },
    hours,
    depotId: order.sourceLocationId,
    moved: { id: order.id, number: order.number },
  };
}

/** What a checkout knows of an address: with it an order is compared that books the slot. */
export const toHeldPlace = ({
  postal_code: postalCode,
  city,
}: Pick<PlaceSearch, "postal_code" | "city">): HeldPlace => ({
  postalCode,
  city,
});

/** A day with the slots that can be kept on it; none when it is full. */
export interface SlotDayOffer {
  day: string;
  slots: PricedSlot[];
}

/** The slots of the coming days that can be kept. Null where there is nothing to price them against. */
export async function findSlots(scope: Scope, request: SlotRequest): Promise<SlotDayOffer[] | null> {
  const listed = listSlotWindows({ ...request, timezone: scope.account.timezone, now: now(scope) });
  const records = await readSlotDays(scope, { ...request, days: listed.map(({ day }) => day) });
  return records?.map((each, at) => priceDay(each, request, listed[at]?.windows ?? [])) ?? null;
}

const priceDay = (
  { day, plans, waiting }: SlotDayRecord,
  { delivery }: SlotRequest,
  windows: readonly SlotWindow[],
): SlotDayOffer => ({
  day,
  slots: priceSlots({ day, plans, waiting, windows }, toSlotShipment("slot", delivery, { from: null, to: null })),
});

/**
 * Whether a window can still be kept, and after how many claims of its day that was decided: the claim that follows
 * names that number. `slot_taken` where it cannot; a null slot where there is nothing to price it against.
 */
export async function checkSlot(
  scope: Scope,
  request: SlotRequest,
  window: SlotWindow,
): Promise<Result<{ after: number; slot: PricedSlot | null }>> {
  const day = window.from.slice(0, 10);
  const context = { ...request, timezone: scope.account.timezone, now: now(scope) };
  if (getWindowFault(window, context)) return fail("slot_taken");
  const after = await countSlotClaims(scope, day);
  const records = await readSlotDays(scope, { ...request, days: [day] });
  if (!records) return ok({ after, slot: null });
  const [slot] = records.flatMap((each) => priceDay(each, request, [window]).slots);
  return slot ? ok({ after, slot }) : fail("slot_taken");
}
