import { ReceiptText } from "lucide-react";
import { AgentCell } from "#app/modules/ledger/screens/agent-cell.tsx";
import { collectionStatuses } from "#app/modules/orders/model/order.enums.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { CountText, MoneyText } from "#app/ui/formats/measures.tsx";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import type { ListedHolding } from "../../commands/collections/view-holdings.server.ts";
import type { holdingsListDescription } from "../../db/holding-list.reads.server.ts";
import { Age } from "./age.tsx";
import { LimitBar } from "./limit-bar.tsx";

/** The list of held collections by agent and currency: card, cash, in receipts, and cash on hand. */
export const holdingsSpec: ResourceSpec<ListedHolding, ListNameSet<typeof holdingsListDescription>> = {
  name: "holdings",
  module: "accounting.order_collections.agents",
  title: "accounting:title",
  rowId: (row) => row.id,
  rowName: (row) => `${row.agentName ?? "–"} ${row.currency}`,
  rowHref: (row) =>
    `/accounting/collections/all?filters[agent][]=${row.agentId}&filters[currency][]=${row.currency}&filters[status][]=${collectionStatuses.code.collected}`,
  searchPlaceholder: "accounting:search_agents",
  defaultSort: "agent",
  exports: "/accounting/collections/pending/export",
  tabs: [{ key: "over_limit", label: "accounting:over_limit", query: "filters[over_limit][]=1" }],
  columns: [
    {
      key: "agent",
      header: "accounting:column.agent",
      long: true,
      sortable: true,
      cell: (row) => <AgentCell row={row} />,
    },
    {
      key: "count",
      header: "accounting:column.count",
      width: 96,
      align: "right",
      sortable: true,
      cell: (row) => <CountText value={row.openCount} />,
    },
    { key: "limit", header: "accounting:column.limit", width: 190, cell: (row) => <LimitBar row={row} /> },
    {
      key: "oldest",
      header: "accounting:column.oldest",
      width: 116,
      wide: true,
      sortable: true,
      cell: (row) => <DateTimeText at={row.oldestAt} style="date" />,
    },
    {
      key: "age",
      header: "accounting:column.age",
      width: 70,
      align: "right",
      cell: (row) => <Age days={row.ageDays} />,
    },
    {
      key: "card",
      header: "accounting:column.other",
      width: 112,
      align: "right",
      cell: (row) => <NonZeroAmount amount={row.openOther} currency={row.currency} />,
    },
    {
      key: "cash",
      header: "accounting:column.cash",
      width: 112,
      align: "right",
      sortable: true,
      cell: (row) => <NonZeroAmount amount={row.openCash} currency={row.currency} />,
    },
    {
      key: "in_receipts",
      header: "accounting:column.in_receipts",
      width: 112,
      align: "right",
      sortable: true,
      cell: (row) => <NonZeroAmount amount={row.receiptCash + row.receiptOther} currency={row.currency} />,
    },
    {
      key: "on_hand",
      header: "accounting:column.on_hand",
      width: 124,
      align: "right",
      sortable: true,
      cell: (row) => (
        <b>
          <MoneyText amount={row.cashOnHand} currency={row.currency} />
        </b>
      ),
    },
  ],
  filters: [
    { field: "agent", label: "accounting:column.agent", kind: "reference", lookup: "agents" },
    { field: "currency", label: "common:field.currency", kind: "reference" },
    { field: "over_limit", label: "accounting:over_limit", kind: "flag" },
    { field: "oldest", label: "accounting:column.oldest", kind: "date" },
  ],
  bulkActions: [
    {
      intent: "accounting.order_collections.generate_receipts",
      label: "accounting:generate",
      icon: ReceiptText,
      hotkey: "g",
      idsField: "holdings",
      together: 100,
      available: (rows) => rows.some(({ openCount }) => openCount > 0),
    },
  ],
  empty: { title: "accounting:empty.pending", text: "accounting:empty.pending_why" },
};

/** An amount; zero leaves the cell empty. */
function NonZeroAmount({ amount, currency }: { amount: number; currency: string }) {
  return amount === 0 ? null : <MoneyText amount={amount} currency={currency} />;
}
