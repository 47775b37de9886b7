import type { Schedule } from "#app/platform/time/schedule.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import { createSchedule, ScheduleFields } from "#app/ui/schedule/schedule-fields.tsx";
import { cadences, type RuleEvent, ruleEventKeys } from "../model/rule.enums.ts";

/** A rule starts at times or at an event. */
export type Trigger = { schedule: Schedule; event: undefined } | { schedule: undefined; event: RuleEvent };

interface TriggerFieldsProps {
  trigger: Trigger;
  onChange: (trigger: Trigger) => void;
}

/** The trigger of a rule in one row: cadence, days and time, or the event. */
export function TriggerFields({ trigger, onChange }: TriggerFieldsProps) {
  const t = useTranslate();
  const { schedule, event } = trigger;
  const choose = (value: string) => {
    const every = cadences.find((each) => each === value);
    if (every) onChange({ schedule: createSchedule(every, schedule), event: undefined });
    else onChange({ schedule: undefined, event: "order_created" });
  };
  return (
    <div className="rule-when">
      <Select
        label={t("rules:every")}
        hideLabel
        value={schedule?.every ?? "event"}
        options={[...cadences, "event" as const].map((value) => ({ value, label: t(`rules:cadence.${value}`) }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {event && (
        <Select
          label={t("rules:event_label")}
          hideLabel
          value={event}
          options={ruleEventKeys.map((value) => ({ value, label: t(`rules:event.${value}`) }))}
          onChange={(event) => {
            const chosen = ruleEventKeys.find((each) => each === event.currentTarget.value);
            if (chosen) onChange({ schedule: undefined, event: chosen });
          }}
        />
      )}
      {schedule && (
        <ScheduleFields schedule={schedule} onChange={(next) => onChange({ schedule: next, event: undefined })} />
      )}
    </div>
  );
}
