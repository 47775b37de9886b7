import { resolvePlace } from "#app/modules/orders/db/place.reads.server.ts";
import { canShipAs } from "#app/modules/orders/model/ship-order.ts";
import { storeShipmentsSchema } from "#app/modules/orders/model/ship-orders.ts";
import type { PlaceDraft } from "#app/modules/places/model/place-draft.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Contact, PlaceSnapshot } from "#app/platform/geo/place.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { createShipments } from "../db/shipment.writes.server.ts";

/**
 * Makes shipments of orders of one type (platform §7.4 `POST shipments/store`; §8: it says when the type is missing);
 * ends and contacts that are named stand in for the orders' own.
 */
export const storeShipments = createCommand({
  name: "shipments.create",
  permission: ["shipments", "shipments.create"],
  subscription: true,
  input: storeShipmentsSchema,
  async run(scope, { orders, shipment_type: as, ...given }) {
    if (!as) return typeMissing;
    if (!canShipAs(scope.account, as)) return fail("feature_missing");
    const source = await resolveEnd(scope, given.source, "source");
    if (!source.ok) return source;
    const destination = await resolveEnd(scope, given.destination, "destination");
    if (!destination.ok) return destination;
    const ends = {
      source: source.value,
      destination: destination.value,
      sourceContact: toContact(given.source_contact),
      destinationContact: toContact(given.destination_contact),
    };
    return commitWithRetry(scope, async () => {
      const { statements, outcome, created } = await createShipments(scope, orders, { as, ...ends });
      return ok({ statements, outcome: { ...outcome, shipments: created } });
    });
  },
});

const typeMissing = {
  ok: false,
  failure: { code: "shipment_type_undefined", fields: { shipment_type: [{ code: "required" }] } },
} as const;

async function resolveEnd(
  scope: Scope,
  draft: PlaceDraft | undefined,
  field: string,
): Promise<Result<PlaceSnapshot | undefined>> {
  if (!draft) return ok(undefined);
  const resolved = await resolvePlace(scope, draft, field);
  return resolved.ok ? ok(resolved.value.place) : resolved;
}

function toContact(given: { name: string; phone?: string | null; email?: string | null } | undefined) {
  if (!given) return undefined;
  const contact: Contact = { name: given.name, phone: given.phone ?? undefined, email: given.email ?? undefined };
  return contact;
}
