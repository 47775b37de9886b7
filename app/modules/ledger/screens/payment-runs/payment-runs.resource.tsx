import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { CountText, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { type LabeledState, StateLabel } from "#app/ui/status/state-label.tsx";
import type { PaymentRunRow, paymentRunsListDescription } from "../../db/payment-runs.reads.server.ts";
import { type PaymentRunStatus, paymentRunStatuses } from "../../model/payment-run.enums.ts";

const states: Readonly<Record<(typeof paymentRunStatuses.rows)[number]["key"], LabeledState>> = {
  chosen: "waiting",
  approved: "under_way",
  filed: "under_way",
  confirmed: "done",
  voided: "inactive",
};

/** A run's status; what came back is said beside it. */
export function PaymentRunState({ status, returned }: { status: PaymentRunStatus; returned: number }) {
  const t = useTranslate();
  const { key } = paymentRunStatuses.byCode(status);
  if (returned > 0) return <StateLabel state="failed">{t("runs:returned_count", { count: returned })}</StateLabel>;
  return <StateLabel state={states[key]}>{t(`runs:status.${key}`)}</StateLabel>;
}

/** The list of payment runs. */
export const paymentRunsSpec: ResourceSpec<PaymentRunRow, ListNameSet<typeof paymentRunsListDescription>> = {
  name: "payment_runs",
  module: "accounting.payment_runs",
  title: "runs:title",
  rowId: (row) => row.id,
  rowName: (row) => row.number,
  rowHref: (row) => `/accounting/payment-runs/${row.number}`,
  searchPlaceholder: "runs:search",
  defaultSort: "-created_at",
  tabs: paymentRunStatuses.rows.map(({ code, key }) => ({
    key,
    label: `runs:status.${key}` as const,
    query: `filters[status][]=${code}`,
  })),
  columns: [
    {
      key: "number",
      header: "runs:column.number",
      width: 130,
      sortable: true,
      cell: (row) => <span className="cell-id">{row.number}</span>,
    },
    {
      key: "status",
      header: "runs:column.status",
      width: 150,
      sortable: true,
      cell: (row) => <PaymentRunState status={row.status} returned={row.returned} />,
    },
    {
      key: "created_at",
      header: "runs:column.created",
      width: 140,
      sortable: true,
      cell: (row) => <DateTimeText at={row.createdAt} />,
    },
    { key: "by", header: "runs:column.by", long: true, cell: (row) => row.createdByName },
    {
      key: "pay_on",
      header: "runs:column.pay_on",
      width: 130,
      sortable: true,
      cell: (row) => <DateTimeText at={row.payOn} style="date" />,
    },
    {
      key: "payments",
      header: "runs:column.payments",
      width: 100,
      align: "right",
      cell: (row) => <CountText value={row.payments} />,
    },
    {
      key: "waiting",
      header: "runs:column.waiting",
      width: 90,
      align: "right",
      cell: (row) => <CountText value={row.waiting} />,
    },
    {
      key: "total",
      header: "runs:column.total",
      width: 140,
      align: "right",
      sortable: true,
      cell: (row) => <MoneyText amount={row.total} currency={row.currency} />,
    },
  ],
  filters: [
    { field: "currency", label: "common:field.currency", kind: "reference" },
    { field: "created_at", label: "runs:column.created", kind: "date" },
    { field: "pay_on", label: "runs:column.pay_on", kind: "date" },
    { field: "total", label: "runs:column.total", kind: "price" },
  ],
  empty: { title: "runs:empty", text: "runs:empty_why" },
};
