import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { AmountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { CloseScreen } from "../commands/view-close.server.ts";

interface LatePostingsProps {
  late: CloseScreen["period"]["late"];
  more: boolean;
}

/** What happened in a closed month and was posted into this one, with both days. */
export function LatePostings({ late, more }: LatePostingsProps) {
  const t = useTranslate();
  if (late.length === 0) return null;
  return (
    <section className="closing-table">
      <h2>
        {t("closing:late.title")} <span className="faint-ink">{t("closing:late.why")}</span>
      </h2>
      <table>
        <thead>
          <tr>
            <th>{t("closing:late.fact")}</th>
            <th>{t("closing:late.happened")}</th>
            <th>{t("closing:late.posted")}</th>
            <th>{t("accounting:books.posted_by")}</th>
            <th className="to-right">{t("accounting:column.amount")}</th>
          </tr>
        </thead>
        <tbody>
          {late.map(({ number, kind, orderNumber, happenedOn, postedOn, actorName, amount, currency }) => (
            <tr key={number}>
              <td>
                {t(`accounting:books.kinds.${kind}`)} {orderNumber}
              </td>
              <td>
                <DateTimeText at={happenedOn} style="date" />
              </td>
              <td>
                <DateTimeText at={postedOn} style="date" />
              </td>
              <td className="soft-ink">{actorName}</td>
              <td className="to-right">
                <AmountText amount={amount ?? 0} currency={currency} /> {currency}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more && <p className="hint">{t("closing:late.more")}</p>}
    </section>
  );
}
