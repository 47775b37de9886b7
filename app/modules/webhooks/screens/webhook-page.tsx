import { CircleCheck, CircleOff, FlaskConical, History, KeyRound, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useRefresh } from "#app/ui/client/use-refresh.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatWithinSentence } from "#app/ui/formats/dates.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showToast } from "#app/ui/primitives/toast.ts";
import { ActionRow, type DetailAction } from "#app/ui/resource/detail/action-row.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import { Crumbs } from "#app/ui/resource/detail/detail-page.tsx";
import { TrailSteps } from "#app/ui/resource/detail/trail-steps.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import type { DeliveryDay } from "../model/delivery-week.ts";
import type { DeliveryRow, WebhookView } from "../model/webhook.ts";
import type { RecoverRange } from "./recover-dialog.tsx";
import { type ShownDelivery, WebhookDelivery } from "./webhook-delivery.tsx";
import { type WebhookDialog, WebhookDialogs } from "./webhook-dialogs.tsx";
import { WebhookFigures } from "./webhook-figures.tsx";
import { WebhookLog } from "./webhook-log.tsx";
import { EndpointStateCell, EventsCell } from "./webhooks.resource.tsx";
import "#app/modules/workspace/screens/log-page.css";
import "./webhook-page.css";

export interface WebhookPageProps {
  webhook: WebhookView;
  /** The last seven days, oldest first. */
  week: readonly DeliveryDay[];
  log: {
    deliveries: readonly DeliveryRow[];
    pagination: { next: string | null; total: number; total_is_exact: boolean };
  };
  /** The delivery that the URL opens. */
  delivery: ShownDelivery | null;
  state: string;
  search: string;
  canManage: boolean;
  range: RecoverRange;
}

const webhooksPath = "/settings/webhooks-alerts";

/** How often the page refreshes, milliseconds. */
const REFRESH_INTERVAL_MS = 10_000;

/** One endpoint: figures, deliveries and recovery. */
export function WebhookPage(props: WebhookPageProps) {
  const { webhook, delivery, canManage } = props;
  useRefresh(REFRESH_INTERVAL_MS);
  const t = useTranslate();
  const dates = useDates();
  const [dialog, setDialog] = useState<WebhookDialog | null>(null);
  const act = useCommandWithToast(() => showToast(t("webhooks:resent")));
  const { rotates_until: until } = webhook;
  return (
    <SettingsFrame>
      <div className="page">
        <PageTitle>{webhook.name}</PageTitle>
        <header className="log-head">
          <Crumbs
            crumbs={[{ label: t("webhooks:title"), to: webhooksPath }, { label: webhook.name }]}
            end={<TrailSteps />}
          />
          <div className="detail-heading">
            <div className="detail-title">
              <h1>{webhook.name}</h1>
              <EndpointStateCell of={webhook} />
            </div>
            {canManage && <ActionRow actions={getWebhookActions(webhook, t, { ask: setDialog })} />}
          </div>
          <p className="log-facts">
            <span className="break-all">{webhook.url}</span>
            <span>
              <EventsCell of={webhook} />, {t(`webhooks:size_words.${webhook.size}`)}
            </span>
            <span>{t("webhooks:version", { version: webhook.payload_version })}</span>
            <span>
              {t("webhooks:signed", { how: webhook.signing === "v1a" ? "v1, v1a" : "v1" })},{" "}
              {until === null
                ? t("webhooks:one_secret")
                : t("webhooks:two_secrets", { time: formatWithinSentence(dates.instant(until)) })}
            </span>
            {webhook.public_key && (
              <span className="break-all">
                {t("webhooks:public_key")} <code>{webhook.public_key}</code>
              </span>
            )}
          </p>
        </header>
        <WebhookFigures webhook={webhook} week={props.week} />
        <div className="log-body">
          <WebhookLog {...props} />
          {delivery && (
            <WebhookDelivery
              delivery={delivery}
              onResend={
                canManage && webhook.active
                  ? () => act.run("settings.webhooks.redeliver", { id: webhook.id, event_id: delivery.id })
                  : null
              }
            />
          )}
        </div>
      </div>
      {dialog === "delete" || dialog === "activate" || dialog === "deactivate" ? (
        <CommandDialog
          title={t(titles[dialog])}
          intent={`settings.webhooks.${dialog}`}
          hidden={{ "ids[0]": webhook.id }}
          text={dialog === "delete" ? t("webhooks:remove_sure") : undefined}
          danger={dialog === "delete"}
          onClose={() => setDialog(null)}
        />
      ) : (
        <WebhookDialogs webhook={webhook} open={dialog} range={props.range} onClose={() => setDialog(null)} />
      )}
    </SettingsFrame>
  );
}

const titles = {
  delete: "common:action.delete",
  activate: "webhooks:switch_on",
  deactivate: "webhooks:switch_off",
} as const;

function getWebhookActions(
  { active }: WebhookView,
  t: ReturnType<typeof useTranslate>,
  { ask }: { ask: (what: WebhookDialog) => void },
): DetailAction[] {
  const turn = active ? "deactivate" : "activate";
  const off = active ? {} : { unavailable: t("errors:webhook_inactive") };
  return [
    {
      key: "test",
      label: `${t("webhooks:test")}…`,
      icon: FlaskConical,
      quiet: true,
      onSelect: () => ask("test"),
      ...off,
    },
    {
      key: "rotate",
      label: t("webhooks:rotate"),
      icon: KeyRound,
      quiet: true,
      onSelect: () => ask("rotate"),
    },
    {
      key: "recover",
      label: `${t("webhooks:recover")}…`,
      icon: History,
      onSelect: () => ask("recover"),
      ...off,
    },
    { key: "edit", label: t("common:action.edit"), icon: Pencil, onSelect: () => ask("edit") },
    {
      key: turn,
      label: t(titles[turn]),
      icon: active ? CircleOff : CircleCheck,
      rare: true,
      onSelect: () => ask(turn),
    },
    {
      key: "delete",
      label: t("common:action.delete"),
      icon: Trash2,
      rare: true,
      danger: true,
      onSelect: () => ask("delete"),
    },
  ];
}
