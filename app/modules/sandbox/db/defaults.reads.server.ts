import { and, asc, eq } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** Defaults of invented orders: the oldest active location, method and merchant, and the agents. */
export async function readOrderDefaults({ db, account }: Scope) {
  const oldest = (table: typeof locations | typeof shippingMethods | typeof merchants | typeof agents) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.accountId, account.id), eq(table.active, true)))
      .orderBy(asc(table.id))
      .limit(20);
  const [places, methods, shops, drivers] = await Promise.all([
    oldest(locations),
    oldest(shippingMethods),
    oldest(merchants),
    oldest(agents),
  ]);
  return {
    locationId: places[0]?.id,
    methodId: methods[0]?.id,
    merchantId: shops[0]?.id,
    agentId: drivers[0]?.id,
    agentIds: drivers.map(({ id }) => id),
  };
}
