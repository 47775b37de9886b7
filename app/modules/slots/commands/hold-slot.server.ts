import { z } from "zod";
import { resolvePlace } from "#app/modules/orders/db/place.reads.server.ts";
import { pointSchema } from "#app/modules/places/model/place-draft.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { placeAddressSchema } from "#app/platform/kernel/form-values.ts";
import { parseInput } from "#app/platform/kernel/parse-input.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { slotAmountFields, slotTimeSchema } from "../model/slot-windows.ts";
import { claimWindow } from "./claim-window.server.ts";
import { findSlots, type SlotDayOffer, type SlotRequest, toHeldPlace } from "./find-slots.server.ts";

/** Where a checkout delivers to, and how much. */
const checkoutFields = {
  address: placeAddressSchema,
  point: pointSchema.optional(),
  ...slotAmountFields,
};
const checkoutSchema = z.object(checkoutFields);

/** The request of a checkout; a fault of the address where nothing is found for it. */
async function toCheckoutRequest(
  scope: Scope,
  { address, point, ...amounts }: z.output<typeof checkoutSchema>,
): Promise<Result<SlotRequest>> {
  const found = await resolvePlace(scope, { address, point }, "address");
  if (!found.ok) return found;
  const { point: at } = found.value.place;
  if (!at) return failFields({ "address.line1": [{ code: "address_not_found" }] });
  return ok({
    delivery: { point: at, serviceMinutes: null, ...amounts, place: toHeldPlace(address) },
    ...{ hours: [], depotId: null, moved: null },
  });
}

/** A day as a checkout is offered it. */
type OfferedDay = Omit<SlotDayOffer, "slots"> & { slots: Omit<SlotDayOffer["slots"][number], "cost">[] };

/** `GET slots`: the slots of the coming days that can be kept for an address; null days where nothing can be said. */
export async function listSlots(
  scope: Scope,
  { url: { searchParams } }: PageRequest,
): Promise<Result<{ timezone: string; days: OfferedDay[] }>> {
  const { longitude, latitude, weight, volume, parcels, ...address } = Object.fromEntries(searchParams);
  const input = parseInput(checkoutSchema, {
    address: { country: scope.account.country, ...address },
    ...(longitude && latitude ? { point: { longitude: Number(longitude), latitude: Number(latitude) } } : {}),
    ...{ weight, volume, parcels },
  });
  if (!input.ok) return input;
  const request = await toCheckoutRequest(scope, input.value);
  if (!request.ok) return request;
  const offered = (await findSlots(scope, request.value)) ?? [];
  // What a route costs more is the account's own affair: a checkout gets the effort.
  const days = offered.map(({ slots, ...day }) => ({ ...day, slots: slots.map(({ cost: _cost, ...slot }) => slot) }));
  return ok({ timezone: scope.account.timezone, days });
}

/** Holds a slot for a checkout for ten minutes: others are offered what is left beside it. */
export const holdSlot = createCommand({
  name: "slots.hold",
  permission: ["orders", "orders.create"],
  subscription: true,
  input: checkoutSchema.extend({
    from: slotTimeSchema.describe("As offered by `GET /slots`"),
    to: slotTimeSchema,
  }),
  async run(scope, { from, to, ...checkout }) {
    const request = await toCheckoutRequest(scope, checkout);
    if (!request.ok) return request;
    return claimWindow(scope, request.value, { from, to });
  },
});
