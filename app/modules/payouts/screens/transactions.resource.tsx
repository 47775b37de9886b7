import { Ban, ReceiptText } from "lucide-react";
import { Link } from "react-router";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import type { BulkAction, ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import type { AgentBillingRights } from "../commands/agent-billing-access.server.ts";
import type { TransactionRow, transactionsListDescription } from "../db/dues.reads.server.ts";
import { agentTransactionTypes, transactionStates } from "../model/agent-billing.enums.ts";
import { TransactionOrigin } from "./transaction-lines.tsx";
import { useTransactionFormula } from "./use-transaction-formula.ts";

/** The list of an agent's transactions with formula, origin and state. */
export function transactionsSpec(
  may: AgentBillingRights,
  agentId: string,
): ResourceSpec<TransactionRow, ListNameSet<typeof transactionsListDescription>> {
  return {
    name: "transactions",
    module: "accounting.agent_billing.transactions",
    title: "payouts:transactions",
    rowId: (row) => row.id,
    rowName: (row) => `${row.day} ${row.amount}`,
    searchPlaceholder: "payouts:search_transactions",
    defaultSort: "-day",
    ...(may.export ? { exports: `/accounting/agent-billing/pending/${agentId}/transactions/export` } : {}),
    columns: [
      {
        key: "day",
        header: "payouts:column.day",
        width: 120,
        sortable: true,
        cell: (row) => <DateTimeText at={row.day} style="date" />,
      },
      {
        key: "type",
        header: "payouts:column.kind",
        width: 110,
        sortable: true,
        cell: (row) => <TransactionTypeCell row={row} />,
      },
      { key: "formula", header: "payouts:column.formula", long: true, cell: (row) => <FormulaCell row={row} /> },
      {
        key: "from",
        header: "payouts:column.from",
        width: 200,
        wide: true,
        cell: (row) => <TransactionOrigin line={row} />,
      },
      {
        key: "amount",
        header: "payouts:column.amount",
        width: 124,
        align: "right",
        sortable: true,
        cell: (row) => <MoneyText amount={row.amount} currency={row.currency} />,
      },
      { key: "state", header: "payouts:column.state", width: 120, cell: (row) => <StateCell row={row} /> },
      { key: "receipt", header: "payouts:column.number", width: 130, cell: (row) => <ReceiptCell row={row} /> },
    ],
    filters: [
      { field: "day", label: "payouts:column.day", kind: "date" },
      {
        field: "type",
        label: "payouts:column.kind",
        kind: "enum",
        options: agentTransactionTypes.rows.map(({ code, key }) => ({
          value: String(code),
          label: `payouts:type.${key}` as const,
        })),
      },
      {
        field: "state",
        label: "payouts:column.state",
        kind: "enum",
        options: transactionStates.map((key) => ({ value: key, label: `payouts:state.${key}` as const })),
      },
      { field: "currency", label: "common:field.currency", kind: "reference" },
      { field: "amount", label: "payouts:column.amount", kind: "price" },
    ],
    bulkActions: [...(may.generate ? [generateAction] : []), ...(may.voidTransaction ? [voidAction] : [])],
    empty: { title: "payouts:empty.transactions", text: "payouts:empty.transactions_why" },
  };
}

const hasOpenTransactions = (rows: readonly TransactionRow[]) =>
  rows.length === 0 || rows.some(({ state }) => state === "open");

const generateAction: BulkAction<TransactionRow> = {
  intent: "accounting.agent_billing.generate_receipts",
  label: "payouts:generate",
  icon: ReceiptText,
  hotkey: "g",
  idsField: "transactions",
  together: 500,
  available: hasOpenTransactions,
};

const voidAction: BulkAction<TransactionRow> = {
  intent: "accounting.agent_billing.void_transaction",
  label: "payouts:void_transactions",
  icon: Ban,
  danger: true,
  idsField: "transactions",
  cancelLabel: "payouts:keep_transactions",
  confirm: "payouts:void_transactions_why",
  fields: () => <ReasonField />,
  available: hasOpenTransactions,
};

function ReasonField() {
  const t = useTranslate();
  return <TextField name="reason" label={t("payouts:column.reason")} maxLength={500} />;
}

function TransactionTypeCell({ row: { type } }: { row: TransactionRow }) {
  const t = useTranslate();
  return <>{t(`payouts:type.${agentTransactionTypes.byCode(type).key}`)}</>;
}

function FormulaCell({ row }: { row: TransactionRow }) {
  const formula = useTransactionFormula();
  return <>{formula(row)}</>;
}

function StateCell({ row: { state, voidReason } }: { row: TransactionRow }) {
  const t = useTranslate();
  return (
    <span className={state === "voided" ? "faint-ink" : undefined} title={voidReason ?? undefined}>
      {t(`payouts:state.${state}`)}
    </span>
  );
}

function ReceiptCell({ row: { receiptNumber } }: { row: TransactionRow }) {
  if (!receiptNumber) return null;
  return (
    <Link className="link" to={`/accounting/agent-billing/receipts/${receiptNumber}`}>
      {receiptNumber}
    </Link>
  );
}
