import { Landmark } from "lucide-react";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { CountText, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { Status } from "#app/ui/status/status.tsx";
import type { AgentReceiptRow, agentReceiptsListDescription } from "../db/agent-receipts.reads.server.ts";
import { agentReceiptStatuses, payoutMethods } from "../model/agent-billing.enums.ts";

/** The list of payout receipts. */
export const agentReceiptsSpec: ResourceSpec<AgentReceiptRow, ListNameSet<typeof agentReceiptsListDescription>> = {
  name: "agent_receipts",
  module: "accounting.agent_billing.receipts",
  title: "payouts:title",
  rowId: (row) => row.id,
  rowName: (row) => row.number,
  rowHref: (row) => `/accounting/agent-billing/receipts/${row.number}`,
  searchPlaceholder: "accounting:search_receipts",
  defaultSort: "-created_at",
  exports: "/accounting/agent-billing/receipts/export",
  tabs: agentReceiptStatuses.rows.map(({ code, key }) => ({
    key,
    label: `common:status.agent_receipt.${key}`,
    query: `filters[status][]=${code}`,
  })),
  columns: [
    {
      key: "number",
      header: "payouts:column.number",
      width: 130,
      sortable: true,
      cell: (row) => <span className="cell-id">{row.number}</span>,
    },
    {
      key: "status",
      header: "payouts:column.status",
      width: 120,
      sortable: true,
      cell: (row) => <Status kind="agent_receipt" code={row.status} />,
    },
    {
      key: "agent",
      header: "payouts:column.agent",
      long: true,
      sortable: true,
      cell: (row) => <AgentNameCell row={row} />,
    },
    {
      key: "created_at",
      header: "payouts:column.generated",
      width: 140,
      sortable: true,
      cell: (row) => <DateTimeText at={row.createdAt} />,
    },
    {
      key: "paid_on",
      header: "payouts:column.paid",
      width: 120,
      sortable: true,
      cell: (row) => row.paidOn && <DateTimeText at={row.paidOn} style="date" />,
    },
    {
      key: "method",
      header: "payouts:column.method",
      width: 130,
      wide: true,
      cell: (row) => <PayoutMethodCell row={row} />,
    },
    {
      key: "count",
      header: "payouts:column.count",
      width: 100,
      align: "right",
      cell: (row) => <CountText value={row.lineCount} />,
    },
    {
      key: "total",
      header: "payouts:column.total",
      width: 124,
      align: "right",
      sortable: true,
      cell: (row) => <MoneyText amount={row.total} currency={row.currency} />,
    },
    {
      key: "cash",
      header: "payouts:column.cash",
      width: 124,
      align: "right",
      cell: (row) => row.cash !== null && <MoneyText amount={-row.cash} currency={row.currency} />,
    },
  ],
  filters: [
    {
      field: "status",
      label: "payouts:column.status",
      kind: "status",
      status: "agent_receipt",
      codes: agentReceiptStatuses.codes,
    },
    { field: "agent", label: "payouts:column.agent", kind: "reference", lookup: "agents" },
    { field: "currency", label: "common:field.currency", kind: "reference" },
    { field: "created_at", label: "payouts:column.generated", kind: "date" },
    { field: "paid_on", label: "payouts:column.paid", kind: "date" },
    {
      field: "method",
      label: "payouts:column.method",
      kind: "enum",
      options: payoutMethods.map(({ key }) => ({ value: key, label: `payouts:method.${key}` as const })),
    },
    { field: "total", label: "payouts:column.total", kind: "price" },
  ],
  bulkActions: [
    {
      intent: "accounting.agent_billing.payment_file",
      label: "accounting:payment_file.title",
      icon: Landmark,
      opens: "/accounting/agent-billing/receipts/payment-file",
      harmless: true,
      together: 500,
      available: (rows) => rows.length === 0 || rows.some(({ status }) => status === agentReceiptStatuses.code.pending),
    },
  ],
  empty: { title: "payouts:empty.receipts", text: "payouts:empty.receipts_why" },
};

function AgentNameCell({ row: { agentName } }: { row: AgentReceiptRow }) {
  const t = useTranslate();
  return <>{agentName ?? t("accounting:no_agent")}</>;
}

function PayoutMethodCell({ row: { method } }: { row: AgentReceiptRow }) {
  const t = useTranslate();
  return method ? t(`payouts:method.${method}`) : null;
}
