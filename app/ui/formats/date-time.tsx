import { useTranslate } from "../i18n/use-translate.ts";
import {
  type DateStyle,
  formatDays,
  formatInstant,
  formatLocal,
  formatWithinSentence,
  toZoneDay,
  toZoneTime,
} from "./dates.ts";
import { type Formats, useFormats } from "./formats-context.tsx";

/**
 * Writes instants (milliseconds UTC) and local times (`YYYY-MM-DDTHH:MM`) in the account's zone and the reader's
 * language.
 */
export function useDates() {
  const formats = useFormats();
  const t = useTranslate();
  const near = (word: "today" | "tomorrow" | "yesterday") => t(`common:date.${word}`);
  return {
    instant: (at: number, style: DateStyle = "moment") => formatInstant(at, style, formats, near),
    local: (at: string, style: DateStyle = "moment") => formatLocal(at, style, formats, near),
    /** "Today, 11:00 – 13:00", "from …", "until …"; empty for no window. */
    window: (from: string | null | undefined, to: string | null | undefined) => writeWindow(from, to),
  };

  function writeWindow(from: string | null | undefined, to: string | null | undefined): string {
    if (from && to) {
      const sameDay = from.slice(0, 10) === to.slice(0, 10);
      const end = formatLocal(to, sameDay ? "time" : "moment", formats, near);
      return `${formatLocal(from, "moment", formats, near)} – ${end}`;
    }
    if (from) return t("common:date.after", { time: formatLocal(from, "moment", formats, near) });
    if (to) return t("common:date.before", { time: formatLocal(to, "moment", formats, near) });
    return "";
  }
}

interface DateTimeProps {
  /** Milliseconds UTC, or local `YYYY-MM-DDTHH:MM`, or a day `YYYY-MM-DD`. */
  at: number | string | null | undefined;
  style?: DateStyle;
  /** Within a sentence: "Created today, 21:11". */
  within?: boolean;
}

/** A time, with its full form as a tooltip. Nothing for null. */
export function DateTimeText({ at, style = "moment", within = false }: DateTimeProps) {
  const dates = useDates();
  const formats = useFormats();
  if (at === null || at === undefined || at === "") return null;
  const written = typeof at === "number" ? dates.instant(at, style) : dates.local(at, style);
  return (
    <time
      dateTime={formatMachineTime(at, formats)}
      title={typeof at === "number" ? formatHint(at, formats) : undefined}
    >
      {within ? formatWithinSentence(written) : written}
    </time>
  );
}

interface WindowProps {
  from: string | null | undefined;
  to: string | null | undefined;
}

/** A time window of local times. Nothing without one. */
export function TimeWindowText({ from, to }: WindowProps) {
  return useDates().window(from, to);
}

/** From a day through a day. */
export function DaySpanText({ from, to }: { from: string; to: string }) {
  return formatDays(from, to, useFormats());
}

/** From the day of one instant through that of another. */
export function DaysBetweenText({ from, to }: { from: number; to: number }) {
  const formats = useFormats();
  return formatDays(toZoneDay(from, formats.timezone), toZoneDay(to, formats.timezone), formats);
}

function formatMachineTime(at: number | string, { timezone }: Formats): string {
  return typeof at === "number" ? `${toZoneDay(at, timezone)}T${toZoneTime(at, timezone)}` : at;
}

function formatHint(at: number, { timezone }: Formats): string {
  return `${toZoneDay(at, timezone)} ${toZoneTime(at, timezone)} ${timezone}`;
}
