import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readPlanPage } from "#app/data/plans/plan-list.reads.server.ts";
import { displayUnits, distanceIn } from "#app/domain/kernel/units.ts";
import { planStatuses } from "#app/domain/plans/plan.enums.ts";
import type { PlanRow } from "#app/domain/plans/plan-view.ts";
import { shipmentTypes } from "#app/domain/shipments/shipment.enums.ts";
import { localTime, moment, worded } from "../../export-columns.server.ts";
import { type ExportAsked, exportList, type ListExport, type Writing } from "../../export-list.server.ts";

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
