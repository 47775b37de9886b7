import { Link } from "react-router";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import type { NumberRow, numbersListDescription } from "../../db/number-log.reads.server.ts";
import { documentKindKeys, documentKinds } from "../../model/accounting.enums.ts";

const getDocumentHref = (kind: NumberRow["kind"], number: string) => `${documentKinds[kind].path}/${number}`;

/** The log of document numbers: document, date, person, and cancellation. */
export const numbersSpec: ResourceSpec<NumberRow, ListNameSet<typeof numbersListDescription>> = {
  name: "document_numbers",
  module: "accounting.books.numbers",
  title: "accounting:books.title",
  rowId: (row) => row.id,
  rowName: (row) => row.number,
  rowHref: (row) => getDocumentHref(row.kind, row.number),
  searchPlaceholder: "accounting:numbers.search",
  defaultSort: "-issued_at",
  exports: "/accounting/books/numbers/export",
  tabs: documentKindKeys.map((key) => ({
    key,
    label: `accounting:numbers.kinds.${key}` as const,
    query: `filters[kind][]=${key}`,
  })),
  columns: [
    {
      key: "number",
      header: "accounting:numbers.number",
      width: 150,
      sortable: true,
      cell: (row) => <span className="cell-id">{row.number}</span>,
    },
    {
      key: "kind",
      header: "accounting:numbers.kind",
      width: 200,
      sortable: true,
      cell: (row) => <KindCell row={row} />,
    },
    {
      key: "issued_at",
      header: "accounting:numbers.issued_at",
      width: 150,
      sortable: true,
      cell: (row) => <DateTimeText at={row.issuedAt} />,
    },
    { key: "actor", header: "accounting:numbers.actor", long: true, cell: (row) => row.actorName },
    {
      key: "voided_at",
      header: "accounting:numbers.voided_at",
      width: 150,
      sortable: true,
      cell: (row) => <DateTimeText at={row.voidedAt} />,
    },
    { key: "voided_by", header: "accounting:numbers.voided_by", long: true, cell: (row) => row.voidedByName },
    {
      key: "counterpart",
      header: "accounting:numbers.counterpart",
      width: 170,
      cell: (row) => <CounterpartCell row={row} />,
    },
  ],
  filters: [
    {
      field: "kind",
      label: "accounting:numbers.kind",
      kind: "enum",
      options: documentKindKeys.map((key) => ({ value: key, label: `accounting:numbers.kinds.${key}` as const })),
    },
    { field: "year", label: "accounting:numbers.year", kind: "reference" },
    { field: "voided", label: "accounting:numbers.voided", kind: "flag" },
    { field: "issued_at", label: "accounting:numbers.issued_at", kind: "date" },
    { field: "voided_at", label: "accounting:numbers.voided_at", kind: "date" },
  ],
  empty: { title: "accounting:numbers.empty", text: "accounting:numbers.empty_why" },
};

function KindCell({ row: { kind } }: { row: NumberRow }) {
  const t = useTranslate();
  return t(`accounting:numbers.kinds.${kind}`);
}

function CounterpartCell({ row: { counterpart } }: { row: NumberRow }) {
  if (!counterpart) return null;
  return (
    <Link className="link" to={getDocumentHref("invoice", counterpart)} prefetch="intent">
      {counterpart}
    </Link>
  );
}
