import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { filterValues, type ListQuery } from "#app/domain/kernel/list-query.ts";
import { base64Url } from "#app/domain/kernel/tokens.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import { nameHolds } from "../kernel/names.reads.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import {
  agents,
  deliveryZones,
  equipment,
  labelDesigns,
  locations,
  merchants,
  packageTemplates,
  shippingMethods,
  teams,
  vehicles,
} from "../schema/index.ts";

/** The small lists of the settings: what they are sorted, searched and told apart by. */
export const catalogues = {
  agents: {
    table: agents,
    label: agents.name,
    unique: agents.phone,
    searched: [agents.name, agents.phone, agents.externalId],
  },
  vehicles: {
    table: vehicles,
    label: vehicles.plateNumber,
    unique: vehicles.plateNumber,
    searched: [vehicles.plateNumber, vehicles.name, vehicles.make],
  },
  locations: {
    table: locations,
    label: locations.name,
    unique: locations.name,
    searched: [locations.name, locations.externalId],
  },
  packages: {
    table: packageTemplates,
    label: packageTemplates.name,
    unique: packageTemplates.name,
    searched: [packageTemplates.name],
  },
  shipping_labels: {
    table: labelDesigns,
    label: labelDesigns.name,
    unique: labelDesigns.name,
    searched: [labelDesigns.name],
  },
  teams: { table: teams, label: teams.name, unique: teams.name, searched: [teams.name] },
  equipment: {
    table: equipment,
    label: equipment.name,
    unique: equipment.name,
    searched: [equipment.name, equipment.serial],
  },
  delivery_zones: {
    table: deliveryZones,
    label: deliveryZones.name,
    unique: deliveryZones.name,
    searched: [deliveryZones.name],
  },
  shipping_methods: {
    table: shippingMethods,
    label: shippingMethods.name,
    unique: shippingMethods.name,
    searched: [shippingMethods.name],
  },
  merchants: {
    table: merchants,
    label: merchants.name,
    unique: merchants.name,
    searched: [merchants.name, merchants.ownerName, merchants.email, merchants.phone],
  },
} as const;
export type Catalogue = keyof typeof catalogues;

export interface CatalogueIds {
  ids: string[];
  pagination: { previous: string | null; next: string | null; total: number; total_is_exact: boolean; limit: number };
}

/** Page of ids by name and keyset, with the count; the rows are read by the caller, who knows their shape. */
export async function readCataloguePage(scope: Scope, kind: Catalogue, query: ListQuery): Promise<CatalogueIds> {
  const { table, label } = catalogues[kind];
  const limit = query.limit ?? 50;
  const descending = query.sort?.startsWith("-") ?? false;
  const cursor = readCursor(query.cursor);
  const down = descending !== (cursor?.back ?? false);
  const direction = down ? desc : asc;
  const within = and(...matches(scope, kind, query));
  const beyond = down ? lt : gt;
  const edge = cursor
    ? or(beyond(label, cursor.label), and(eq(label, cursor.label), beyond(table.id, cursor.id)))
    : undefined;
  const [found, [counted]] = await scope.db.batch([
    scope.db
      .select({ id: table.id, label })
      .from(table)
      .where(and(within, edge))
      .orderBy(direction(label), direction(table.id))
      .limit(limit + 1),
    scope.db.select({ n: sql<number>`count(*)` }).from(table).where(within),
  ]);
  const shown = found.slice(0, limit);
  const more = found.length > limit;
  if (cursor?.back) shown.reverse();
  const mark = (row: { id: string; label: string } | undefined, back: boolean) =>
    row ? writeCursor({ ...row, back }) : null;
  return {
    ids: shown.map((row) => row.id),
    pagination: {
      previous: cursor && (!cursor.back || more) ? mark(shown[0], true) : null,
      next: cursor?.back || more ? mark(shown.at(-1), false) : null,
      total: counted?.n ?? 0,
      total_is_exact: true,
      limit,
    },
  };
}

/** Rows whose searched columns hold a text, by name. */
export function findInCatalogue(
  scope: Scope,
  kind: Catalogue,
  search: string,
  limit: number,
): Promise<{ id: string; label: string }[]> {
  const { table, label } = catalogues[kind];
  return scope.db
    .select({ id: table.id, label })
    .from(table)
    .where(and(...matches(scope, kind, { search, filters: [] })))
    .orderBy(asc(label), asc(table.id))
    .limit(limit);
}

/** Which of these values of the unique column other rows of the account already have. */
export async function readTaken(
  scope: Scope,
  kind: Catalogue,
  values: readonly string[],
  except: string | null,
): Promise<Set<string>> {
  const { table, unique } = catalogues[kind];
  const rows = await scope.db
    .select({ id: table.id, value: unique })
    .from(table)
    .where(and(eq(table.accountId, scope.account.id), inArray(unique, idsIn(values))));
  return new Set(rows.filter((row) => row.id !== except).map((row) => row.value));
}

function matches(
  scope: Scope,
  kind: Catalogue,
  { search, filters }: Pick<ListQuery, "search" | "filters">,
): (SQL | undefined)[] {
  const { table, searched } = catalogues[kind];
  const active = filters.filter((each) => each.field === "active").flatMap(filterValues);
  return [
    eq(table.accountId, scope.account.id),
    kind === "locations" && scope.locations !== "all" ? inArray(table.id, idsIn(scope.locations)) : undefined,
    active.length === 1 ? eq(table.active, active[0] === "1") : undefined,
    or(...searched.map((column) => nameHolds(column, search))),
  ];
}

interface Cursor {
  label: string;
  id: string;
  back: boolean;
}

function writeCursor(cursor: Cursor): string {
  return base64Url(new TextEncoder().encode(JSON.stringify([cursor.label, cursor.id, cursor.back ? 1 : 0])));
}

function readCursor(text: string | null): Cursor | null {
  if (!text) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    const [label, id, back]: unknown[] = JSON.parse(new TextDecoder().decode(bytes));
    return typeof label === "string" && typeof id === "string" ? { label, id, back: back === 1 } : null;
  } catch {
    return null;
  }
}
