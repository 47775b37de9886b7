import { receiptStatuses, varianceReasons } from "#app/modules/ledger/model/accounting.enums.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { CountText, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { Status } from "#app/ui/status/status.tsx";
import type { ReceiptRow, receiptsListDescription } from "../../db/receipt-list.reads.server.ts";

/** The list of receipts. */
export const receiptsSpec: ResourceSpec<ReceiptRow, ListNameSet<typeof receiptsListDescription>> = {
  name: "receipts",
  module: "accounting.order_collections.receipts",
  title: "accounting:title",
  rowId: (row) => row.id,
  rowName: (row) => row.number,
  rowHref: (row) => `/accounting/collections/receipts/${row.number}`,
  searchPlaceholder: "accounting:search_receipts",
  defaultSort: "-created_at",
  exports: "/accounting/collections/receipts/export",
  tabs: receiptStatuses.rows.map(({ code, key }) => ({
    key,
    label: `common:status.receipt.${key}`,
    query: `filters[status][]=${code}`,
  })),
  columns: [
    {
      key: "number",
      header: "accounting:column.number",
      width: 130,
      sortable: true,
      cell: (row) => <span className="cell-id">{row.number}</span>,
    },
    {
      key: "status",
      header: "accounting:column.status",
      width: 120,
      sortable: true,
      cell: (row) => <Status kind="receipt" code={row.status} />,
    },
    {
      key: "agent",
      header: "accounting:column.agent",
      long: true,
      sortable: true,
      cell: (row) => <AgentNameCell row={row} />,
    },
    {
      key: "created_at",
      header: "accounting:column.generated",
      width: 140,
      sortable: true,
      cell: (row) => <DateTimeText at={row.createdAt} />,
    },
    {
      key: "received_at",
      header: "accounting:column.received",
      width: 140,
      wide: true,
      sortable: true,
      cell: (row) => <DateTimeText at={row.receivedAt} />,
    },
    {
      key: "count",
      header: "accounting:column.count",
      width: 100,
      align: "right",
      cell: (row) => <CountText value={row.lineCount} />,
    },
    {
      key: "cash",
      header: "accounting:column.cash",
      width: 120,
      align: "right",
      cell: (row) => <MoneyText amount={row.cash} currency={row.currency} />,
    },
    {
      key: "total",
      header: "accounting:column.total",
      width: 120,
      align: "right",
      sortable: true,
      cell: (row) => <MoneyText amount={row.total} currency={row.currency} />,
    },
    {
      key: "difference",
      header: "accounting:column.difference",
      width: 120,
      align: "right",
      sortable: true,
      cell: (row) => (row.difference ? <MoneyText amount={row.difference} currency={row.currency} /> : null),
    },
    {
      key: "reason",
      header: "accounting:column.reason",
      width: 170,
      wide: true,
      cell: (row) => <ReasonCell row={row} />,
    },
  ],
  filters: [
    {
      field: "status",
      label: "accounting:column.status",
      kind: "status",
      status: "receipt",
      codes: receiptStatuses.codes,
    },
    { field: "agent", label: "accounting:column.agent", kind: "reference", lookup: "agents" },
    { field: "currency", label: "common:field.currency", kind: "reference" },
    { field: "created_at", label: "accounting:column.generated", kind: "date" },
    { field: "received_at", label: "accounting:column.received", kind: "date" },
    { field: "total", label: "accounting:column.total", kind: "price" },
    {
      field: "reason",
      label: "accounting:column.reason",
      kind: "enum",
      options: varianceReasons.map((key) => ({ value: key, label: `accounting:reason.${key}` as const })),
    },
  ],
  empty: { title: "accounting:empty.receipts", text: "accounting:empty.receipts_why" },
};

function AgentNameCell({ row: { agentName } }: { row: ReceiptRow }) {
  const t = useTranslate();
  return <>{agentName ?? t("accounting:no_agent")}</>;
}

function ReasonCell({ row: { reason } }: { row: ReceiptRow }) {
  const t = useTranslate();
  return reason ? t(`accounting:reason.${reason}`) : null;
}
