import { Copy, RotateCw } from "lucide-react";
import type { AttemptRow, DeliveryRow } from "#app/domain/webhooks/webhook.ts";
import { DateTime, useDates } from "#app/ui/formats/date-time.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { toast } from "#app/ui/primitives/toast.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import { DeliveryShape } from "./webhook-log.tsx";

interface Request {
  url: string;
  headers: readonly { name: string; value: string }[];
  body: string;
}

/** A delivery with what is sent and every attempt. */
export interface ShownDelivery extends DeliveryRow {
  request: Request | null;
  attempts: readonly AttemptRow[];
}

interface WebhookDeliveryProps {
  delivery: ShownDelivery;
  /** Null where it may not be sent again. */
  onResend: (() => void) | null;
}

/** One delivery: its attempts, the request as it was signed, and what was answered. */
export function WebhookDelivery({ delivery, onResend }: WebhookDeliveryProps) {
  const say = useWords();
  const dates = useDates();
  const { attempts, request, dueAt, type, state } = delivery;
  const last = attempts.at(-1);
  return (
    <aside className="webhook-delivery" aria-label={type}>
      <header>
        <h2>{type}</h2>
        <DeliveryShape state={state} />
        {onResend && (
          <Button icon={RotateCw} onClick={onResend}>
            {say("settings:webhooks.resend")}
          </Button>
        )}
      </header>
      <h3>{say("settings:webhooks.attempts")}</h3>
      {dueAt !== null && (
        <p className="faint-ink">{say("settings:webhooks.next_at", { time: dates.instant(dueAt) })}</p>
      )}
      <ol>
        {attempts.map((attempt, at) => (
          <Attempt key={`${attempt.at} ${attempt.try}`} attempt={attempt} place={at + 1} />
        ))}
      </ol>
      {attempts.length === 0 && <p className="faint-ink">{say("settings:webhooks.no_attempts")}</p>}
      <h3>{say("settings:webhooks.request")}</h3>
      {request ? <RequestText request={request} /> : <p>{say("settings:webhooks.request_over")}</p>}
      {last?.answer && (
        <>
          <h3>{say("settings:webhooks.answer_to", { try: attempts.length })}</h3>
          <Scrolled>{last.answer}</Scrolled>
        </>
      )}
    </aside>
  );
}

function Attempt({ attempt: { at, status, tookMs, error }, place }: { attempt: AttemptRow; place: number }) {
  const say = useWords();
  const why = faults.find((each) => each === error);
  return (
    <li>
      <span>{place}</span>
      <DateTime at={at} />
      <span>{status ?? say(why ? `settings:webhooks.error.${why}` : "settings:webhooks.no_answer")}</span>
      <span className="faint-ink">{say("settings:webhooks.milliseconds", { ms: tookMs })}</span>
    </li>
  );
}

/** Why nobody answered, as the sender notes it. */
const faults = ["timeout", "unreachable", "url_inside", "url_https", "event_over"] as const;

function RequestText({ request: { url, headers, body } }: { request: Request }) {
  const say = useWords();
  const curl = [
    `curl -X POST ${quoted(url)}`,
    ...headers.map(({ name, value }) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(body)}`,
  ].join(" ");
  return (
    <>
      <Scrolled>
        {[`POST ${new URL(url).pathname}`, ...headers.map(({ name, value }) => `${name}: ${value}`)].join("\n")}
      </Scrolled>
      <Scrolled>{JSON.stringify(JSON.parse(body), null, 2)}</Scrolled>
      {body.includes('"current":{') && <p className="faint-ink">{say("settings:webhooks.request_current")}</p>}
      <Button
        kind="ghost"
        icon={Copy}
        onClick={() => void navigator.clipboard.writeText(curl).then(() => toast(say("common:error.copied")))}
      >
        {say("settings:webhooks.copy_curl")}
      </Button>
    </>
  );
}

/** Text as it came, which scrolls when it is long. */
function Scrolled({ children }: { children: string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
  return <pre tabIndex={0}>{children}</pre>;
}

/** A word of a shell, whatever is in it. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
