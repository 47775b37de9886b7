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

/** Creates shipments of one type from orders. Ends and contacts in the input replace those of the orders. */
export const storeShipments = createCommand({
  name: "shipments.create",
  permission: ["shipments", "shipments.create"],
  subscription: true,
  input: storeShipmentsSchema,
  async run(scope, { orders, shipment_type: as, ...input }) {
    if (!as) return typeMissing;
    if (!canShipAs(scope.account, as)) return fail("feature_missing");
    const source = await resolveEnd(scope, input.source, "source");
    if (!source.ok) return source;
    const destination = await resolveEnd(scope, input.destination, "destination");
    if (!destination.ok) return destination;
    const ends = {
      source: source.value,
      destination: destination.value,
      sourceContact: toContact(input.source_contact),
      destinationContact: toContact(input.destination_contact),
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

function toContact(input: { name: string; phone?: string | null; email?: string | null } | undefined) {
  if (!input) return undefined;
  const contact: Contact = { name: input.name, phone: input.phone ?? undefined, email: input.email ?? undefined };
  return contact;
}
