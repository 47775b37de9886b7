import { Figure } from "#app/modules/webhooks/screens/webhook-figures.tsx";
import { useTookFormat } from "#app/modules/webhooks/screens/webhook-log.tsx";
import { CountText, formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Sparkline } from "#app/ui/sparkline/sparkline.tsx";
import type { RequestFigures } from "../../model/api-request.ts";

/** Size on the page, pixels. */
const SPARKLINE_SIZE = { width: 170, height: 28 };

/** Seven days of a token's requests. */
export function RequestFigureLine({
  figures: { days, total, refused, tooMany, p95Ms, medianMs },
}: {
  figures: RequestFigures;
}) {
  const t = useTranslate();
  const took = useTookFormat();
  const { locale } = useLanguage();
  const number = (value: number) => formatNumber(value, locale);
  const busiest = Math.max(...days.map((each) => each.total));
  const share = total === 0 ? "–" : `${formatNumber((refused / total) * 100, locale, 1)} %`;
  return (
    <dl className="log-figures">
      <Figure
        name={t("requests:total")}
        value={<CountText value={total} />}
        line={
          <Sparkline
            values={days.map((each) => each.total)}
            label={t("requests:by_day")}
            floor="zero"
            {...SPARKLINE_SIZE}
          />
        }
      >
        {total > 0 && t("requests:busiest", { most: number(busiest) })}
      </Figure>
      <Figure
        name={t("requests:refused")}
        value={share}
        line={
          <Sparkline
            values={days.map((each) => each.refused)}
            label={t("requests:refused_by_day")}
            floor="zero"
            {...SPARKLINE_SIZE}
          />
        }
      >
        {total > 0 && t("requests:refused_of", { count: number(refused), of: number(total) })}
      </Figure>
      <Figure name={t("webhooks:p95")} value={p95Ms === null ? "–" : took(p95Ms)}>
        {medianMs !== null && t("webhooks:median", { time: took(medianMs) })}
      </Figure>
      <Figure name={t("requests:too_many")} value={<CountText value={tooMany} />}>
        {t("requests:too_many_why")}
      </Figure>
    </dl>
  );
}
