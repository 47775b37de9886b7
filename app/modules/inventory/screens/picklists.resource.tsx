import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import type { ListedPicklist } from "../commands/view-picklists.server.ts";
import type { picklistListDescription } from "../db/picklists.server.ts";
import { picklistStatuses } from "../model/stock.enums.ts";
import { PicklistState } from "./picklist-state.tsx";

/** The list of pick lists; they are created from the orders list. */
export const picklistsSpec: ResourceSpec<ListedPicklist, ListNameSet<typeof picklistListDescription>> = {
  name: "picklists",
  module: "picklists",
  title: "picklists:title",
  rowId: (list) => list.id,
  rowName: (list) => list.name,
  rowHref: (list) => `/picklists/${list.id}`,
  searchPlaceholder: "picklists:search",
  defaultSort: "-created_at",
  exports: "/picklists/export",
  tabs: picklistStatuses.rows.map(({ code, key }) => ({
    key,
    label: `picklists:status.${key}`,
    query: `filters[status][]=${code}`,
  })),
  columns: [
    { key: "name", header: "picklists:name", long: true, sortable: true, cell: (list) => <NameCell list={list} /> },
    {
      key: "status",
      header: "picklists:status_head",
      width: 130,
      sortable: true,
      cell: (list) => <PicklistState status={list.status} />,
    },
    { key: "picker", header: "picklists:picker", long: true, width: 180, cell: (list) => list.userName },
    {
      key: "orders",
      header: "picklists:orders",
      width: 90,
      align: "right",
      cell: (list) => <CountText value={list.orderCount} />,
    },
    {
      key: "items",
      header: "picklists:line_count",
      width: 90,
      align: "right",
      cell: (list) => <CountText value={list.itemCount} />,
    },
    {
      key: "picked",
      header: "picklists:picked",
      width: 90,
      align: "right",
      cell: (list) => <CountText value={list.picked} />,
    },
    {
      key: "created_at",
      header: "picklists:created",
      width: 140,
      sortable: true,
      cell: (list) => <DateTimeText at={list.createdAt} />,
    },
    {
      key: "started_at",
      header: "picklists:started",
      width: 140,
      wide: true,
      sortable: true,
      cell: (list) => <DateTimeText at={list.startedAt} />,
    },
    {
      key: "completed_at",
      header: "picklists:completed",
      width: 140,
      wide: true,
      sortable: true,
      cell: (list) => <DateTimeText at={list.completedAt} />,
    },
  ],
  filters: [
    {
      field: "status",
      label: "picklists:status_head",
      kind: "enum",
      options: picklistStatuses.rows.map(({ code, key }) => ({
        value: String(code),
        label: `picklists:status.${key}` as const,
      })),
    },
    { field: "picker", label: "picklists:picker", kind: "reference" },
    { field: "created_at", label: "picklists:created", kind: "date" },
    { field: "completed_at", label: "picklists:completed", kind: "date" },
  ],
  empty: { title: "picklists:empty", text: "picklists:empty_why" },
};

function NameCell({ list: { name } }: { list: ListedPicklist }) {
  const t = useTranslate();
  return <span className="cell-id">{name || t("picklists:unnamed")}</span>;
}
