import { useEffect, useState } from "react";
import { Link } from "react-router";
import { parseMoney } from "#app/platform/money/money.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { AmountText, formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { MerchantBillingRights } from "../../commands/billing/billing-access.server.ts";
import type { ListedBalance } from "../../commands/billing/listed-balances.server.ts";
import type { PendingDays } from "../../db/pending-days.server.ts";
import type { BilledTableLine } from "../invoices/billed-table.tsx";
import { useLineLabels } from "../invoices/use-line-labels.ts";
import { BalanceAction } from "./balance-action.tsx";

/** A line as returned by the API. */
interface PendingLine extends Omit<BilledTableLine, "each" | "amount"> {
  each: string;
  amount: string;
}

interface BalancePaneProps {
  row: ListedBalance;
  may: MerchantBillingRights;
  /** Range of days of the list. */
  days: PendingDays | null;
}

/** Details of a merchant's row: fees by type and price, tax, held collections, use of the billing limit, and actions. */
export function BalancePane({ row, may, days }: BalancePaneProps) {
  const t = useTranslate();
  const call = useApi();
  const { locale } = useLanguage();
  const words = useLineLabels();
  const [lines, setLines] = useState<readonly BilledTableLine[] | null>(null);
  const { from, to } = days ?? {};
  useEffect(() => {
    const abort = new AbortController();
    call<{ data: { lines: PendingLine[] } }>("billing/pending-lines", {
      query: { pending: row.id, ...(from && { from }), ...(to && { to }) },
      signal: abort.signal,
    }).then(
      ({ data }) => setLines(data.lines.map(toBilledTableLine)),
      () => !abort.signal.aborted && setLines([]),
    );
    return () => abort.abort();
    // Reload the lines when the open amounts change.
  }, [call, row.id, row.feeCount, from, to]);
  const { currency, limit } = row;
  const write = (amount: number) => formatAmount(amount, currency, locale);
  return (
    <div className="balance-pane">
      <section>
        <h2>{row.merchantName}</h2>
        <p className="faint-ink">
          {[row.city, t("billing:orders_count", { count: row.orderCount }), t("billing:net_to_merchant")]
            .filter(Boolean)
            .join(", ")}
        </p>
        <p className="balance-net">
          {write(row.net)} <i>{currency}</i>
        </p>
      </section>
      <section>
        {lines === null ? (
          <p className="faint-ink">{t("common:field.loading")}</p>
        ) : (
          <dl className="balance-sums">
            {lines.map((line) => (
              <SumLine
                key={`${line.type}-${line.each}-${line.description}-${line.tier?.from}`}
                label={words(line).title}
                note={`${line.count} × ${write(line.each)}`}
                amount={line.amount}
                currency={currency}
              />
            ))}
            <SumLine
              label={t("billing:column.vat")}
              note={row.treatment === "standard" ? "" : t(`billing:without_vat.${row.treatment}`)}
              amount={row.vat}
              currency={currency}
            />
            <SumLine total label={t("billing:column.invoice")} note={currency} amount={row.total} currency={currency} />
            {row.heldCount > 0 && (
              <SumLine
                label={t("billing:column.collections")}
                note={t("billing:received_count", { count: row.heldCount })}
                amount={row.held}
                currency={currency}
              />
            )}
            <SumLine total label={t("billing:sum.net")} note={currency} amount={row.net} currency={currency} />
          </dl>
        )}
      </section>
      {limit && (
        <section>
          <p className="faint-ink">{t("billing:column.limit")}</p>
          <span className={`limit limit-wide${limit.share >= 100 ? " over" : ""}`}>
            <progress value={Math.min(100, limit.share)} max={100} aria-hidden />
          </span>
          <p>
            {t("billing:limit_of", { owed: write(limit.owed), limit: write(limit.limit) })}{" "}
            <span className="faint-ink">{currency}</span>
          </p>
          <p className="hint">{t("billing:limit_made_of", { fees: write(row.fees), unpaid: write(limit.unpaid) })}</p>
        </section>
      )}
      <section>
        <BalanceAction row={row} may={may} days={days} />
        <p>
          <Link className="link" to={`/orders?filters[merchant][]=${row.merchantId}`}>
            {t("billing:orders_of_merchant")}
          </Link>
        </p>
      </section>
    </div>
  );
}

interface SumLineProps {
  label: string;
  note?: string;
  amount: number;
  currency: string;
  total?: boolean;
}

function SumLine({ label, note, amount, currency, total = false }: SumLineProps) {
  return (
    <div className={total ? "total" : undefined}>
      <dt>
        {label} <span className="faint-ink">{note}</span>
      </dt>
      <dd>
        <AmountText amount={amount} currency={currency} />
      </dd>
    </div>
  );
}

function toBilledTableLine({ each, amount, ...line }: PendingLine): BilledTableLine {
  const minor = (text: string) => parseMoney(text, line.currency) ?? 0;
  return { ...line, each: minor(each), amount: minor(amount) };
}
