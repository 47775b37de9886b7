import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Checkbox } from "../../primitives/checkbox.tsx";
import { DateTimeField } from "../../primitives/date-time-field.tsx";
import type { FieldLook } from "../../primitives/field.tsx";

interface HoursFieldProps {
  look: FieldLook;
  name: string;
  start: unknown;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
type Hours = { from: string; to: string };

/** Opening hours by weekday; a day without a tick is closed. Sends a list of weekday, from and to. */
export function HoursField({ look, name, start }: HoursFieldProps) {
  const t = useTranslate();
  const [hours, setHours] = useState(() => toHoursByWeekday(start));
  const open = weekdays.filter((day) => hours.has(day));
  const set = (day: number, value: Hours | null) => {
    const next = new Map(hours);
    if (value) next.set(day, value);
    else next.delete(day);
    setHours(next);
  };
  return (
    <fieldset className={`field span-${look.span}`}>
      <legend className="label mb-1.5">{look.label}</legend>
      <div className="hours">
        {weekdays.map((day) => {
          const place = `${name}[${open.indexOf(day)}]`;
          const value = hours.get(day);
          const label = t(`common:weekday.${day}`);
          return [
            <Checkbox
              key={`${day}-open`}
              checked={value !== undefined}
              onChange={() => set(day, value ? null : { from: "08:00", to: "18:00" })}
              label={label}
            />,
            value ? (
              <span key={`${day}-hours`} className="contents">
                <input type="hidden" name={`${place}.weekday`} value={day} />
                <DateTimeField
                  kind="time"
                  hideLabel
                  label={`${label}, ${t("common:field.from")}`}
                  name={`${place}.from`}
                  value={value.from}
                  onValue={(from) => set(day, { ...value, from })}
                />
                <span className="faint-ink">–</span>
                <DateTimeField
                  kind="time"
                  hideLabel
                  label={`${label}, ${t("common:field.to")}`}
                  name={`${place}.to`}
                  value={value.to}
                  onValue={(to) => set(day, { ...value, to })}
                />
              </span>
            ) : (
              <span key={`${day}-closed`} className="faint-ink col-span-3">
                {t("common:field.closed_day")}
              </span>
            ),
          ];
        })}
      </div>
      {look.errors?.[0] && <span className="field-error">{look.errors[0]}</span>}
    </fieldset>
  );
}

function toHoursByWeekday(start: unknown): Map<number, Hours> {
  const days = new Map<number, Hours>();
  if (!Array.isArray(start)) return days;
  for (const each of start)
    if (typeof each === "object" && each !== null && "weekday" in each && "from" in each && "to" in each)
      days.set(Number(each.weekday), { from: String(each.from), to: String(each.to) });
  return days;
}
