import { invoiceStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { AmountText, MoneyText } from "#app/ui/formats/measures.tsx";
import { OwnerCell } from "#app/ui/primitives/owner-cell.tsx";
import type { ResourceSpec, TableColumn } from "#app/ui/resource/resource-spec.ts";
import type { AgingRow, agingListDescription } from "../../db/aging.reads.server.ts";
import { type AgingStep, agingSteps } from "../../model/aging.ts";

type Names = ListNameSet<typeof agingListDescription>;

/** The sort of each step. */
export const stepFields = {
  notDue: "not_due",
  late30: "late_30",
  late60: "late_60",
  late90: "late_90",
  older: "older",
} as const satisfies Record<AgingStep, Names["sort"]>;

/** An amount without its currency; zero leaves it empty. */
export function StepAmount({ amount, currency }: { amount: number; currency: string }) {
  return amount === 0 ? null : <AmountText amount={amount} currency={currency} />;
}

const stepColumns = agingSteps.map(
  ({ key }): TableColumn<AgingRow, Names["sort"]> => ({
    key: stepFields[key],
    header: `billing:aging.step.${key}`,
    width: 104,
    align: "right",
    sortable: true,
    cell: (row) => <StepAmount amount={row[key]} currency={row.currency} />,
  }),
);

/** Open invoices by merchant and currency, by how late they are. */
export const agingSpec: ResourceSpec<AgingRow, Names> = {
  name: "aging",
  module: "accounting.merchant_billing.aging",
  title: "billing:title",
  rowId: (row) => row.id,
  rowName: (row) => `${row.merchantName ?? "–"} ${row.currency}`,
  rowHref: (row) =>
    `/accounting/merchant-billing/invoices?filters[merchant][]=${row.merchantId}&filters[currency][]=${row.currency}&filters[status][]=${invoiceStatuses.code.pending}&sort=due`,
  searchPlaceholder: "billing:search_merchants",
  defaultSort: "merchant",
  exports: "/accounting/merchant-billing/aging/export",
  tabs: [
    { key: "late", label: "billing:aging.late", query: "filters[late][]=1" },
    { key: "credit", label: "billing:aging.with_credit", query: "filters[credit][]=1" },
  ],
  columns: [
    {
      key: "merchant",
      header: "billing:column.merchant",
      long: true,
      sortable: true,
      cell: (row) => <OwnerCell id={null} name={row.merchantName} currency={row.currency} />,
    },
    ...stepColumns,
    {
      key: "open",
      header: "billing:aging.open",
      width: 112,
      align: "right",
      sortable: true,
      cell: (row) => (
        <b>
          <StepAmount amount={row.open} currency={row.currency} />
        </b>
      ),
    },
    {
      key: "credit",
      header: "billing:aging.credit",
      width: 96,
      align: "right",
      sortable: true,
      cell: (row) => row.credit > 0 && <MoneyText amount={-row.credit} currency={row.currency} />,
    },
    {
      key: "oldest_due",
      header: "billing:aging.oldest_due",
      width: 112,
      wide: true,
      sortable: true,
      cell: (row) => <DateTimeText at={row.oldestDue} style="date" />,
    },
    {
      key: "reminded",
      header: "billing:aging.reminded",
      width: 112,
      wide: true,
      sortable: true,
      cell: (row) => <DateTimeText at={row.remindedAt} style="date" />,
    },
  ],
  filters: [
    { field: "merchant", label: "billing:column.merchant", kind: "reference", lookup: "merchants" },
    { field: "currency", label: "billing:column.currency", kind: "reference" },
    { field: "late", label: "billing:aging.late", kind: "flag" },
    { field: "credit", label: "billing:aging.with_credit", kind: "flag" },
    { field: "open", label: "billing:aging.open", kind: "price" },
    { field: "oldest_due", label: "billing:aging.oldest_due", kind: "date" },
  ],
  empty: { title: "billing:empty.aging", text: "billing:empty.aging_why" },
};
