import { Search } from "lucide-react";
import { Form, Link, useSearchParams } from "react-router";
import { type DeliveryRow, type DeliveryState, deliveryStates } from "#app/domain/webhooks/webhook.ts";
import { DateTime } from "#app/ui/formats/date-time.tsx";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { Tabs } from "#app/ui/primitives/tabs.tsx";
import { Shaped, type ShapedState } from "#app/ui/status/shaped.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { WebhookPageProps } from "./webhook-page.tsx";

const shapeOf: Readonly<Record<DeliveryState, ShapedState>> = {
  waiting: "under_way",
  delivered: "done",
  given_up: "failed",
};

/** How a delivery stands. */
export function DeliveryShape({ state }: { state: DeliveryState }) {
  const say = useWords();
  return <Shaped state={shapeOf[state]}>{say(`settings:webhooks.delivery_states.${state}`)}</Shaped>;
}

/** What an endpoint was sent, the newest first; a line opens beside it. */
export function WebhookLog({ log, state, search, delivery }: WebhookPageProps) {
  const say = useWords();
  const [params] = useSearchParams();
  const { deliveries, pagination } = log;
  const narrowed = state !== "" || search !== "";
  const to = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
    return `?${next}`;
  };
  const tabs = (["", ...deliveryStates] as const).map((key) => ({
    key,
    label: say(stateWords[key]),
    to: to({ state: key, cursor: "" }),
  }));
  return (
    <section className="webhook-log" aria-label={say("settings:webhooks.log")}>
      <div className="webhook-bar">
        <Form role="search" className="input">
          <Icon of={Search} />
          <input
            type="search"
            name="search"
            defaultValue={search}
            aria-label={say("settings:webhooks.log_search")}
            placeholder={say("settings:webhooks.log_search")}
          />
          {state && <input type="hidden" name="state" value={state} />}
        </Form>
        <Tabs label={say("settings:webhooks.delivery")} tabs={tabs} current={state} />
      </div>
      {deliveries.length === 0 ? (
        <EmptyState
          title={say(narrowed ? "settings:webhooks.nothing_found" : "settings:webhooks.no_deliveries")}
          {...(narrowed ? {} : { text: say("settings:webhooks.no_deliveries_why") })}
        />
      ) : (
        <table className="plain" aria-label={say("settings:webhooks.log")}>
          <thead>
            <tr>
              <th>{say("settings:webhooks.time")}</th>
              <th>{say("settings:webhooks.event")}</th>
              <th>{say("settings:webhooks.object")}</th>
              <th>{say("settings:webhooks.delivery")}</th>
              <th className="to-right">{say("settings:webhooks.answer")}</th>
              <th className="to-right">{say("settings:webhooks.took")}</th>
            </tr>
          </thead>
          <tbody>
            {deliveries.map((row) => (
              <Line key={row.id} row={row} to={to({ delivery: row.id })} current={row.id === delivery?.id} />
            ))}
          </tbody>
        </table>
      )}
      {pagination.next && <ButtonLink to={to({ cursor: pagination.next })}>{say("settings:webhooks.more")}</ButtonLink>}
    </section>
  );
}

const stateWords = {
  "": "settings:webhooks.any_state",
  waiting: "settings:webhooks.delivery_states.waiting",
  delivered: "settings:webhooks.delivery_states.delivered",
  given_up: "settings:webhooks.delivery_states.given_up",
} as const;

function Line({ row, to, current }: { row: DeliveryRow; to: string; current: boolean }) {
  const say = useWords();
  return (
    <tr aria-current={current || undefined}>
      <td className="whitespace-nowrap">
        <DateTime at={row.createdAt} />
      </td>
      <td>
        <Link to={to} preventScrollReset>
          {row.type}
        </Link>
      </td>
      <td>{row.number}</td>
      <td>
        <DeliveryShape state={row.state} />
      </td>
      <td className="to-right">{row.status ?? "–"}</td>
      <td className="to-right whitespace-nowrap">
        {row.tookMs === null ? "–" : say("settings:webhooks.milliseconds", { ms: row.tookMs })}
      </td>
    </tr>
  );
}
