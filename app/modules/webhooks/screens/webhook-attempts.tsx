import { DateTimeText, useDates } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatSpan } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import { RETRY_DELAYS_MS } from "../model/retry-schedule.ts";
import type { AttemptRow } from "../model/webhook.ts";
import type { ShownDelivery } from "./webhook-delivery.tsx";
import { useTookFormat } from "./webhook-log.tsx";

/** All attempts of a delivery with the delay before each, and the next one. */
export function WebhookAttempts({ of: { attempts, dueAt, attemptCount } }: { of: ShownDelivery }) {
  const t = useTranslate();
  const dates = useDates();
  const { now } = useFormats();
  const span = useDurationFormat();
  return (
    <section className="webhook-attempts">
      <h3>
        {t("webhooks:attempts")}
        {dueAt !== null && (
          <span className="faint-ink">
            {t("webhooks:next_at", { time: dates.instant(dueAt, "second") })}
            {dueAt > now && `, ${t("webhooks:in_time", { time: span(dueAt - now) })}`}
          </span>
        )}
      </h3>
      <ol>
        {attempts.map((attempt, at) => (
          <AttemptLine
            key={`${attempt.at} ${attempt.try}`}
            attempt={attempt}
            place={at + 1}
            before={attempts[at - 1]}
          />
        ))}
        {dueAt !== null && (
          <li>
            <StateLabel state="resting">{attempts.length + 1}</StateLabel>
            <span className="faint-ink">
              <DateTimeText at={dueAt} style="second" />
              {attempts.length > 0 && `, ${t("webhooks:after", { time: span(RETRY_DELAYS_MS[attemptCount] ?? 0) })}`}
            </span>
          </li>
        )}
      </ol>
      {attempts.length === 0 && dueAt === null && <p className="faint-ink">{t("webhooks:no_attempts")}</p>}
    </section>
  );
}

interface AttemptLineProps {
  attempt: AttemptRow;
  place: number;
  /** The previous attempt, if any. */
  before: AttemptRow | undefined;
}

function AttemptLine({ attempt: { at, status, durationMs, error }, place, before }: AttemptLineProps) {
  const t = useTranslate();
  const span = useDurationFormat();
  const took = useTookFormat();
  const why = knownFaults.find((each) => each === error);
  const isTaken = status !== null && status >= 200 && status < 300;
  return (
    <li>
      <StateLabel state={isTaken ? "done" : "failed"}>{place}</StateLabel>
      <span className="faint-ink">
        <DateTimeText at={at} style="second" />
        {before && `, ${t("webhooks:after", { time: span(at - before.at) })}`}
      </span>
      <span>{status ?? t(why ? `webhooks:error.${why}` : "webhooks:no_response")}</span>
      <span className="soft-ink">{took(durationMs)}</span>
    </li>
  );
}

/** Reasons for a missing response that have a translation. */
const knownFaults = ["timeout", "unreachable", "url_inside", "url_https", "event_over"] as const;

/** Formats a duration in milliseconds; short ones to the second. */
export function useDurationFormat(): (ms: number) => string {
  const t = useTranslate();
  return (ms) => (ms < 60_000 ? t("webhooks:seconds", { n: Math.round(ms / 1000) }) : formatSpan(ms / 1000, t));
}
