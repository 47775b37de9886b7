import { Send } from "lucide-react";
import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { Status } from "#app/ui/status/status.tsx";
import type { InvoiceRow, invoicesListDescription } from "../../db/invoice.reads.server.ts";
import { MAX_SENT_AT_ONCE } from "../../model/sending.ts";
import { createNumberColumns, createSumLook, disputesLook, documentFilters } from "../billing/document-columns.tsx";

/** The day of the payment, and how it was paid: the method, or the settlement that netted it. */
function PaidCell({ row: { paidOn, paidMethod, paidReference, settlementId } }: { row: InvoiceRow }) {
  const t = useTranslate();
  if (paidOn === null) return null;
  const how = settlementId ? paidReference : paidMethod && t(`billing:methods.${paidMethod}`);
  return (
    <>
      <DateTimeText at={paidOn} style="date" /> <span className="soft-ink">{how}</span>
    </>
  );
}

/** The list of invoices. */
export const invoicesSpec: ResourceSpec<InvoiceRow, ListNameSet<typeof invoicesListDescription>> = {
  name: "invoices",
  module: "accounting.merchant_billing.invoices",
  title: "billing:title",
  rowId: (row) => row.id,
  rowName: (row) => row.number,
  rowHref: (row) => `/accounting/merchant-billing/invoices/${row.number}`,
  searchPlaceholder: "billing:search_invoices",
  defaultSort: "-created_at",
  exports: "/accounting/merchant-billing/invoices/export",
  tabs: invoiceStatuses.rows.map(({ code, key }) => ({
    key,
    label: `common:status.invoice.${key}`,
    query: `filters[status][]=${code}`,
  })),
  columns: [
    ...createNumberColumns<InvoiceRow>((row) => <Status kind="invoice" code={row.status} />),
    {
      key: "orders",
      header: "billing:column.orders",
      width: 84,
      align: "right",
      cell: (row) => <CountText value={row.orderCount} />,
    },
    { key: "disputes", ...disputesLook },
    {
      key: "due",
      header: "billing:column.due",
      width: 116,
      sortable: true,
      cell: (row) => <DateTimeText at={row.dueOn} style="date" />,
    },
    {
      key: "paid",
      header: "billing:column.paid",
      width: 132,
      sortable: true,
      cell: (row) => <PaidCell row={row} />,
    },
    { key: "vat", ...createSumLook<InvoiceRow>("billing:column.vat", (row) => row.tax), wide: true },
    { key: "total", ...createSumLook<InvoiceRow>("billing:column.total", (row) => row.total), sortable: true },
  ],
  filters: [
    {
      field: "status",
      label: "billing:column.status",
      kind: "status",
      status: "invoice",
      codes: invoiceStatuses.codes,
    },
    ...documentFilters,
    { field: "due", label: "billing:column.due", kind: "date" },
    { field: "paid", label: "billing:column.paid", kind: "date" },
    { field: "total", label: "billing:column.total", kind: "price" },
  ],
  bulkActions: [
    {
      intent: "accounting.merchant_billing.send_invoices",
      label: "billing:act.send",
      icon: Send,
      hotkey: "s",
      confirm: "billing:ask.send_text",
      cancelLabel: "billing:ask.send_not",
      together: MAX_SENT_AT_ONCE,
    },
  ],
  empty: { title: "billing:empty.invoices", text: "billing:empty.invoices_why" },
};
