import { readPlanPage } from "#app/modules/planning/db/plan-list.reads.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import type { PlanRow } from "#app/modules/planning/model/plan-view.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createColumn, toLocalTimeCell, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import {
  type ExportContext,
  type ExportRequest,
  exportList,
  type ListExport,
} from "#app/platform/lists/export-list.server.ts";
import { displayUnits, fromMeters } from "#app/platform/money/units.ts";

const getDistanceUnit = ({ scope }: ExportContext) =>
  displayUnits[scope.account.preferences.distance_measurement_system].distance;

const planExport: ListExport<PlanRow> = {
  title: (t) => t("plans:title"),
  read: readPlanPage,
  columns: [
    createColumn("name", "plans:column.name", ({ name }) => name),
    createColumn("number", "plans:column.number", ({ number }) => number),
    createColumn("status", "plans:column.status", ({ status }, { t }) =>
      t(`common:status.plan.${planStatuses.byCode(status).key}`),
    ),
    createColumn("type", "plans:column.type", ({ shipmentType }, { t }) =>
      t(`plans:type.${shipmentTypes.byCode(shipmentType).key}`),
    ),
    createColumn("start_at", "plans:column.start", ({ startAt }) => toLocalTimeCell(startAt)),
    createColumn("end_at", "plans:column.end", ({ endAt }) => toLocalTimeCell(endAt)),
    createColumn("shipments", "plans:column.shipments", ({ shipmentCount }) => shipmentCount),
    createColumn("agents", "plans:column.agents", ({ agentCount }) => agentCount),
    createColumn("unassigned", "plans:column.unassigned", ({ summary }) => summary?.unassigned ?? ""),
    createColumn("late", "plans:column.late", ({ summary }) => summary?.late ?? ""),
    {
      listColumn: "distance",
      header: (writing) => `${writing.t("plans:column.distance")} (${getDistanceUnit(writing)})`,
      cell: ({ summary }, writing) =>
        summary ? Math.round(fromMeters(summary.distance, getDistanceUnit(writing)) * 10) / 10 : "",
    },
    createColumn("created_at", "plans:column.created", ({ createdAt }, writing) => toMomentCell(createdAt, writing)),
  ],
};

/** Exports the plans that match the URL's filters. */
export function exportPlans(scope: Scope, exportRequest: ExportRequest) {
  return exportList(scope, planExport, exportRequest);
}
