import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatWithinSentence } from "#app/ui/formats/dates.ts";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { computeSendRate } from "../model/retry-schedule.ts";
import { useDurationFormat } from "./webhook-attempts.tsx";

/** The result of a dry run of a recovery. */
export interface RecoverPreview {
  count: number;
  types: readonly { type: string; count: number }[];
  skipped: number;
  oldest: number | null;
  newest: number | null;
  dry_run: boolean;
}

/** Shows how many events a recovery would send, by type, with their time range and duration; `median` is the endpoint's response time. */
export function RecoverCount({ counted, median }: { counted: RecoverPreview | null; median: number | null }) {
  const t = useTranslate();
  const dates = useDates();
  const span = useDurationFormat();
  const { locale } = useLanguage();
  const when = (at: number) => formatWithinSentence(dates.instant(at));
  const number = (value: number, decimals = 0) => formatNumber(value, locale, decimals);
  const { count, types, skipped, oldest, newest } = counted ?? emptyPreview;
  const rate = median === null ? null : computeSendRate(median);
  return (
    <>
      <div className="webhook-count" aria-live="polite">
        <p>
          <b>{counted ? number(count) : "…"}</b> {t("webhooks:count", { count })}
        </p>
        <ul>
          {types.map((each) => (
            <li key={each.type}>
              <span>{each.type}</span> <span>{number(each.count)}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="faint-ink">
        {rate !== null &&
          count > 0 &&
          `${t("webhooks:takes", { time: span((count / rate) * 1000), rate: number(rate, rate < 10 ? 1 : 0) })} `}
        {oldest !== null &&
          newest !== null &&
          `${t("webhooks:oldest_newest", { oldest: when(oldest), newest: when(newest) })} `}
        {skipped > 0 && t("webhooks:left_out", { n: number(skipped) })}
      </p>
    </>
  );
}

const emptyPreview: Omit<RecoverPreview, "dry_run"> = { count: 0, types: [], skipped: 0, oldest: null, newest: null };
