import { and, asc, eq } from "drizzle-orm";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { agents, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { membershipLocations, memberships } from "#app/modules/identity/db/members.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { normalizeReference } from "../model/row/read-requirements.ts";
import type { RowReferences } from "../model/row/row-reading.ts";
import type { ImportRecord } from "./import.reads.server.ts";

/** The scope for processing an import in the queue: its account, as the person who uploaded the file. */
export async function createImportScope(
  { db, ports }: { db: Database; ports: Ports },
  record: Pick<ImportRecord, "accountId" | "createdBy" | "createdByName">,
): Promise<Scope | null> {
  const actor = { id: record.createdBy, name: record.createdByName, language: "en" };
  const scope = await readAccountScope({ db, ports }, record.accountId, actor);
  if (!scope) return null;
  const places = await db
    .select({ id: membershipLocations.locationId })
    .from(membershipLocations)
    .innerJoin(
      memberships,
      and(
        eq(memberships.accountId, membershipLocations.accountId),
        eq(memberships.userId, membershipLocations.userId),
        eq(memberships.fullAccess, false),
        eq(memberships.isOwner, false),
      ),
    )
    .where(and(eq(membershipLocations.accountId, record.accountId), eq(membershipLocations.userId, record.createdBy)));
  return { ...scope, locations: places.length === 0 ? "all" : places.map(({ id }) => id) };
}

/** Plates and drivers that rows may refer to, and the account's own fields. */
export async function readRowReferences(scope: Scope): Promise<RowReferences> {
  const customFields = await readCustomFields(scope, "order");
  const [fleet, people] = await scope.db.batch([
    scope.db.select({ plate: vehicles.plateNumber }).from(vehicles).where(eq(vehicles.accountId, scope.account.id)),
    scope.db
      .select({ id: agents.id, name: agents.name, phone: agents.phone, externalId: agents.externalId })
      .from(agents)
      .where(eq(agents.accountId, scope.account.id)),
  ]);
  return {
    customFields,
    plates: new Map(fleet.map(({ plate }) => [normalizeReference(plate), plate])),
    agents: new Map(
      people.flatMap(({ id, name, phone, externalId }) =>
        [name, phone, externalId ?? "", id]
          .filter(Boolean)
          .map((key): [string, string] => [normalizeReference(key), id]),
      ),
    ),
  };
}

/** Active locations of the account, the oldest first: possible sources of orders. */
export async function listSourceLocations(scope: Scope): Promise<{ id: string; name: string }[]> {
  const found = await scope.db
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(and(eq(locations.accountId, scope.account.id), eq(locations.active, true)))
    .orderBy(asc(locations.id));
  return scope.locations === "all" ? found : found.filter(({ id }) => scope.locations.includes(id));
}

export function listMerchantChoices(scope: Scope): Promise<{ id: string; name: string }[]> {
  return scope.db
    .select({ id: merchants.id, name: merchants.name })
    .from(merchants)
    .where(and(eq(merchants.accountId, scope.account.id), eq(merchants.active, true)))
    .orderBy(asc(merchants.name));
}
