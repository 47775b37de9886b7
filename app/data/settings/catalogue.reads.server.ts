import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ListQuery } from "#app/domain/kernel/list-query.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { Page } from "../kernel/list-page.server.ts";
import { readSmall, type SmallList } from "../kernel/list-small.server.ts";
import type { ListDescription, ListField } from "../kernel/list-spec.server.ts";
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

type Fields = Readonly<Record<string, ListField>>;

/** What all of them are sorted and filtered by, beside their own fields. */
const ofAll = (table: { id: SQLiteColumn; active: SQLiteColumn; createdAt: SQLiteColumn }): Fields => ({
  active: { sort: table.active, filter: { kind: "flag", column: table.active } },
  created_at: { sort: table.id, filter: { kind: "instant_day", column: table.createdAt } },
});

/** The small lists of the settings: what they are sorted, filtered, searched and told apart by. The first field is their usual sort. */
export const catalogues = {
  agents: {
    table: agents,
    label: agents.name,
    unique: agents.phone,
    searched: [agents.name, agents.phone, agents.externalId],
    fields: {
      name: { sort: agents.name },
      phone: { sort: agents.phone },
      external_id: { sort: agents.externalId },
      team: { filter: { kind: "equals", column: agents.teamId } },
    },
  },
  vehicles: {
    table: vehicles,
    label: vehicles.plateNumber,
    unique: vehicles.plateNumber,
    searched: [vehicles.plateNumber, vehicles.name, vehicles.make],
    fields: {
      plate_number: { sort: vehicles.plateNumber },
      name: { sort: vehicles.name },
      type: { sort: vehicles.type, filter: { kind: "equals", column: vehicles.type } },
      parcels: { sort: vehicles.parcelCapacity },
      weight: { sort: vehicles.maxWeight },
      volume: { sort: vehicles.maxVolume },
      agent: { filter: { kind: "equals", column: vehicles.agentId } },
    },
  },
  locations: {
    table: locations,
    label: locations.name,
    unique: locations.name,
    searched: [locations.name, locations.externalId],
    fields: {
      name: { sort: locations.name },
      external_id: { sort: locations.externalId },
    },
  },
  packages: {
    table: packageTemplates,
    label: packageTemplates.name,
    unique: packageTemplates.name,
    searched: [packageTemplates.name],
    fields: {
      name: { sort: packageTemplates.name },
      type: { sort: packageTemplates.type, filter: { kind: "equals", column: packageTemplates.type } },
      weight: { sort: packageTemplates.weight },
      volume: { sort: packageTemplates.volume },
    },
  },
  shipping_labels: {
    table: labelDesigns,
    label: labelDesigns.name,
    unique: labelDesigns.name,
    searched: [labelDesigns.name],
    fields: { name: { sort: labelDesigns.name } },
  },
  teams: {
    table: teams,
    label: teams.name,
    unique: teams.name,
    searched: [teams.name],
    fields: {
      name: { sort: teams.name },
      radius: { sort: teams.checkInRadius },
    },
  },
  equipment: {
    table: equipment,
    label: equipment.name,
    unique: equipment.name,
    searched: [equipment.name, equipment.serial],
    fields: {
      name: { sort: equipment.name },
      type: { sort: equipment.type, filter: { kind: "equals", column: equipment.type } },
      serial: { sort: equipment.serial },
      agent: { filter: { kind: "equals", column: equipment.agentId } },
      vehicle: { filter: { kind: "equals", column: equipment.vehicleId } },
    },
  },
  delivery_zones: {
    table: deliveryZones,
    label: deliveryZones.name,
    unique: deliveryZones.name,
    searched: [deliveryZones.name],
    fields: { name: { sort: deliveryZones.name } },
  },
  shipping_methods: {
    table: shippingMethods,
    label: shippingMethods.name,
    unique: shippingMethods.name,
    searched: [shippingMethods.name],
    fields: {
      name: { sort: shippingMethods.name },
      type: { sort: shippingMethods.type, filter: { kind: "equals", column: shippingMethods.type } },
      currency: { filter: { kind: "equals", column: shippingMethods.currency } },
    },
  },
  merchants: {
    table: merchants,
    label: merchants.name,
    unique: merchants.name,
    searched: [merchants.name, merchants.ownerName, merchants.email, merchants.phone],
    fields: {
      name: { sort: merchants.name },
      owner: { sort: merchants.ownerName },
      tags: { filter: { kind: "member", column: merchants.tags } },
    },
  },
} as const satisfies Record<string, { fields: Fields; [about: string]: unknown }>;
export type Catalogue = keyof typeof catalogues;

/** What a settings list says of itself. */
export function describedCatalogue(kind: Catalogue): ListDescription {
  const { table, fields } = catalogues[kind];
  const [defaultSort = ""] = Object.keys(fields);
  return { id: table.id, place: table.id, fields: { ...fields, ...ofAll(table) }, defaultSort, defaultLimit: 50 };
}

function catalogueList(scope: Scope, kind: Catalogue): SmallList {
  const { table, searched } = catalogues[kind];
  return { ...describedCatalogue(kind), from: sql`${table}`, within: visible(scope, kind), searched };
}

/** Page of ids, by name unless the query says otherwise; the rows are read by the caller, who knows their shape. */
export function readCataloguePage(scope: Scope, kind: Catalogue, query: ListQuery): Promise<Page<{ id: string }>> {
  return readSmall(scope, catalogueList(scope, kind), { id: catalogues[kind].table.id }, query);
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
    .where(and(...visible(scope, kind), or(...catalogues[kind].searched.map((column) => nameHolds(column, search)))))
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

/** The rows of the account; of the locations those that a limited member has. */
function visible(scope: Scope, kind: Catalogue): (SQL | undefined)[] {
  const { table } = catalogues[kind];
  return [
    eq(table.accountId, scope.account.id),
    kind === "locations" && scope.locations !== "all" ? inArray(table.id, idsIn(scope.locations)) : undefined,
  ];
}
