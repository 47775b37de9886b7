import type { UsageLine } from "#app/modules/workspace/model/subscription-plans.ts";
import { CountText, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";

interface UsageTableProps {
  usage: readonly UsageLine[];
  currency: string;
  /** Minor units. */
  total: number;
}

/** Counted usage against the limits of a plan, with excess and its price. */
export function UsageTable({ usage, currency, total }: UsageTableProps) {
  const t = useTranslate();
  const numbers = ["used", "limit", "excess", "each", "amount"] as const;
  return (
    <table className="plain usage">
      <thead>
        <tr>
          <th scope="col">{t("subscription:kind")}</th>
          {numbers.map((key) => (
            <th key={key} scope="col" className="numeric">
              {t(`subscription:${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {usage.map(({ kind, used, limit, excess, each, amount }) => (
          <tr key={kind}>
            <th scope="row">{t(`subscription:${kind}`)}</th>
            <td className="numeric">
              <CountText value={used} />
            </td>
            <td className="numeric">{limit === null ? t("subscription:unlimited") : <CountText value={limit} />}</td>
            <td className="numeric">
              <CountText value={excess} />
            </td>
            <td className="numeric">{each > 0 ? <MoneyText amount={each} currency={currency} /> : "–"}</td>
            <td className="numeric">
              <MoneyText amount={amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={5}>
            {t("subscription:total")}
          </th>
          <td className="numeric">
            <MoneyText amount={total} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
