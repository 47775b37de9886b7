import type { ReactNode } from "react";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatWithinSentence } from "#app/ui/formats/dates.ts";
import { CountText, formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Sparkline } from "#app/ui/sparkline/sparkline.tsx";
import { computeDeliveryRate, type DeliveryDay, findWorstDay } from "../model/delivery-week.ts";
import type { WebhookView } from "../model/webhook.ts";
import { useTookFormat } from "./webhook-log.tsx";

/** Size on the page, pixels. */
const SPARKLINE_SIZE = { width: 190, height: 28 };

/** Delivery rates and response times of seven days. */
export function WebhookFigures({ webhook, week }: { webhook: WebhookView; week: readonly DeliveryDay[] }) {
  const t = useTranslate();
  const dates = useDates();
  const took = useTookFormat();
  const { locale } = useLanguage();
  const { delivered, failed, failed_at: lastFailedAt, waiting, next_at: next } = webhook;
  const { p95_ms: p95, median_ms: median } = webhook;
  /** Formats per mille as a percentage with one decimal. */
  const percent = (rate: number | null) =>
    rate === null ? "–" : `${formatNumber(rate / 10, locale, rate % 10 === 0 ? 0 : 1)} %`;
  const number = (value: number) => formatNumber(value, locale);
  const finished = delivered + failed;
  const rates = week.map(computeDeliveryRate);
  const worst = findWorstDay(week);
  const low = worst === undefined ? undefined : week[worst];
  return (
    <dl className="log-figures">
      <Figure
        name={t("webhooks:delivered")}
        value={percent(computeDeliveryRate({ delivered, failed }))}
        line={
          <Sparkline values={rates} label={t("webhooks:rate_by_day")} floor="least" worst={worst} {...SPARKLINE_SIZE} />
        }
      >
        {t("webhooks:delivered_of", { count: number(delivered), of: number(finished) })}
        {low &&
          `, ${t("webhooks:worst_day", { day: formatWithinSentence(dates.instant(low.at)), rate: percent(computeDeliveryRate(low)) })}`}
      </Figure>
      <Figure
        name={t("webhooks:p95")}
        value={p95 === null ? "–" : took(p95)}
        line={
          <Sparkline
            values={week.map(({ p95Ms }) => p95Ms)}
            label={t("webhooks:p95_by_day")}
            floor="zero"
            {...SPARKLINE_SIZE}
          />
        }
      >
        {median !== null && `${t("webhooks:median", { time: took(median) })}, `}
        {t("webhooks:p95_limit")}
      </Figure>
      <Figure name={t("webhooks:waiting")} value={<CountText value={waiting} />}>
        {next !== null && t("webhooks:next_at", { time: formatWithinSentence(dates.instant(next)) })}
      </Figure>
      <Figure name={t("webhooks:not_delivered")} value={<CountText value={failed} />}>
        {lastFailedAt !== null &&
          t("webhooks:not_delivered_at", { time: formatWithinSentence(dates.instant(lastFailedAt)) })}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: ReactNode;
  line?: ReactNode;
  children?: ReactNode;
}

/** A figure with its line and what it consists of. */
export function Figure({ name, value, line, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="log-figure">
          <b>{value}</b>
          {line}
        </span>
        <span className="faint-ink">{children}</span>
      </dd>
    </div>
  );
}
