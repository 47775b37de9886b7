import { z } from "zod";
import { commitDecided } from "#app/data/kernel/commit-decided.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { shipmentTimeline } from "#app/data/kernel/timeline-rows.server.ts";
import { resolvePlace } from "#app/data/orders/place.reads.server.ts";
import { markPlansChanged } from "#app/data/plans/plan.writes.server.ts";
import { readShipment } from "#app/data/shipments/shipment.reads.server.ts";
import { endsAfter, type Side, updateEnd } from "#app/data/shipments/shipment-ends.server.ts";
import { maySeeBetween } from "#app/data/shipments/shipment-scope.server.ts";
import { normalisePhone } from "#app/domain/kernel/phone.ts";
import { fail, failFields, ok, type Result } from "#app/domain/kernel/result.ts";
import { transit } from "#app/domain/kernel/state-machine.ts";
import { placeSchema } from "#app/domain/orders/place-draft.ts";
import { contactLine, placeLine } from "#app/domain/orders/place-words.ts";
import type { PlaceSnapshot } from "#app/domain/places/place.ts";
import { contactInput, seenShipment } from "#app/domain/shipments/move-inputs.ts";
import { shipmentTransitions } from "#app/domain/shipments/shipment.states.ts";
import { command } from "../command.server.ts";

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
