import { and, asc, type Column, eq, inArray, type SQL, sql } from "drizzle-orm";
import { agents, teams, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { deliveryZones } from "#app/modules/places/db/zones.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** Tables whose rows have a name in lists and filters. */
const namedTables = {
  agents,
  delivery_zones: deliveryZones,
  locations,
  merchants,
  teams,
  shipping_methods: shippingMethods,
  vehicles: { id: vehicles.id, accountId: vehicles.accountId, active: vehicles.active, name: vehicles.plateNumber },
} as const;
/** Tables to select from, if not the entry of `namedTables` itself. */
const selectTables = { ...namedTables, vehicles } as const;
export type NamedKind = keyof typeof namedTables;

/** One choice of a filter or a form. */
export interface NamedChoice {
  value: string;
  label: string;
}

/** Maximum number of choices offered at once. */
const MAX_CHOICES = 200;

/** The names of some rows of the account, by id. */
export async function readNames(
  scope: Scope,
  kind: NamedKind,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const table = namedTables[kind];
  const rows = await scope.db
    .select({ id: table.id, name: table.name })
    .from(selectTables[kind])
    .where(and(eq(table.accountId, scope.account.id), inArray(table.id, selectIds(wanted))));
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Ids of active rows by their names in lower case; a name that several rows have is left out. */
export async function readIdsByName(
  scope: Scope,
  kind: NamedKind,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const table = namedTables[kind];
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const rows = await scope.db
    .select({ id: table.id, name: table.name })
    .from(selectTables[kind])
    .where(and(eq(table.accountId, scope.account.id), eq(table.active, true), withinLocations(scope, kind)));
  const byName = Map.groupBy(rows, ({ name }) => (name ?? "").toLowerCase());
  return new Map(
    [...byName].flatMap(([name, [row, ...others]]) =>
      row && others.length === 0 && wanted.has(name) ? [[name, row.id]] : [],
    ),
  );
}

/** Rows to choose from, by name; for a limited member only their locations. `search` is part of a name. */
export async function readNamedChoices(scope: Scope, kind: NamedKind, search = ""): Promise<NamedChoice[]> {
  const table = namedTables[kind];
  const own = withinLocations(scope, kind);
  const rows = await scope.db
    .select({ value: table.id, label: table.name })
    .from(selectTables[kind])
    .where(and(eq(table.accountId, scope.account.id), eq(table.active, true), own, nameContains(table.name, search)))
    .orderBy(asc(table.name))
    .limit(MAX_CHOICES);
  return rows;
}

/** Returns those of the ids that are rows of the account, active or not; for a limited member only their locations. */
export async function readVisibleIds(scope: Scope, kind: NamedKind, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { id, accountId } = namedTables[kind];
  const found = await scope.db
    .select({ id })
    .from(selectTables[kind])
    .where(and(eq(accountId, scope.account.id), inArray(id, selectIds(ids)), withinLocations(scope, kind)));
  return new Set(found.map((row) => row.id));
}

function withinLocations({ locations: own }: Scope, kind: NamedKind): SQL | undefined {
  return kind === "locations" && own !== "all" ? inArray(locations.id, selectIds(own)) : undefined;
}

/** Condition for rows whose name contains a text; every row for an empty text. */
export function nameContains(name: Column | SQL, search: string): SQL | undefined {
  // instr has no wildcards, so nothing needs escaping.
  return search.trim() === "" ? undefined : sql`instr(lower(${name}), lower(${search.trim()})) > 0`;
}
