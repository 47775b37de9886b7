import { useState } from "react";
import type { DaySchedule } from "#app/platform/time/schedule.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { NumberField } from "#app/ui/primitives/text-field.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { createSchedule, ScheduleFields } from "#app/ui/schedule/schedule-fields.tsx";

const cadences = ["daily", "weekly", "monthly"] as const;

interface RepeatDialogProps {
  number: string;
  zone: string;
  onClose: () => void;
}

/** Chooses the dates on which an order repeats, its start and its end. */
export function RepeatDialog({ number, zone, onClose }: RepeatDialogProps) {
  const t = useTranslate();
  const [schedule, setSchedule] = useState<DaySchedule>({ every: "weekly", weekdays: [1], time: "06:00" });
  const [lead, setLead] = useState(1);
  const [starts, setStarts] = useState(() => new Date().toLocaleDateString("sv", { timeZone: zone }));
  const [ends, setEnds] = useState("");
  const { run, refusal, busy } = useCommand((answer) => {
    if (!answer.ok) return;
    showToast(t("recurring:repeat_done", { number }));
    onClose();
  });
  const errors = refusal?.errors ?? {};
  const make = () =>
    void run("recurring_orders.create", {
      ...{ number, schedule, lead_days: lead, starts_on: starts },
      ...(ends ? { ends_on: ends } : {}),
    });
  const setCadence = (every: string) => {
    const cadence = cadences.find((each) => each === every);
    const next = cadence && createSchedule(cadence, schedule);
    if (next && "time" in next) setSchedule(next);
  };
  return (
    <Dialog
      open
      title={t("recurring:repeat_title", { number })}
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button kind="primary" pending={busy} disabled={!starts} onClick={make}>
            {t("recurring:repeat")}
          </Button>
        </>
      }
    >
      <div className="repeat">
        {refusal && Object.keys(errors).length === 0 && (
          <p className="problem" role="alert">
            {refusal.message}
          </p>
        )}
        <p className="soft-ink">{t("recurring:repeat_why")}</p>
        <div className="repeat-when">
          <Select
            label={t("rules:every")}
            value={schedule.every}
            options={cadences.map((value) => ({ value, label: t(`rules:cadence.${value}`) }))}
            onChange={(event) => setCadence(event.currentTarget.value)}
          />
          <ScheduleFields schedule={schedule} onChange={(next) => "time" in next && setSchedule(next)} />
        </div>
        <NumberField
          label={t("recurring:lead")}
          hint={t("recurring:lead_why", { time: schedule.time, zone })}
          unit={t("recurring:days")}
          min={0}
          max={30}
          step={1}
          required
          value={lead}
          errors={errors.lead_days}
          onChange={(event) => setLead(Number(event.currentTarget.value))}
        />
        <div className="repeat-span">
          <DateTimeField
            kind="date"
            label={t("recurring:starts")}
            required
            defaultValue={starts}
            errors={errors.starts_on}
            onValue={setStarts}
          />
          <DateTimeField
            kind="date"
            label={t("recurring:ends")}
            optional
            defaultValue={ends}
            errors={errors.ends_on}
            onValue={setEnds}
          />
        </div>
      </div>
    </Dialog>
  );
}
