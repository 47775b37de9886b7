import type { AutomationRuleInput } from "#app/modules/automation/model/automation-rule.ts";
import { weekdays } from "#app/modules/automation/model/rule.enums.ts";
import type { Schedule } from "#app/platform/time/schedule.ts";
import { getDateFormat } from "../formats/dates.ts";
import type { Translate } from "../i18n/translation-key.ts";

/** "Mo": a day of the week in the reader's locale; 1 is Monday. */
export function formatWeekday(day: number, locale: string): string {
  // 5 January 1970 was a Monday.
  return getDateFormat(locale, { weekday: "short", timeZone: "UTC" })
    .format(Date.UTC(1970, 0, 4 + day))
    .replace(/\.$/, "");
}

/** "Mon – Fri", "Mon, Wed": days that follow each other in a row. */
function formatWeekdays(days: readonly number[], locale: string): string {
  const sorted = weekdays.filter((day) => days.includes(day));
  const [first = 1] = sorted;
  const last = sorted.at(-1) ?? first;
  const inRow = sorted.length > 2 && last - first === sorted.length - 1;
  const names = (some: readonly number[]) => some.map((day) => formatWeekday(day, locale));
  return inRow ? names([first, last]).join(" – ") : names(sorted).join(", ");
}

/** What triggers a rule, in a few words: "Mon – Fri at 05:30", "When an order is created". */
export function formatTrigger(
  { schedule, event }: Pick<AutomationRuleInput, "schedule" | "event">,
  t: Translate,
  locale: string,
) {
  if (event) return t(`rules:event.${event}`);
  return schedule ? formatSchedule(schedule, t, locale) : "";
}

/** When a schedule fires. */
export function formatSchedule(schedule: Schedule, t: Translate, locale: string): string {
  if (schedule.every === "minutely") return t("rules:when.minutely", { count: schedule.minutes });
  if (schedule.every === "hourly") return t("rules:when.hourly", { minute: String(schedule.minute).padStart(2, "0") });
  const { time } = schedule;
  if (schedule.every === "daily") return t("rules:when.daily", { time });
  if (schedule.every === "weekly")
    return t("rules:when.weekly", { days: formatWeekdays(schedule.weekdays, locale), time });
  return t("rules:when.monthly", { days: schedule.days.join(", "), time });
}
