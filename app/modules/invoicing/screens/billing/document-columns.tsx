import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { CountText, MoneyText } from "#app/ui/formats/measures.tsx";
import type { ColumnLook, Filter, TableColumn } from "#app/ui/resource/resource-spec.ts";

interface DocumentRow {
  number: string;
  merchantName: string | null;
  currency: string;
  createdAt: number | null;
}

/** First columns of invoices and settlements. */
export function createNumberColumns<Row extends DocumentRow>(
  status: ColumnLook<Row>["cell"],
): TableColumn<Row, "number" | "status" | "merchant" | "created_at">[] {
  return [
    {
      key: "number",
      header: "billing:column.number",
      width: 140,
      sortable: true,
      cell: (row) => <span className="cell-id">{row.number}</span>,
    },
    { key: "status", header: "billing:column.status", width: 110, sortable: true, cell: status },
    { key: "merchant", header: "billing:column.merchant", long: true, sortable: true, cell: (row) => row.merchantName },
    {
      key: "created_at",
      header: "billing:column.created",
      width: 130,
      wide: true,
      sortable: true,
      cell: (row) => <DateTimeText at={row.createdAt} />,
    },
  ];
}

/** A column for an amount of the document. */
export function createSumLook<Row extends DocumentRow>(
  header: ColumnLook<Row>["header"],
  of: (row: Row) => number,
): ColumnLook<Row> {
  return { header, width: 118, align: "right", cell: (row) => <MoneyText amount={of(row)} currency={row.currency} /> };
}

/** A column for the number of open disputes. */
export const disputesLook: ColumnLook<{ disputes: number }> = {
  header: "billing:column.disputes",
  width: 100,
  align: "right",
  wide: true,
  cell: (row) => (row.disputes === 0 ? null : <CountText value={row.disputes} />),
};

/** Filters of both lists. */
export const documentFilters = [
  { field: "merchant", label: "billing:column.merchant", kind: "reference", lookup: "merchants" },
  { field: "currency", label: "billing:column.currency", kind: "reference" },
  { field: "created_at", label: "billing:column.created", kind: "date" },
] as const satisfies readonly Filter[];
