import { Link } from "react-router";
import { LogSection, useSearchWith } from "#app/modules/workspace/screens/log-section.tsx";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type LabeledState, StateLabel } from "#app/ui/status/state-label.tsx";
import { type DeliveryState, deliveryStates } from "../model/webhook.enums.ts";
import type { DeliveryRow } from "../model/webhook.ts";
import type { WebhookPageProps } from "./webhook-page.tsx";

const deliveryShapes: Readonly<Record<DeliveryState, LabeledState>> = {
  waiting: "under_way",
  delivered: "done",
  failed: "failed",
};

/** Badge of a delivery's state. */
export function DeliveryShape({ state }: { state: DeliveryState }) {
  const t = useTranslate();
  return <StateLabel state={deliveryShapes[state]}>{t(`webhooks:delivery_states.${state}`)}</StateLabel>;
}

/** Formats a response time: "182 ms", "15.0 s". */
export function useTookFormat(): (ms: number) => string {
  const t = useTranslate();
  const { locale } = useLanguage();
  return (ms) =>
    ms < 1000
      ? t("webhooks:milliseconds", { ms })
      : t("webhooks:took_seconds", { seconds: formatNumber(ms / 1000, locale, 1) });
}

/** The deliveries of an endpoint, newest first; a selected one opens beside the list. */
export function WebhookLog({ log, state, search, delivery }: WebhookPageProps) {
  const t = useTranslate();
  const to = useSearchWith();
  const { deliveries, pagination } = log;
  const tabs = (["", ...deliveryStates] as const).map((key) => ({ key, label: t(stateLabels[key]) }));
  return (
    <LogSection
      label={t("webhooks:log")}
      by={{ name: "state", tabs, current: state, label: t("webhooks:delivery") }}
      search={{ value: search, label: t("webhooks:log_search") }}
      columns={[
        { header: t("webhooks:time") },
        { header: t("webhooks:event") },
        { header: t("webhooks:object") },
        { header: t("webhooks:delivery") },
        { header: t("webhooks:response"), end: true },
        { header: t("webhooks:took"), end: true },
      ]}
      lines={deliveries.map((row) => (
        <DeliveryLine key={row.id} row={row} to={to({ delivery: row.id })} current={row.id === delivery?.id} />
      ))}
      empty={{
        narrowed: t("webhooks:nothing_found"),
        title: t("webhooks:no_deliveries"),
        text: t("webhooks:no_deliveries_why"),
      }}
      next={pagination.next}
      older={t("webhooks:more")}
      range={{ rows: deliveries.length, newest: t("webhooks:newest"), ...pagination }}
    />
  );
}

const stateLabels = {
  "": "webhooks:any_state",
  waiting: "webhooks:delivery_states.waiting",
  delivered: "webhooks:delivery_states.delivered",
  failed: "webhooks:delivery_states.failed",
} as const;

function DeliveryLine({ row, to, current }: { row: DeliveryRow; to: string; current: boolean }) {
  const took = useTookFormat();
  return (
    <tr aria-current={current || undefined}>
      <td className="whitespace-nowrap">
        <DateTimeText at={row.createdAt} style="second" />
      </td>
      <td>
        <b>
          <Link to={to} preventScrollReset>
            {row.type}
          </Link>
        </b>
      </td>
      <td className="soft-ink whitespace-nowrap">{row.number}</td>
      <td>
        <DeliveryShape state={row.state} />
      </td>
      <td className="to-right">{row.status}</td>
      <td className="to-right soft-ink whitespace-nowrap">{row.durationMs !== null && took(row.durationMs)}</td>
    </tr>
  );
}
