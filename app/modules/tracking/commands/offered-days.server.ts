import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { listOfferedWindows, type RequestedWindow } from "#app/modules/orders/model/tracked/reschedule.ts";
import { findSlots, toSlotRequest } from "#app/modules/slots/commands/find-slots.server.ts";
import type { PricedSlot } from "#app/modules/slots/model/price-slots.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { CustomerOrder } from "../db/customer-order.reads.server.ts";

/** A day with the times that a customer may choose; none when it is full. */
export interface OfferedDay {
  day: string;
  windows: OfferedWindow[];
}

/** A time, and what it makes a van drive where that was priced. */
export interface OfferedWindow extends RequestedWindow {
  priced: Pick<PricedSlot, "effort" | "greener" | "metres"> | null;
}

/** Days of slots that are shown; the next ones. */
const MAX_DAYS_SHOWN = 10;

/** The slots that the routes can keep; free times where a dispatcher decides, or where nothing can be priced. */
export async function listOfferedDays(
  scope: Scope,
  record: OrderRecord,
  context: CustomerOrder["context"],
  { asksFirst }: { asksFirst: boolean },
): Promise<OfferedDay[]> {
  const request = asksFirst ? null : toSlotRequest(scope, record, context.hours);
  const priced = request && (await findSlots(scope, request));
  if (!priced)
    return listOfferedWindows(context).map(({ day, windows }) => ({
      day,
      windows: windows.map((window) => ({ ...window, priced: null })),
    }));
  const days = priced.map(({ day, slots }) => ({
    day,
    windows: slots.map(({ from, to, effort, greener, metres }) => ({ from, to, priced: { effort, greener, metres } })),
  }));
  return days.some(({ windows }) => windows.length > 0) ? days.slice(0, MAX_DAYS_SHOWN) : [];
}
