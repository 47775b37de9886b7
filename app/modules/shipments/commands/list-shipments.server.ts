import { createOwnColumns } from "#app/modules/custom-fields/commands/own-columns.server.ts";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { readFilterNames } from "#app/modules/lists/db/lookup-names.reads.server.ts";
import { readViews, type StoredView } from "#app/modules/lists/db/view.reads.server.ts";
import { shipmentViews } from "#app/modules/lists/model/shipment-views.ts";
import { can } from "#app/platform/access/can.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { Pagination } from "#app/platform/lists/list-page.server.ts";
import { parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import type { NamedChoice } from "#app/platform/lists/names.reads.server.ts";
import { buildShipmentList, countShipmentsByStatus, readShipments } from "../db/shipment-list.reads.server.ts";
import { shipmentStatuses } from "../model/shipment.enums.ts";
import { canPlan } from "./list-open-plans.server.ts";
import { addNamesToPage, type ListedShipment } from "./shipment-names.server.ts";
import { findShipmentType, listOfferedTypes, type ShipmentTypeRow, shipmentLookups } from "./shipment-type.server.ts";

export interface ShipmentsPage {
  type: ShipmentTypeRow["path"];
  rows: ListedShipment[];
  pagination: Pagination;
  sort?: string | undefined;
  unknown: string[];
  counts: Record<string, number>;
  /** Labels of the active filters' values. */
  options: Readonly<Record<string, NamedChoice[]>>;
  /** Types offered to the account, with the number of shipments of each. */
  types: { path: ShipmentTypeRow["path"]; key: ShipmentTypeRow["key"]; count?: number | undefined }[];
  views: StoredView[];
  own: ReturnType<typeof createOwnColumns>["own"];
  allowed: { plan: boolean; export: boolean; create: boolean };
}

/** The shipments screen of a type. */
export async function listShipments(
  scope: Scope,
  { url, params, language }: PageRequest & { language: string },
): Promise<Result<ShipmentsPage>> {
  const type = findShipmentType(scope, params.type);
  if (!type.ok) return type;
  const able = (permission: Permission) => can(scope.account, permission);
  const planning = canPlan(scope);
  const types = listOfferedTypes(scope);
  const { query, unknown } = parseScreenListQuery(
    url.searchParams,
    buildShipmentList(scope.account.id, type.value.code),
  );
  const [page, counts, names, views, fields] = await Promise.all([
    readShipments(scope, type.value.code, query),
    Promise.all(types.map((each) => countShipmentsByStatus(scope, each.code))),
    readFilterNames(scope, query, shipmentLookups),
    readViews(scope, shipmentViews[type.value.path]),
    readCustomFields(scope, "shipment"),
  ]);
  const { own, options } = createOwnColumns(fields, { rows: page.rows, query, language });
  const counted = counts[types.indexOf(type.value)];
  return ok({
    type: type.value.path,
    ...(await addNamesToPage(scope, page)),
    sort: page.sort,
    unknown,
    counts: counted ? { all: sumCounts(counted) ?? 0, ...toCountsByStatus(counted) } : {},
    options: { ...names, ...options },
    ...{ views, own },
    types: types.map(({ path, key }, at) => ({ path, key, count: sumCounts(counts[at]) })),
    allowed: { plan: planning, export: able("shipments.export"), create: able("shipments.create") },
  });
}

function toCountsByStatus(counts: ReadonlyMap<number, number>): Record<string, number> {
  return Object.fromEntries(shipmentStatuses.rows.map(({ key, code }) => [key, counts.get(code) ?? 0]));
}

function sumCounts(counts: ReadonlyMap<number, number> | null | undefined): number | undefined {
  return counts ? [...counts.values()].reduce((total, n) => total + n, 0) : undefined;
}
