import type { ReactNode } from "react";
import { type DayFigures, rateOf, worstDay } from "#app/domain/webhooks/endpoint-week.ts";
import type { WebhookView } from "#app/domain/webhooks/webhook.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { Count } from "#app/ui/formats/measures.tsx";
import { Sparkline } from "#app/ui/sparkline/sparkline.tsx";
import { useWords } from "#app/ui/words/use-words.ts";

/** As large as the page draws them. */
const size = { width: 190, height: 28 };

/** Rates and times of seven days. */
export function WebhookFigures({ webhook, week }: { webhook: WebhookView; week: readonly DayFigures[] }) {
  const say = useWords();
  const dates = useDates();
  const { delivered, given_up: givenUp, waiting, next_at: next, p95_ms: p95 } = webhook;
  const done = delivered + givenUp;
  const rates = week.map(rateOf);
  const worst = worstDay(week);
  const low = worst === undefined ? undefined : week[worst];
  return (
    <dl className="webhook-figures">
      <Figure
        name={say("settings:webhooks.delivered")}
        value={percent(rateOf({ delivered, givenUp }))}
        line={
          <Sparkline
            values={rates}
            label={say("settings:webhooks.rate_by_day")}
            floor="least"
            worst={worst}
            {...size}
          />
        }
      >
        {say("settings:webhooks.delivered_of", { count: delivered, of: done })}
        {low && `, ${say("settings:webhooks.worst_day", { day: dates.instant(low.at), rate: percent(rateOf(low)) })}`}
      </Figure>
      <Figure
        name={say("settings:webhooks.p95")}
        value={p95 === null ? "–" : say("settings:webhooks.milliseconds", { ms: p95 })}
        line={
          <Sparkline
            values={week.map(({ p95Ms }) => p95Ms)}
            label={say("settings:webhooks.p95_by_day")}
            floor="zero"
            {...size}
          />
        }
      >
        {say("settings:webhooks.p95_limit")}
      </Figure>
      <Figure name={say("settings:webhooks.waiting")} value={<Count value={waiting} />}>
        {next !== null && say("settings:webhooks.next_at", { time: dates.instant(next) })}
      </Figure>
      <Figure name={say("settings:webhooks.given_up")} value={<Count value={givenUp} />} />
    </dl>
  );
}

/** Of per mille, with the tenth. */
const percent = (rate: number | null): string => (rate === null ? "–" : `${rate / 10} %`);

interface FigureProps {
  name: string;
  value: ReactNode;
  line?: ReactNode;
  children?: ReactNode;
}

function Figure({ name, value, line, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="webhook-figure">
          <b>{value}</b>
          {line}
        </span>
        <span className="faint-ink">{children}</span>
      </dd>
    </div>
  );
}
