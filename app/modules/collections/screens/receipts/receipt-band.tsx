import { receiptStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ReceiptView } from "../../commands/receipts/view-receipts.server.ts";
import type { CashCountState } from "./use-cash-count.ts";

/** Label of the total by status; nothing is received with a voided receipt. */
const totalLabels = {
  [receiptStatuses.code.pending]: "accounting:band.to_receive",
  [receiptStatuses.code.received]: "accounting:band.received",
  [receiptStatuses.code.voided]: "accounting:column.total",
} as const;

/** The calculation of a receipt's total, from left to right. */
export function ReceiptBand({ receipt, count }: { receipt: ReceiptView["receipt"]; count: CashCountState }) {
  const t = useTranslate();
  const { currency, cash, other, status } = receipt;
  const received = status === receiptStatuses.code.received;
  const counted = received ? (receipt.counted ?? 0) : count.entered ? count.counted : null;
  const difference = counted === null ? 0 : counted - cash;
  const write = (amount: number) => <AmountText amount={amount} currency={currency} />;
  return (
    <div className="perforation">
      <dl className="summary-band">
        <div>
          <dt>{t("accounting:band.expected")}</dt>
          <dd>{write(cash)}</dd>
        </div>
        {counted !== null && (
          <div>
            <dt>{t("accounting:count.counted")}</dt>
            <dd>
              {difference < 0 && <span className="faint-ink">− </span>}
              {write(counted)}
            </dd>
          </div>
        )}
        {difference !== 0 && (
          <div className={difference < 0 ? "short" : undefined}>
            <dt>{t(difference < 0 ? "accounting:short" : "accounting:over")}</dt>
            <dd>
              {difference < 0 && <span className="faint-ink">= </span>}
              {write(Math.abs(difference))}
            </dd>
          </div>
        )}
        {other > 0 && (
          <div>
            <dt>{t("accounting:band.other")}</dt>
            <dd>{write(other)}</dd>
          </div>
        )}
        <div className="last">
          <dt>{t(totalLabels[status])}</dt>
          <dd>
            {write((counted ?? cash) + other)} <i>{currency}</i>
          </dd>
        </div>
      </dl>
    </div>
  );
}
