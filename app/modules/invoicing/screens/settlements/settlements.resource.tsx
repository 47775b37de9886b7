import { Landmark, Send } from "lucide-react";
import { settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { MAX_TRANSFERS } from "#app/modules/ledger/model/credit-transfer.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { CountText } from "#app/ui/formats/measures.tsx";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { Status } from "#app/ui/status/status.tsx";
import type { SettlementRow, settlementsListDescription } from "../../db/settlement.reads.server.ts";
import { MAX_SENT_AT_ONCE } from "../../model/sending.ts";
import { createNumberColumns, createSumLook, disputesLook, documentFilters } from "../billing/document-columns.tsx";

/** The list of settlements. */
export const settlementsSpec: ResourceSpec<SettlementRow, ListNameSet<typeof settlementsListDescription>> = {
  name: "settlements",
  module: "accounting.merchant_billing.settlements",
  title: "billing:title",
  rowId: (row) => row.id,
  rowName: (row) => row.number,
  rowHref: (row) => `/accounting/merchant-billing/settlements/${row.number}`,
  searchPlaceholder: "billing:search_settlements",
  defaultSort: "-created_at",
  exports: "/accounting/merchant-billing/settlements/export",
  tabs: settlementStatuses.rows.map(({ code, key }) => ({
    key,
    label: `common:status.settlement.${key}`,
    query: `filters[status][]=${code}`,
  })),
  columns: [
    ...createNumberColumns<SettlementRow>((row) => <Status kind="settlement" code={row.status} />),
    {
      key: "collections",
      header: "billing:column.collections",
      width: 110,
      align: "right",
      cell: (row) => <CountText value={row.lineCount} />,
    },
    { key: "disputes", ...disputesLook },
    {
      key: "settled",
      header: "billing:column.settled",
      width: 116,
      sortable: true,
      cell: (row) => <DateTimeText at={row.settledOn} style="date" />,
    },
    { key: "received", ...createSumLook<SettlementRow>("billing:column.received", (row) => row.received) },
    { key: "fees", ...createSumLook<SettlementRow>("billing:column.fees", (row) => row.fees + row.tax), wide: true },
    { key: "closing", ...createSumLook<SettlementRow>("billing:column.closing", (row) => row.closing), sortable: true },
  ],
  filters: [
    {
      field: "status",
      label: "billing:column.status",
      kind: "status",
      status: "settlement",
      codes: settlementStatuses.codes,
    },
    ...documentFilters,
    { field: "settled", label: "billing:column.settled", kind: "date" },
    { field: "closing", label: "billing:column.closing", kind: "price" },
  ],
  bulkActions: [
    {
      intent: "accounting.merchant_billing.send_settlements",
      label: "billing:act.send",
      icon: Send,
      hotkey: "s",
      confirm: "billing:ask.send_settlement_text",
      cancelLabel: "billing:ask.send_settlement_not",
      together: MAX_SENT_AT_ONCE,
    },
    {
      intent: "accounting.merchant_billing.payment_file",
      label: "accounting:payment_file.title",
      icon: Landmark,
      opens: "/accounting/merchant-billing/settlements/payment-file",
      harmless: true,
      together: MAX_TRANSFERS,
      available: (rows) => rows.length === 0 || rows.some(({ status }) => status === settlementStatuses.code.pending),
    },
  ],
  empty: { title: "billing:empty.settlements", text: "billing:empty.settlements_why" },
};
