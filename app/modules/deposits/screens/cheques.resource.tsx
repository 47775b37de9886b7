import { Landmark } from "lucide-react";
import { documentKinds } from "#app/modules/ledger/model/accounting.enums.ts";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import type { ChequeRow, chequesListDescription } from "../db/deposits.reads.server.ts";
import { type ChequeState, chequeStates } from "../model/deposit.enums.ts";
import { ChequeDepositFields } from "./deposit-dialogs.tsx";

const states = { till: "waiting", bank: "under_way", credited: "done", returned: "failed" } as const;

function ChequeStateLabel({ state }: { state: ChequeState }) {
  const t = useTranslate();
  return <StateLabel state={states[state]}>{t(`deposits:cheque_state.${state}`)}</StateLabel>;
}

/** The list of cheques, piece by piece. */
export const chequesSpec: ResourceSpec<ChequeRow, ListNameSet<typeof chequesListDescription>> = {
  name: "cheques",
  module: "accounting.cheques",
  title: "deposits:title",
  rowId: (row) => row.id,
  rowName: (row) => row.orderNumber ?? row.invoiceNumber ?? "",
  rowHref: (row) =>
    row.orderNumber ? `/orders/${row.orderNumber}` : `${documentKinds.invoice.path}/${row.invoiceNumber}`,
  searchPlaceholder: "deposits:search_cheques",
  defaultSort: "-order",
  tabs: chequeStates.map((key) => ({
    key,
    label: `deposits:cheque_state.${key}` as const,
    query: `filters[state][]=${key}`,
  })),
  columns: [
    {
      key: "order",
      header: "deposits:column.for",
      width: 130,
      sortable: true,
      cell: (row) => <span className="cell-id">{row.orderNumber ?? row.invoiceNumber}</span>,
    },
    {
      key: "customer",
      header: "deposits:column.drawn_by",
      long: true,
      cell: (row) => row.customerName ?? (row.invoiceNumber && row.merchantName),
    },
    { key: "merchant", header: "deposits:column.merchant", long: true, cell: (row) => row.merchantName },
    { key: "receipt", header: "deposits:column.receipt", width: 130, cell: (row) => row.receiptNumber },
    { key: "deposit", header: "deposits:column.deposit", width: 130, cell: (row) => row.depositNumber },
    {
      key: "state",
      header: "deposits:column.state",
      width: 160,
      sortable: true,
      cell: (row) => <ChequeStateLabel state={row.state} />,
    },
    {
      key: "amount",
      header: "deposits:column.amount",
      width: 130,
      align: "right",
      sortable: true,
      cell: (row) => <MoneyText amount={row.amount} currency={row.currency} />,
    },
  ],
  filters: [
    { field: "currency", label: "common:field.currency", kind: "reference" },
    { field: "amount", label: "deposits:column.amount", kind: "price" },
  ],
  bulkActions: [
    {
      intent: "accounting.deposits.create",
      label: "deposits:part.deposits",
      icon: Landmark,
      hotkey: "d",
      idsField: "cheques",
      together: 500,
      fields: () => <ChequeDepositFields />,
      submitLabel: "deposits:hand_over",
      cancelLabel: "deposits:not_now",
      available: (rows) => rows.every(({ state }) => state === "till"),
    },
  ],
  empty: { title: "deposits:empty_cheques", text: "deposits:empty_cheques_why" },
};
