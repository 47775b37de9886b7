import { type RouteRequest, routeRequests } from "#app/modules/planning/model/route.enums.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { OwnerCell } from "#app/ui/primitives/owner-cell.tsx";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { type LabeledState, StateLabel } from "#app/ui/status/state-label.tsx";
import type { RequestRow, requestListDescription } from "../db/request-list.reads.server.ts";

const shapes: Readonly<Record<RouteRequest, LabeledState>> = {
  requested: "waiting",
  accepted: "done",
  rejected: "failed",
  timed_out: "over",
};

/** The list of route requests with their answers. */
export const requestsSpec: ResourceSpec<RequestRow, ListNameSet<typeof requestListDescription>> = {
  name: "requests",
  module: "fleet.requests",
  title: "fleet:title",
  rowId: (row) => row.id,
  rowName: (row) => `${row.agentName} ${row.planNumber}/${row.number}`,
  rowHref: (row) => `/plans/${row.planId}`,
  searchPlaceholder: "fleet:request.search",
  defaultSort: "-requested_at",
  tabs: routeRequests.map((key) => ({
    key,
    label: `fleet:request.${key}` as const,
    query: `filters[state][]=${key}`,
  })),
  columns: [
    {
      key: "agent",
      header: "fleet:column.agent",
      long: true,
      width: 160,
      sortable: true,
      cell: (row) => <OwnerCell id={row.agentId} name={row.agentName} />,
    },
    { key: "plan", header: "fleet:request.plan", long: true, cell: (row) => row.plan },
    {
      key: "route",
      header: "fleet:column.route",
      width: 110,
      cell: (row) => `${row.planNumber}/${row.number}`,
    },
    {
      key: "stops",
      header: "fleet:request.stops",
      width: 70,
      align: "right",
      cell: (row) => <CountText value={row.stops} />,
    },
    {
      key: "starts_at",
      header: "fleet:request.starts_at",
      width: 120,
      sortable: true,
      cell: (row) => <DateTimeText at={row.startAt} />,
    },
    {
      key: "requested_at",
      header: "fleet:request.requested_at",
      width: 110,
      sortable: true,
      cell: (row) => <DateTimeText at={row.requestedAt} />,
    },
    { key: "state", header: "fleet:request.answer", width: 172, cell: ({ state }) => <Answer state={state} /> },
    {
      key: "due_at",
      header: "fleet:request.answered_at",
      width: 110,
      sortable: true,
      cell: (row) => <When row={row} />,
    },
    { key: "reason", header: "fleet:request.reason", width: 140, long: true, wide: true, cell: (row) => row.reason },
  ],
  filters: [
    {
      field: "state",
      label: "fleet:request.answer",
      kind: "enum",
      options: routeRequests.map((value) => ({ value, label: `fleet:request.${value}` as const })),
    },
    { field: "agent", label: "fleet:column.agent", kind: "reference" },
    { field: "requested_at", label: "fleet:request.requested_at", kind: "date" },
  ],
  empty: { title: "fleet:request.empty", text: "fleet:request.empty_why" },
};

function Answer({ state }: { state: RouteRequest | null }) {
  const t = useTranslate();
  return state && <StateLabel state={shapes[state]}>{t(`fleet:request.${state}`)}</StateLabel>;
}

/** When the request was answered, or when it times out. */
function When({ row: { state, dueAt, answeredAt } }: { row: RequestRow }) {
  const t = useTranslate();
  if (state !== "requested") return <DateTimeText at={answeredAt} />;
  if (dueAt === null) return null;
  return (
    <>
      {t("fleet:request.until")} <DateTimeText at={dueAt} style="time" />
    </>
  );
}
