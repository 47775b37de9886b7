import { DateTime, useDates } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { writeSpan } from "#app/ui/formats/measures.tsx";
import { Shaped } from "#app/ui/status/shaped.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { AttemptRow } from "../model/webhook.ts";
import { tryWaits } from "../model/webhook-due.ts";
import type { ShownDelivery } from "./webhook-delivery.tsx";
import { useTook } from "./webhook-log.tsx";

/** Every attempt of a delivery with the wait before it, and the one that comes next. */
export function WebhookAttempts({ of: { attempts, dueAt, tries } }: { of: ShownDelivery }) {
  const say = useWords();
  const dates = useDates();
  const { now } = useFormats();
  const span = useSpan();
  return (
    <section className="webhook-attempts">
      <h3>
        {say("settings:webhooks.attempts")}
        {dueAt !== null && (
          <span className="faint-ink">
            {say("settings:webhooks.next_at", { time: dates.instant(dueAt, "second") })}
            {dueAt > now && `, ${say("settings:webhooks.in_time", { time: span(dueAt - now) })}`}
          </span>
        )}
      </h3>
      <ol>
        {attempts.map((attempt, at) => (
          <Attempt key={`${attempt.at} ${attempt.try}`} attempt={attempt} place={at + 1} before={attempts[at - 1]} />
        ))}
        {dueAt !== null && (
          <li>
            <Shaped state="resting">{attempts.length + 1}</Shaped>
            <span className="faint-ink">
              <DateTime at={dueAt} style="second" />
              {attempts.length > 0 && `, ${say("settings:webhooks.after", { time: span(tryWaits[tries] ?? 0) })}`}
            </span>
          </li>
        )}
      </ol>
      {attempts.length === 0 && dueAt === null && <p className="faint-ink">{say("settings:webhooks.no_attempts")}</p>}
    </section>
  );
}

interface AttemptProps {
  attempt: AttemptRow;
  place: number;
  /** The one before it, if any. */
  before: AttemptRow | undefined;
}

function Attempt({ attempt: { at, status, tookMs, error }, place, before }: AttemptProps) {
  const say = useWords();
  const span = useSpan();
  const took = useTook();
  const why = faults.find((each) => each === error);
  const isTaken = status !== null && status >= 200 && status < 300;
  return (
    <li>
      <Shaped state={isTaken ? "done" : "failed"}>{place}</Shaped>
      <span className="faint-ink">
        <DateTime at={at} style="second" />
        {before && `, ${say("settings:webhooks.after", { time: span(at - before.at) })}`}
      </span>
      <span>{status ?? say(why ? `settings:webhooks.error.${why}` : "settings:webhooks.no_answer")}</span>
      <span className="soft-ink">{took(tookMs)}</span>
    </li>
  );
}

/** Why nobody answered, as the sender notes it. */
const faults = ["timeout", "unreachable", "url_inside", "url_https", "event_over"] as const;

/** A length of time, milliseconds, in words: to the second where it is short. */
export function useSpan(): (ms: number) => string {
  const say = useWords();
  return (ms) =>
    ms < 60_000 ? say("settings:webhooks.seconds", { n: Math.round(ms / 1000) }) : writeSpan(ms / 1000, say);
}
