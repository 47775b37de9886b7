import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FailureReason, failureReasons } from "#app/modules/shipments/model/shipment.enums.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextArea } from "#app/ui/primitives/text-field.tsx";
import type { LiveRoute, LiveStop } from "../model/live-route.ts";
import type { useRouteCommands } from "./use-route-commands.ts";

interface AttemptDialogProps {
  route: LiveRoute;
  stop: LiveStop;
  /** Local date; the default is the day after. */
  today: string;
  act: ReturnType<typeof useRouteCommands>;
  onClose(): void;
}

/** Records a failed attempt with a reason; some reasons require a date, OTHER requires a note. */
export function AttemptDialog({ route, stop, today, act, onClose }: AttemptDialogProps) {
  const { t } = useTranslation("routes");
  const translate = useTranslate();
  const form = useId();
  const [reason, setReason] = useState<FailureReason | null>(null);
  const rule = failureReasons.find(({ key }) => key === reason);
  const needsDate = rule !== undefined && "when" in rule && rule.when === "date_required";
  const needsNote = rule !== undefined && "noteRequired" in rule;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!reason) return;
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "").trim() || undefined;
    onClose();
    act.send({
      intent: "routes.attempt_stop",
      routeId: route.id,
      stopId: stop.id,
      reason,
      note: text("note"),
      date: text("date"),
    });
  };
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {translate("common:action.cancel")}
      </Button>
      <Button kind="primary" type="submit" form={form}>
        {t("attempt_save")}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={t("attempt_title", { name: stop.shipment?.customerName || stop.name })}
      onClose={onClose}
      footer={footer}
    >
      <form id={form} onSubmit={save} className="stack">
        <Select
          label={t("reason_label")}
          name="reason"
          required
          placeholder={translate("common:field.choose")}
          options={failureReasons.map(({ key, leadsTo }) => ({
            value: key,
            label: translate(`shipments:reason.${key}`),
            group: translate(`shipments:leads_to.${leadsTo}`),
          }))}
          onChange={(event) => setReason(failureReasons.find(({ key }) => key === event.target.value)?.key ?? null)}
        />
        {needsDate && (
          <DateTimeField
            key={reason}
            kind="date"
            label={t("date_label")}
            name="date"
            required
            min={addDays(today, 1)}
            defaultValue={addDays(today, 1)}
          />
        )}
        <TextArea label={t("note_label")} name="note" required={needsNote} optional={!needsNote} maxLength={1000} />
      </form>
    </Dialog>
  );
}
