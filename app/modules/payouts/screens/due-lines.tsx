import { Ban } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { EarningInputs } from "#app/modules/ledger/model/earnings/earnings.ts";
import { parseMoney } from "#app/platform/money/money.ts";
import type { LocalDays } from "#app/platform/time/day-spans.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import type { AgentBillingRights } from "../commands/agent-billing-access.server.ts";
import type { ListedDue } from "../commands/view-dues.server.ts";
import { agentTransactionTypes } from "../model/agent-billing.enums.ts";
import { computeDueToPay } from "./dues.resource.tsx";
import { type ShownTransaction, TransactionLineHeads, TransactionLineRow } from "./transaction-lines.tsx";

/** A transaction as returned by the API. */
interface DueLine {
  id: string;
  day: string;
  type: number;
  quantity: number;
  amount: string;
  currency: string;
  description: string | null;
  created_by_name: string;
  method: number | null;
  inputs: Omit<EarningInputs, "from" | "to" | "firstTrip"> & { from?: string; to?: string; first_trip?: number };
}

/** Number of lines shown; a link opens the full list. */
const MAX_SHOWN_LINES = 20;

interface DueLinesProps {
  row: ListedDue;
  net: boolean;
  may: AgentBillingRights;
  /** Range of local days of the list; null for all. */
  worked: LocalDays | null;
}

/** The newest pending transactions of an agent in a currency, with their formulas. */
export function DueLines({ row, net, may, worked }: DueLinesProps) {
  const t = useTranslate();
  const call = useApi();
  const [lines, setLines] = useState<readonly ShownTransaction[] | null>(null);
  const { agentId, agentName, currency, count, total, cash } = row;
  const days = worked && `between,${worked.from},${worked.to}`;
  const [voiding, setVoiding] = useState<ShownTransaction | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const filters = { agent: [agentId], currency: [currency], state: ["open"], ...(days ? { day: [days] } : {}) };
    call<{ data: { transactions: DueLine[] } }>("agent-billing/transactions", {
      query: { filters, sort: "-day", limit: MAX_SHOWN_LINES },
      signal: abort.signal,
    }).then(
      ({ data }) => setLines(data.transactions.map(toShownTransaction)),
      () => !abort.signal.aborted && setLines([]),
    );
    return () => abort.abort();
  }, [call, agentId, currency, count, days]);
  return (
    <>
      <div className="pane-head">
        <h2>{agentName ?? t("accounting:no_agent")}</h2>
        <span className="soft-ink">
          {t("payouts:count", { count })}, {currency}
        </span>
        <Link
          className="link"
          to={`/accounting/agent-billing/pending/${agentId}/transactions?filters[currency][]=${currency}&filters[state][]=open${days ? `&filters[day][]=${days}` : ""}`}
        >
          {t("payouts:to_transactions")}
        </Link>
        <span className="grow" />
        <span className="soft-ink">
          {t("payouts:column.payout")} <MoneyText amount={total} currency={currency} />
          {net && (
            <>
              {" "}
              − {t("payouts:cash_on_hand")} <MoneyText amount={cash} currency={currency} />
            </>
          )}{" "}
          ={" "}
          <b>
            <MoneyText amount={computeDueToPay(row, net)} currency={currency} />
          </b>
        </span>
      </div>
      {lines === null ? (
        <p className="faint-ink">{t("common:field.loading")}</p>
      ) : (
        <table className="plain due-lines">
          <TransactionLineHeads>{may.voidTransaction && <th className="pick-cell" />}</TransactionLineHeads>
          <tbody>
            {lines.map((line) => (
              <TransactionLineRow key={line.id} line={line}>
                {may.voidTransaction && (
                  <td className="pick-cell">
                    <IconButton
                      icon={Ban}
                      size={14}
                      tip="end"
                      label={t("payouts:void_transactions")}
                      onClick={() => setVoiding(line)}
                    />
                  </td>
                )}
              </TransactionLineRow>
            ))}
          </tbody>
        </table>
      )}
      {voiding && (
        <CommandDialog
          key={voiding.id}
          title={t("payouts:void_transactions")}
          text={t("payouts:void_transactions_why")}
          cancelLabel={t("payouts:keep_transactions")}
          intent="accounting.agent_billing.void_transaction"
          hidden={{ "transactions[0]": voiding.id }}
          danger
          onDone={t("payouts:done.void_transactions")}
          onClose={() => setVoiding(null)}
        >
          <TextField name="reason" label={t("payouts:column.reason")} maxLength={500} />
        </CommandDialog>
      )}
    </>
  );
}

function toShownTransaction({
  type,
  amount,
  created_by_name: createdByName,
  inputs,
  ...line
}: DueLine): ShownTransaction {
  const { from, to, first_trip: firstTrip, ...rest } = inputs;
  const [known] = agentTransactionTypes.rows.filter(({ code }) => code === type);
  return {
    ...line,
    createdByName,
    type: known?.code ?? agentTransactionTypes.code.custom,
    amount: parseMoney(amount, line.currency) ?? 0,
    inputs: {
      ...rest,
      ...(from ? { from: Date.parse(from) } : {}),
      ...(to ? { to: Date.parse(to) } : {}),
      ...(firstTrip ? { firstTrip } : {}),
    },
  };
}
