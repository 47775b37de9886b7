import { minuteSteps, weekdays } from "#app/modules/automation/model/rule.enums.ts";
import type { Schedule } from "#app/platform/time/schedule.ts";
import { useFormats } from "../formats/formats-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { DateTimeField } from "../primitives/date-time-field.tsx";
import { Select } from "../primitives/select.tsx";
import { NumberField } from "../primitives/text-field.tsx";
import { formatWeekday } from "./schedule-labels.ts";
import "./schedule.css";

/** What each kind of schedule begins with. */
export function createSchedule(every: Schedule["every"], before: Schedule | undefined): Schedule {
  const time = before && "time" in before ? before.time : "05:30";
  if (every === "minutely") return { every, minutes: 15 };
  if (every === "hourly") return { every, minute: 0 };
  if (every === "weekly") return { every, weekdays: [1, 2, 3, 4, 5], time };
  return every === "monthly" ? { every, days: [1], time } : { every, time };
}

/** Days, minutes or hours, and the time; without the frequency. */
export function ScheduleFields({ schedule, onChange }: { schedule: Schedule; onChange: (schedule: Schedule) => void }) {
  const t = useTranslate();
  return (
    <>
      {schedule.every === "minutely" && (
        <Select
          label={t("rules:minutes")}
          hideLabel
          value={String(schedule.minutes)}
          options={minuteSteps.map((step) => ({
            value: String(step),
            label: t("rules:every_minutes", { count: step }),
          }))}
          onChange={(event) => {
            const minutes = minuteSteps.find((step) => String(step) === event.currentTarget.value);
            if (minutes) onChange({ every: "minutely", minutes });
          }}
        />
      )}
      {schedule.every === "hourly" && (
        <NumberField
          label={t("rules:minute")}
          hideLabel
          unit={t("rules:past_the_hour")}
          min={0}
          max={59}
          step={1}
          required
          value={schedule.minute}
          onChange={(event) => onChange({ every: "hourly", minute: Number(event.currentTarget.value) })}
        />
      )}
      {schedule.every === "weekly" && <Weekdays schedule={schedule} onChange={onChange} />}
      {schedule.every === "monthly" && <MonthDays schedule={schedule} onChange={onChange} />}
      {"time" in schedule && (
        <DateTimeField
          kind="time"
          label={t("rules:time")}
          hideLabel
          required
          defaultValue={schedule.time}
          onValue={(time) => time && onChange({ ...schedule, time })}
        />
      )}
    </>
  );
}

type KindProps<Every extends Schedule["every"]> = {
  schedule: Extract<Schedule, { every: Every }>;
  onChange: (schedule: Schedule) => void;
};

function Weekdays({ schedule, onChange }: KindProps<"weekly">) {
  const t = useTranslate();
  const { dateLocale } = useFormats();
  const toggle = (day: (typeof weekdays)[number]) => {
    const next = weekdays.filter((each) => (each === day) !== schedule.weekdays.includes(each));
    // At least one day must stay checked.
    if (next.length > 0) onChange({ ...schedule, weekdays: next });
  };
  return (
    <fieldset className="rule-days">
      <legend className="visually-hidden">{t("rules:days")}</legend>
      {weekdays.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={schedule.weekdays.includes(day)}
          title={t(`common:weekday.${day}`)}
          onClick={() => toggle(day)}
        >
          {formatWeekday(day, dateLocale)}
        </button>
      ))}
    </fieldset>
  );
}

const monthDays = Array.from({ length: 31 }, (_, at) => at + 1);

function MonthDays({ schedule, onChange }: KindProps<"monthly">) {
  const t = useTranslate();
  const toggle = (day: number) => {
    const next = monthDays.filter((each) => (each === day) !== schedule.days.includes(each));
    if (next.length > 0) onChange({ ...schedule, days: next });
  };
  return (
    <fieldset className="rule-days rule-month">
      <legend className="visually-hidden">{t("rules:month_days")}</legend>
      {monthDays.map((day) => (
        <button key={day} type="button" aria-pressed={schedule.days.includes(day)} onClick={() => toggle(day)}>
          {day}
        </button>
      ))}
    </fieldset>
  );
}
