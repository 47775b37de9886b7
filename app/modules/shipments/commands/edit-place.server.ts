import { z } from "zod";
import { resolvePlace } from "#app/modules/orders/db/place.reads.server.ts";
import { maySeeBetween } from "#app/modules/orders/db/shipment-scope.server.ts";
import { contactLine, placeLine } from "#app/modules/orders/model/place-words.ts";
import { placeSchema } from "#app/modules/places/model/place-draft.ts";
import { markPlansChanged } from "#app/modules/planning/db/plan.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commitDecided } from "#app/platform/db/commit-decided.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { shipmentTimeline } from "#app/platform/events/timeline-rows.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import { normalisePhone } from "#app/platform/kernel/phone.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { transit } from "#app/platform/kernel/state-machine.ts";
import { readShipment } from "../db/shipment.reads.server.ts";
import { endsAfter, type Side, updateEnd } from "../db/shipment-ends.server.ts";
import { contactInput, seenShipment } from "../model/move-inputs.ts";
import { shipmentTransitions } from "../model/shipment.states.ts";

/** A shipment's end gets another person to meet (platform §7.4). */
function editContact(side: Side) {
  return command({
    name: `shipments.update.${side}_contact`,
    permission: ["shipments", "shipments.update"],
    subscription: true,
    input: contactInput,
    run: (scope, { number, version, name, phone, email }) =>
      edit(scope, { number, version }, side, "contact_updated", (place) => {
        const dialled = phone ? normalisePhone(phone, place.address.country) : undefined;
        if (dialled === null) return failFields({ phone: [{ code: "phone_invalid" }] });
        return ok({ ...place, contact: { name, phone: dialled, email: email ?? undefined } });
      }),
  });
}

/** A shipment's end lies somewhere else (platform §7.4). */
function editLocation(side: Side) {
  return command({
    name: `shipments.update.${side}`,
    permission: ["shipments", "shipments.update"],
    subscription: true,
    input: z.intersection(seenShipment, placeSchema),
    run: (scope, { number, version, ...draft }) =>
      edit(scope, { number, version }, side, "location_updated", async (place) => {
        const resolved = await resolvePlace(scope, draft, "");
        return resolved.ok ? ok({ ...resolved.value.place, contact: place.contact }) : resolved;
      }),
  });
}

type Change = (place: PlaceSnapshot) => Result<PlaceSnapshot> | Promise<Result<PlaceSnapshot>>;

/** Domain-rules, "Shipments": Pending … Dispatched, the destination also when Picked-Up; the plan becomes stale. */
function edit(
  scope: Scope,
  seen: z.output<typeof seenShipment>,
  side: Side,
  type: "contact_updated" | "location_updated",
  change: Change,
): Promise<Result<{ number: string; version: number }>> {
  return commitDecided(scope, async () => {
    const found = await readShipment(scope, seen.number);
    if (!found.ok) return found;
    const shipment = found.value;
    if (shipment.version !== seen.version) return fail("lost_race");
    const allowed = transit(shipmentTransitions, shipment.status, `edit_${side}`);
    if (!allowed.ok) return allowed;
    const changed = await change(shipment[side]);
    if (!changed.ok) return changed;
    if (!maySeeBetween(scope, endsAfter(side, changed.value, shipment))) {
      return failFields({ location_id: [{ code: "required" }] });
    }
    const plans = shipment.planId ? [shipment.planId] : [];
    const version = shipment.version + 1;
    const { status } = shipment;
    const told = type === "contact_updated" ? contactLine : placeLine;
    const detail = { side, was: told(shipment[side]), is: told(changed.value) };
    const event = { type, version, from: status, to: status, detail };
    return ok({
      statements: [
        ...shipmentTimeline(scope, [{ id: shipment.id, number: shipment.number, events: [event] }]),
        updateEnd(scope, shipment, side, changed.value),
        ...markPlansChanged(scope, plans),
      ],
      outcome: { number: seen.number, version },
      plans,
    });
  });
}

export const editSourceContact = editContact("source");
export const editDestinationContact = editContact("destination");
export const editSource = editLocation("source");
export const editDestination = editLocation("destination");
