import { type DepositStatus, depositStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { type LabeledState, StateLabel } from "#app/ui/status/state-label.tsx";
import type { DepositRow, depositsListDescription } from "../db/deposits.reads.server.ts";
import { type DepositKind, depositKinds } from "../model/deposit.enums.ts";

const states: Readonly<Record<(typeof depositStatuses.rows)[number]["key"], LabeledState>> = {
  on_the_way: "under_way",
  confirmed: "done",
  voided: "inactive",
};

/** A deposit's status. */
export function DepositState({ status }: { status: DepositStatus }) {
  const t = useTranslate();
  const { key } = depositStatuses.byCode(status);
  return <StateLabel state={states[key]}>{t(`deposits:status.${key}`)}</StateLabel>;
}

function KindName({ kind }: { kind: DepositKind }) {
  return useTranslate()(`deposits:kind.${kind}`);
}

/** The list of deposits. */
export const depositsSpec: ResourceSpec<DepositRow, ListNameSet<typeof depositsListDescription>> = {
  name: "deposits",
  module: "accounting.deposits",
  title: "deposits:title",
  rowId: (row) => row.id,
  rowName: (row) => row.number,
  rowHref: (row) => `/accounting/cash-book/deposits/${row.number}`,
  searchPlaceholder: "deposits:search",
  defaultSort: "-created_at",
  tabs: depositStatuses.rows.map(({ code, key }) => ({
    key,
    label: `deposits:status.${key}` as const,
    query: `filters[status][]=${code}`,
  })),
  columns: [
    {
      key: "number",
      header: "deposits:column.deposit",
      width: 130,
      sortable: true,
      cell: (row) => <span className="cell-id">{row.number}</span>,
    },
    {
      key: "status",
      header: "deposits:column.state",
      width: 140,
      sortable: true,
      cell: (row) => <DepositState status={row.status} />,
    },
    { key: "kind", header: "deposits:column.kind", width: 140, cell: (row) => <KindName kind={row.kind} /> },
    { key: "slip", header: "deposits:column.slip", width: 120, cell: (row) => row.slip },
    { key: "bag", header: "deposits:column.bag", width: 120, cell: (row) => row.bag },
    {
      key: "created_at",
      header: "deposits:column.handed_in",
      width: 150,
      sortable: true,
      cell: (row) => <DateTimeText at={row.createdAt} />,
    },
    { key: "by", header: "deposits:column.by", long: true, cell: (row) => row.createdByName },
    {
      key: "counted",
      header: "deposits:column.counted",
      width: 130,
      align: "right",
      cell: (row) => row.counted !== null && <MoneyText amount={row.counted} currency={row.currency} />,
    },
    {
      key: "amount",
      header: "deposits:column.amount",
      width: 140,
      align: "right",
      sortable: true,
      cell: (row) => <MoneyText amount={row.amount} currency={row.currency} />,
    },
  ],
  filters: [
    {
      field: "kind",
      label: "deposits:column.kind",
      kind: "enum",
      options: depositKinds.map((value) => ({ value, label: `deposits:kind.${value}` as const })),
    },
    { field: "currency", label: "common:field.currency", kind: "reference" },
    { field: "created_at", label: "deposits:column.handed_in", kind: "date" },
    { field: "amount", label: "deposits:column.amount", kind: "price" },
  ],
  empty: { title: "deposits:empty", text: "deposits:empty_why" },
};
