import { receiptStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { AmountText, formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ReceiptView } from "../../commands/receipts/view-receipts.server.ts";
import type { PostedSum } from "../../model/receipt-postings.ts";

interface PostedTableProps {
  view: ReceiptView;
  /** What the till is called, where there are several. */
  till: string | null | undefined;
  posted: readonly PostedSum[];
}

/** The postings of receiving by account, before or after it. */
export function PostedTable({ view: { receipt, cashOnHand }, till, posted }: PostedTableProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { currency } = receipt;
  const agent = receipt.agentName ?? t("accounting:no_agent");
  const sum = (side: "debit" | "credit") => posted.reduce((total, each) => total + each[side], 0);
  const cell = (amount: number) => (amount === 0 ? null : <AmountText amount={amount} currency={currency} />);
  const pending = receipt.status === receiptStatuses.code.pending;
  const write = (amount: number) => formatAmount(amount, currency, locale);
  return (
    <div className="posted">
      <h2>{t(pending ? "accounting:posting.will" : "accounting:posting.was")}</h2>
      <table className="plain">
        <thead>
          <tr>
            <th>{t("accounting:books.account")}</th>
            <th className="to-right">{t("accounting:books.debit")}</th>
            <th className="to-right">{t("accounting:books.credit")}</th>
          </tr>
        </thead>
        <tbody>
          {posted.map(({ kind, debit, credit }) => (
            <tr key={kind}>
              <td>
                {t(`accounting:account.${kind}`)}
                {kind === "agent_cash" && `, ${agent}`}
                {kind === "carrier_cash" && till && `, ${till}`}
              </td>
              <td className="to-right">{cell(debit)}</td>
              <td className="to-right">{cell(credit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>
              {t("accounting:books.sum")} <span className="faint-ink">{currency}</span>
            </td>
            <td className="to-right">{cell(sum("debit"))}</td>
            <td className="to-right">{cell(sum("credit"))}</td>
          </tr>
        </tfoot>
      </table>
      {pending && receipt.cash > 0 && (
        <p className="hint">
          {t("accounting:posting.falls", {
            agent,
            from: write(cashOnHand),
            to: write(cashOnHand - receipt.cash),
            currency,
          })}
        </p>
      )}
    </div>
  );
}
