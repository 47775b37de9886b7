import { z } from "zod";
import { editOrder, recopyShipments } from "#app/modules/orders/db/edit.writes.server.ts";
import { readLiveShipments } from "#app/modules/orders/db/live-shipments.reads.server.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { resolvePlace } from "#app/modules/orders/db/place.reads.server.ts";
import { getStatusAfterCorrection } from "#app/modules/orders/model/order.rules.ts";
import { listOrderChanges } from "#app/modules/orders/model/order-changes.ts";
import { isAddressEditable } from "#app/modules/orders/model/tracked/correct-address.ts";
import { findZoneAt } from "#app/modules/pricing/db/zone-at.reads.server.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { formatAddressSortLine } from "#app/platform/geo/address-line.ts";
import { fromAddressInput, isSameSearch, type PlaceSnapshot, toPlaceAddressInput } from "#app/platform/geo/place.ts";
import { placeAddressSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { findOrder } from "../db/customer-order.reads.server.ts";
import type { VerifiedOrder } from "./tracking-visitor.server.ts";

export const correctAddressSchema = z.object({ address: placeAddressSchema });

/** `confirmed` when the address stays as it is. */
export interface AddressOutcome {
  effect: "confirmed" | "corrected";
}

/**
 * A verified customer confirms or corrects the address before Out for Delivery. An order held for a wrong address is
 * released. An address in another delivery zone is refused, because the sender has to approve it.
 */
export const correctAddress = createOpenCommand({
  name: "tracking.address",
  caller: "order_customer",
  input: correctAddressSchema,
  async run({ scope, number }: VerifiedOrder, input): Promise<Result<AddressOutcome>> {
    return commitWithRetry(scope, () => decideCorrection(scope, number, input.address));
  },
});

type EnteredAddress = z.output<typeof placeAddressSchema>;

async function decideCorrection(
  scope: Scope,
  number: string,
  address: EnteredAddress,
): Promise<Result<ChangeDecision<AddressOutcome>>> {
  const order = await findOrder(scope.db, number);
  if (!order) return fail("order_not_found");
  if (!isAddressEditable(order)) return fail("address_over");
  const place = await toCorrectedPlace(scope, order, address);
  if (!place.ok) return place;
  const { destination, issues } = place.value;
  const set = {
    destination,
    destinationLine: formatAddressSortLine(destination.address),
    issues,
    status: getStatusAfterCorrection(order.status, issues, order.carrierAccountId !== null),
    heldFor: order.heldFor === "WRONG_ADDRESS" ? null : order.heldFor,
  };
  const changes = listOrderChanges(order, { ...order, ...set });
  const live = await readLiveShipments(scope, order.id);
  const detail = { part: "locations", changes, address_confirmed: true };
  return ok({
    statements: [
      ...editOrder(scope, order, { type: "updated", set, detail }),
      ...(changes.length > 0 ? recopyShipments(scope, { order }, live) : []),
    ],
    outcome: { effect: changes.length > 0 ? "corrected" : "confirmed" },
    planIds: changes.length > 0 ? live.flatMap((each) => each.planId ?? []) : [],
  });
}

/** The new place. Changes of floor or directions alone keep the known coordinates. */
async function toCorrectedPlace(scope: Scope, order: OrderRecord, address: EnteredAddress) {
  const known = order.destination;
  if (isSameSearch(address, toPlaceAddressInput(known.address)))
    return ok({ destination: { ...known, address: fromAddressInput(address) }, issues: order.issues });
  const resolved = await resolvePlace(scope, { address }, "destination");
  if (!resolved.ok) return resolved;
  const { place, issues } = resolved.value;
  if (await leavesZone(scope, known, place)) return fail("address_other_zone");
  return ok({ destination: { ...known, address: place.address, point: place.point }, issues });
}

/**
 * Whether the two places are in different delivery zones, or one of them in none; false when coordinates are missing.
 */
async function leavesZone(scope: Scope, from: PlaceSnapshot, to: PlaceSnapshot): Promise<boolean> {
  if (!from.point || !to.point) return false;
  const [before, after] = await Promise.all([findZoneAt(scope, from.point), findZoneAt(scope, to.point)]);
  return before?.id !== after?.id;
}
