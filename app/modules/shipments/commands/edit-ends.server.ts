import { z } from "zod";
import { canSeeBetween } from "#app/modules/orders/db/location-scope.server.ts";
import { resolvePlace } from "#app/modules/orders/db/place.reads.server.ts";
import { formatPlaceContact, formatPlaceLine } from "#app/modules/orders/model/order-changes.ts";
import { placeSchema } from "#app/modules/places/model/place-draft.ts";
import { markPlansChanged } from "#app/modules/planning/db/plan.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { insertShipmentTimeline } from "#app/platform/events/timeline-rows.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { normalizePhone } from "#app/platform/kernel/phone.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { applyTransition } from "#app/platform/kernel/state-machine.ts";
import { readShipment } from "../db/shipment.reads.server.ts";
import { getEndLocations, type ShipmentEnd, updateEnd } from "../db/shipment-ends.server.ts";
import { contactInputSchema, shipmentVersionSchema } from "../model/move-inputs.ts";
import { shipmentTransitions } from "../model/shipment.states.ts";

/** Replaces the contact at one end of a shipment. */
function defineContactCommand(side: ShipmentEnd) {
  return createCommand({
    name: `shipments.update.${side}_contact`,
    permission: ["shipments", "shipments.update"],
    subscription: true,
    input: contactInputSchema,
    run: (scope, { number, version, name, phone, email }) =>
      editEnd(scope, { number, version }, side, "contact_updated", (place) => {
        const dialled = phone ? normalizePhone(phone, place.address.country) : undefined;
        if (dialled === null) return failFields({ phone: [{ code: "phone_invalid" }] });
        return ok({ ...place, contact: { name, phone: dialled, email: email ?? undefined } });
      }),
  });
}

/** Replaces the place at one end of a shipment; its contact stays. */
function defineLocationCommand(side: ShipmentEnd) {
  return createCommand({
    name: `shipments.update.${side}`,
    permission: ["shipments", "shipments.update"],
    subscription: true,
    input: z.intersection(shipmentVersionSchema, placeSchema),
    run: (scope, { number, version, ...draft }) =>
      editEnd(scope, { number, version }, side, "location_updated", async (place) => {
        const resolved = await resolvePlace(scope, draft, "");
        return resolved.ok ? ok({ ...resolved.value.place, contact: place.contact }) : resolved;
      }),
  });
}

type PlaceChange = (place: PlaceSnapshot) => Result<PlaceSnapshot> | Promise<Result<PlaceSnapshot>>;

/** Allowed from Pending to Dispatched, for the destination also when Picked-Up. The plan becomes stale. */
function editEnd(
  scope: Scope,
  expected: z.output<typeof shipmentVersionSchema>,
  side: ShipmentEnd,
  type: "contact_updated" | "location_updated",
  change: PlaceChange,
): Promise<Result<{ number: string; version: number }>> {
  return commitWithRetry(scope, async () => {
    const found = await readShipment(scope, expected.number);
    if (!found.ok) return found;
    const shipment = found.value;
    if (shipment.version !== expected.version) return fail("lost_race");
    const allowed = applyTransition(shipmentTransitions, shipment.status, `edit_${side}`);
    if (!allowed.ok) return allowed;
    const changed = await change(shipment[side]);
    if (!changed.ok) return changed;
    if (!canSeeBetween(scope, getEndLocations(side, changed.value, shipment))) {
      return failFields({ location_id: [{ code: "required" }] });
    }
    const planIds = shipment.planId ? [shipment.planId] : [];
    const version = shipment.version + 1;
    const { status } = shipment;
    const format = type === "contact_updated" ? formatPlaceContact : formatPlaceLine;
    const detail = { side, was: format(shipment[side]), is: format(changed.value) };
    const event = { type, version, from: status, to: status, detail };
    return ok({
      statements: [
        ...insertShipmentTimeline(scope, [{ id: shipment.id, number: shipment.number, events: [event] }]),
        updateEnd(scope, shipment, side, changed.value),
        ...markPlansChanged(scope, planIds),
      ],
      outcome: { number: expected.number, version },
      planIds,
    });
  });
}

export const editSourceContact = defineContactCommand("source");
export const editDestinationContact = defineContactCommand("destination");
export const editSource = defineLocationCommand("source");
export const editDestination = defineLocationCommand("destination");
