import type { ReactNode } from "react";
import type { WebhookView } from "#app/domain/webhooks/webhook.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { Count } from "#app/ui/formats/measures.tsx";
import { useWords } from "#app/ui/words/use-words.ts";

/** Rates and times of seven days. */
export function WebhookFigures({ webhook }: { webhook: WebhookView }) {
  const say = useWords();
  const dates = useDates();
  const { delivered, given_up: givenUp, waiting, next_at: next, p95_ms: p95 } = webhook;
  const done = delivered + givenUp;
  const rate = done === 0 ? "–" : `${Math.floor((delivered / done) * 1000) / 10} %`;
  return (
    <dl className="webhook-figures">
      <Figure name={say("settings:webhooks.delivered")} value={rate}>
        {say("settings:webhooks.delivered_of", { count: delivered, of: done })}
      </Figure>
      <Figure
        name={say("settings:webhooks.p95")}
        value={p95 === null ? "–" : say("settings:webhooks.milliseconds", { ms: p95 })}
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

function Figure({ name, value, children }: { name: string; value: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        <span className="faint-ink">{children}</span>
      </dd>
    </div>
  );
}
