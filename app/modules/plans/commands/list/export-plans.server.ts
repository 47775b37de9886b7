import { readPlanPage } from "#app/modules/planning/db/plan-list.reads.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import type { PlanRow } from "#app/modules/planning/model/plan-view.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { localTime, moment, worded } from "#app/platform/lists/export-columns.server.ts";
import { type ExportAsked, exportList, type ListExport, type Writing } from "#app/platform/lists/export-list.server.ts";
import { displayUnits, distanceIn } from "#app/platform/money/units.ts";

const unitOf = ({ scope }: Writing) => displayUnits[scope.account.preferences.distance_measurement_system].distance;

const planExport: ListExport<PlanRow> = {
  title: (t) => t("plans:title"),
  read: readPlanPage,
  columns: [
    worded("name", "plans:column.name", ({ name }) => name),
    worded("number", "plans:column.number", ({ number }) => number),
    worded("status", "plans:column.status", ({ status }, { t }) =>
      t(`common:status.plan.${planStatuses.of(status).key}`),
    ),
    worded("type", "plans:column.type", ({ shipmentType }, { t }) =>
      t(`plans:type.${shipmentTypes.of(shipmentType).key}`),
    ),
    worded("start_at", "plans:column.start", ({ startAt }) => localTime(startAt)),
    worded("end_at", "plans:column.end", ({ endAt }) => localTime(endAt)),
    worded("shipments", "plans:column.shipments", ({ shipmentCount }) => shipmentCount),
    worded("agents", "plans:column.agents", ({ agentCount }) => agentCount),
    worded("unassigned", "plans:column.unassigned", ({ summary }) => summary?.unassigned ?? ""),
    worded("late", "plans:column.late", ({ summary }) => summary?.late ?? ""),
    {
      of: "distance",
      header: (writing) => `${writing.t("plans:column.distance")} (${unitOf(writing)})`,
      cell: ({ summary }, writing) =>
        summary ? Math.round(distanceIn(summary.distance, unitOf(writing)) * 10) / 10 : "",
    },
    worded("created_at", "plans:column.created", ({ createdAt }, writing) => moment(createdAt, writing)),
  ],
};

/** The plans that an address matches, as a file. */
export function exportPlans(scope: Scope, asked: ExportAsked) {
  return exportList(scope, planExport, asked);
}
