import { z } from "zod";
import type { SlotWindow } from "#app/modules/orders/model/slot-claim.ts";
import {
  getWindowFault,
  type RescheduleContext,
  rescheduleRules,
} from "#app/modules/orders/model/tracked/reschedule.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { isLocalTime } from "#app/platform/time/local-time-text.ts";

/** First hours of the slots of a day, and their length. */
const slotHours = [8, 10, 12, 14, 16, 18];
const SLOT_LENGTH_HOURS = 2;

/** How much a checkout has delivered. */
const amount = z.coerce.number().pipe(z.int().min(0).max(1_000_000_000)).default(0);
export const slotAmountFields = {
  weight: amount.describe("Grams"),
  volume: amount.describe("Cubic centimetres"),
  parcels: z.coerce.number().pipe(z.int().min(1).max(1_000)).default(1),
};

/** An end of a slot, as it was offered. */
export const slotTimeSchema = z.string().refine(isLocalTime, { error: "invalid_date" });

/** Minutes for which a slot is held for a checkout. */
export const HOLD_MINUTES = 10;

/** The slots of the coming days, from tomorrow, as far as the place is open throughout. */
export function listSlotWindows(
  context: Pick<RescheduleContext, "hours" | "timezone" | "now">,
): { day: string; windows: SlotWindow[] }[] {
  const today = toLocalDate(context.now, context.timezone);
  return Array.from({ length: rescheduleRules.days }, (_, ahead) => addDays(today, ahead + 1)).map((day) => ({
    day,
    windows: slotHours
      .map((hour) => ({ from: toLocal(day, hour), to: toLocal(day, hour + SLOT_LENGTH_HOURS) }))
      .filter((window) => getWindowFault(window, context) === null),
  }));
}

const toLocal = (day: string, hour: number): string => `${day}T${String(hour).padStart(2, "0")}:00`;
