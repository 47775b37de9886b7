import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readAgents } from "#app/data/settings/agents.server.ts";
import type { Catalogue } from "#app/data/settings/catalogue.reads.server.ts";
import { readEquipment } from "#app/data/settings/equipment.server.ts";
import { readLocations } from "#app/data/settings/locations.server.ts";
import { readPackageTemplates } from "#app/data/settings/package-templates.server.ts";
import { readShippingMethods } from "#app/data/settings/shipping-methods.server.ts";
import { readTeams } from "#app/data/settings/teams.server.ts";
import { readVehicles } from "#app/data/settings/vehicles.server.ts";
import { shippingMethodTypes } from "#app/domain/fees/fee-method.ts";
import { functions } from "#app/domain/fleet/fleet.enums.ts";
import { packageTypes } from "#app/domain/orders/order.enums.ts";
import { moment, worded } from "../export-columns.server.ts";
import { type ExportColumn, exportList } from "../export-list.server.ts";
import { cataloguePageOf, type ReadRows } from "./catalogue-page.server.ts";
import { agentColumns, vehicleColumns } from "./fleet-columns.server.ts";

type Asked = { url: URL; language: string };
type Columns<Row> = readonly ExportColumn<Row>[];

/** A settings list as a file: what its search, filters and sort match, with the columns of the screen or with all. */
function file<Row extends { id: string; active: boolean; created_at: number }>(
  kind: Catalogue,
  read: ReadRows<Row>,
  columns: Columns<Row>,
) {
  return (scope: Scope, { url, language }: Asked) =>
    exportList<Row>(
      scope,
      {
        title: (t) => t(`settings:${kind}.title`),
        read: (within, query) => cataloguePageOf(within, kind, read, query),
        columns: [
          ...columns,
          worded("active", "settings:status", (row, { t }) => t(row.active ? "settings:active" : "settings:inactive")),
          worded("created_at", "settings:created", (row, writing) => moment(row.created_at, writing)),
        ],
      },
      { url, language },
    );
}

export const exportAgents = file("agents", readAgents, agentColumns);
export const exportVehicles = file("vehicles", readVehicles, vehicleColumns);
export const exportTeams = file("teams", readTeams, [
  worded("name", "settings:teams.name", (row) => row.name),
  worded("agents", "settings:teams.agents", (row) => row.agents.length),
  worded("start", "settings:teams.start", (row) => row.start_location ?? ""),
  worded("return", "settings:teams.return", (row) => row.return_location ?? ""),
  worded("radius", "settings:teams.radius", (row) => row.check_in_radius ?? ""),
]);
export const exportEquipment = file("equipment", readEquipment, [
  worded("name", "settings:equipment.name", (row) => row.name),
  worded("type", "settings:equipment.type", (row, { t }) => t(`settings:equipment.types.${row.type}`)),
  worded("serial", "settings:equipment.serial", (row) => row.serial ?? ""),
  worded("agent", "settings:equipment.agent", (row) => row.agent ?? ""),
  worded("vehicle", "settings:equipment.vehicle", (row) => row.vehicle ?? ""),
]);
export const exportLocations = file("locations", readLocations, [
  worded("name", "settings:locations.name", (row) => row.name),
  worded("address", "common:field.address.line1", (row) => row.address.line1),
  worded("city", "common:field.address.postal_code", (row) => row.address.postal_code ?? ""),
  worded("city", "common:field.address.city", (row) => row.address.city ?? ""),
  worded("city", "common:field.address.country", (row) => row.address.country),
  worded("functions", "settings:agents.functions", (row, { t }) =>
    row.functions.map((code) => t(`settings:function.${functions.of(code).key}`)).join(", "),
  ),
  worded("position", "settings:locations.latitude", (row) => row.latitude ?? ""),
  worded("position", "settings:locations.longitude", (row) => row.longitude ?? ""),
  worded("external_id", "settings:agents.external_id", (row) => row.external_id ?? ""),
]);
export const exportPackages = file("packages", readPackageTemplates, [
  worded("name", "settings:packages.name", (row) => row.name),
  worded("type", "settings:packages.type", (row, { t }) => t(`settings:packages.${packageTypes.of(row.type).key}`)),
  worded("sides", "settings:packages.length_mm", (row) => row.length ?? ""),
  worded("sides", "settings:packages.width_mm", (row) => row.width ?? ""),
  worded("sides", "settings:packages.height_mm", (row) => row.height ?? ""),
  worded("weight", "settings:packages.weight_g", (row) => row.weight ?? ""),
  worded("volume", "settings:packages.volume_l", (row) => (row.volume === null ? "" : row.volume / 1000)),
]);
export const exportShippingMethods = file("shipping_methods", readShippingMethods, [
  worded("name", "settings:shipping_methods.name", (row) => row.name),
  worded("type", "settings:shipping_methods.type", (row, { t }) =>
    t(`settings:shipping_methods.types.${shippingMethodTypes.of(row.type).key}`),
  ),
  worded("currency", "common:field.currency", (row) => row.currency),
  worded("base_fee", "settings:shipping_methods.base_fee", (row) => row.base_fee),
  worded("flat_fee", "settings:shipping_methods.flat_fee", (row) => row.flat_fee ?? ""),
  worded("rto_fee", "settings:shipping_methods.rto_fee", (row) => row.rto_fee),
]);
