import { Send } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { eventTypes } from "#app/platform/events/event-catalogue.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { getDateFormat } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import type { WebhookView } from "../model/webhook.ts";
import { RecoverCount, type RecoverPreview } from "./recover-count.tsx";

const recoverChoices = ["undelivered", "all"] as const;
type RecoverChoice = (typeof recoverChoices)[number];

/** Local times of the account, `YYYY-MM-DDTHH:MM`. */
export interface RecoverRange {
  since: string;
  until: string;
}

/** Sends the events of a range again, after showing how many they are. */
export function RecoverDialog({
  webhook,
  range,
  onClose,
}: {
  webhook: WebhookView;
  range: RecoverRange;
  onClose: () => void;
}) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const [since, setSince] = useState(range.since);
  const [until, setUntil] = useState(range.until);
  const [chosen, setChosen] = useState<RecoverChoice>("undelivered");
  const [type, setType] = useState("");
  const [counted, setCounted] = useState<RecoverPreview | null>(null);
  const { run, busy, refusal } = useCommand<RecoverPreview>((answer) => {
    if (!answer.ok) return;
    if (answer.value.dry_run) return setCounted(answer.value);
    showToast(t("webhooks:sent", { count: answer.value.count }));
    onClose();
  });
  const requested = { id: webhook.id, since, until, events: chosen, types: type === "" ? [] : [type] };
  const count = useEffectEvent(() => void run("settings.webhooks.recover", { ...requested, dry_run: true }));
  useEffect(() => {
    setCounted(null);
    // An incomplete time is not used yet.
    if (since && until && chosen && type !== null) count();
  }, [since, until, chosen, type]);
  const found = counted?.count ?? 0;
  const subscribed = webhook.events.length > 0 ? webhook.events : eventTypes;
  return (
    <Dialog
      open
      middle
      title={t("webhooks:recover_title")}
      onClose={onClose}
      footer={
        <>
          <TimeZoneNote />
          <Button kind="ghost" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button
            kind="primary"
            icon={Send}
            pending={busy}
            disabled={found === 0}
            onClick={() => void run("settings.webhooks.recover", { ...requested, dry_run: false })}
          >
            {t("webhooks:send", { count: found, written: formatNumber(found, locale) })}
          </Button>
        </>
      }
    >
      <p className="soft-ink">{t("webhooks:recover_why")}</p>
      <div className="webhook-range">
        <DateTimeField
          kind="datetime-local"
          label={t("webhooks:since")}
          defaultValue={range.since}
          onValue={setSince}
        />
        <DateTimeField
          kind="datetime-local"
          label={t("webhooks:until")}
          defaultValue={range.until}
          onValue={setUntil}
        />
        <Select
          label={t("webhooks:which")}
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value === "all" ? "all" : "undelivered")}
          options={recoverChoices.map((value) => ({ value, label: t(`webhooks:which_of.${value}`) }))}
        />
        <Select
          label={t("webhooks:events")}
          value={type}
          onChange={(event) => setType(event.currentTarget.value)}
          placeholder={t("webhooks:all_subscribed", { n: subscribed.length })}
          options={subscribed.map((value) => ({ value, label: value }))}
        />
      </div>
      {refusal && <p role="alert">{refusal.message}</p>}
      <RecoverCount counted={counted} median={webhook.median_ms} />
    </Dialog>
  );
}

/** Names the time zone of the range. */
function TimeZoneNote() {
  const t = useTranslate();
  const { timezone, dateLocale, now } = useFormats();
  const parts = getDateFormat(dateLocale, { timeZone: timezone, timeZoneName: "short" }).formatToParts(now);
  const zone = parts.find((part) => part.type === "timeZoneName")?.value ?? timezone;
  const place = timezone.slice(timezone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return <span className="faint-ink grow">{t("webhooks:times_in", { place, zone })}</span>;
}
