import type { planListDescription } from "#app/modules/planning/db/plan-list.reads.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import type { PlanRow } from "#app/modules/planning/model/plan-view.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { CountText, DistanceText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { Status } from "#app/ui/status/status.tsx";

/** The list of plans (view module `plans`). */
export const plansSpec: ResourceSpec<PlanRow, ListNameSet<typeof planListDescription>> = {
  name: "plans",
  module: "plans",
  title: "plans:title",
  rowId: (plan) => plan.id,
  rowName: (plan) => plan.name,
  rowHref: (plan) => `/plans/${plan.id}`,
  searchPlaceholder: "plans:search",
  defaultSort: "-created_at",
  exports: "/plans/export",
  columns: [
    {
      key: "name",
      sortable: true,
      header: "plans:column.name",
      long: true,
      cell: (plan) => <span className="cell-id">{plan.name}</span>,
    },
    { key: "number", sortable: true, header: "plans:column.number", width: 110, cell: (plan) => plan.number },
    {
      key: "status",
      sortable: true,
      header: "plans:column.status",
      width: 124,
      cell: (plan) => <Status kind="plan" code={plan.status} />,
    },
    {
      key: "type",
      sortable: true,
      header: "plans:column.type",
      width: 108,
      cell: (plan) => <TypeName type={plan.shipmentType} />,
    },
    {
      key: "start_at",
      header: "plans:column.start",
      width: 124,
      sortable: true,
      cell: (plan) => <DateTimeText at={plan.startAt} />,
    },
    {
      key: "end_at",
      sortable: true,
      header: "plans:column.end",
      width: 124,
      hidden: true,
      cell: (plan) => <DateTimeText at={plan.endAt} />,
    },
    {
      key: "shipments",
      sortable: true,
      header: "plans:column.shipments",
      width: 96,
      align: "right",
      cell: (plan) => <CountText value={plan.shipmentCount} />,
    },
    {
      key: "agents",
      header: "plans:column.agents",
      width: 80,
      align: "right",
      cell: (plan) => <CountText value={plan.agentCount} />,
    },
    {
      key: "unassigned",
      header: "plans:column.unassigned",
      width: 104,
      align: "right",
      cell: (plan) => (plan.summary?.unassigned ? <CountText value={plan.summary.unassigned} /> : null),
    },
    {
      key: "late",
      header: "plans:column.late",
      width: 72,
      align: "right",
      cell: (plan) => (plan.summary?.late ? <CountText value={plan.summary.late} /> : null),
    },
    {
      key: "distance",
      header: "plans:column.distance",
      width: 104,
      wide: true,
      align: "right",
      cell: (plan) => (plan.summary ? <DistanceText metres={plan.summary.distance} /> : null),
    },
    {
      key: "created_at",
      header: "plans:column.created",
      width: 124,
      wide: true,
      sortable: true,
      cell: (plan) => <DateTimeText at={plan.createdAt} />,
    },
  ],
  filters: [
    { field: "status", label: "plans:column.status", kind: "status", status: "plan", codes: planStatuses.codes },
    { field: "start_at", label: "plans:column.start", kind: "date" },
  ],
  empty: { title: "plans:empty", text: "plans:empty_why" },
};

function TypeName({ type }: { type: PlanRow["shipmentType"] }) {
  return useTranslate()(`plans:type.${shipmentTypes.byCode(type).key}`);
}
