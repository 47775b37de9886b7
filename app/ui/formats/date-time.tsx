import { useWords } from "../words/use-words.ts";
import { type DateStyle, dayOf, timeOf, withinSentence, writeDays, writeInstant, writeLocal } from "./dates.ts";
import { type Formats, useFormats } from "./formats-context.tsx";

/** Writes instants (milliseconds UTC) and local times (`YYYY-MM-DDTHH:MM`) in the account's zone and the reader's words. */
export function useDates() {
  const formats = useFormats();
  const say = useWords();
  const near = (word: "today" | "tomorrow" | "yesterday") => say(`common:date.${word}`);
  return {
    instant: (at: number, style: DateStyle = "moment") => writeInstant(at, style, formats, near),
    local: (at: string, style: DateStyle = "moment") => writeLocal(at, style, formats, near),
    /** "Today, 11:00 – 13:00", "from …", "until …"; empty for no window. */
    window: (from: string | null | undefined, to: string | null | undefined) => writeWindow(from, to),
  };

  function writeWindow(from: string | null | undefined, to: string | null | undefined): string {
    if (from && to) {
      const sameDay = from.slice(0, 10) === to.slice(0, 10);
      const end = writeLocal(to, sameDay ? "time" : "moment", formats, near);
      return `${writeLocal(from, "moment", formats, near)} – ${end}`;
    }
    if (from) return say("common:date.after", { time: writeLocal(from, "moment", formats, near) });
    if (to) return say("common:date.before", { time: writeLocal(to, "moment", formats, near) });
    return "";
  }
}

interface DateTimeProps {
  /** Milliseconds UTC, or local `YYYY-MM-DDTHH:MM`, or a day `YYYY-MM-DD`. */
  at: number | string | null | undefined;
  style?: DateStyle;
  /** Behind a word: "Created today, 21:11". */
  within?: boolean;
}

/** A moment, with its full form as a hint. Nothing for null. */
export function DateTime({ at, style = "moment", within = false }: DateTimeProps) {
  const dates = useDates();
  const formats = useFormats();
  if (at === null || at === undefined || at === "") return null;
  const written = typeof at === "number" ? dates.instant(at, style) : dates.local(at, style);
  return (
    <time dateTime={machineForm(at, formats)} title={typeof at === "number" ? hintOf(at, formats) : undefined}>
      {within ? withinSentence(written) : written}
    </time>
  );
}

interface WindowProps {
  from: string | null | undefined;
  to: string | null | undefined;
}

/** A time window of local times. Nothing without one. */
export function TimeWindow({ from, to }: WindowProps) {
  return useDates().window(from, to);
}

/** From a day through a day. */
export function DaySpan({ from, to }: { from: string; to: string }) {
  return writeDays(from, to, useFormats());
}

/** From the day of one instant through that of another. */
export function DaysBetween({ from, to }: { from: number; to: number }) {
  const formats = useFormats();
  return writeDays(dayOf(from, formats.timezone), dayOf(to, formats.timezone), formats);
}

function machineForm(at: number | string, { timezone }: Formats): string {
  return typeof at === "number" ? `${dayOf(at, timezone)}T${timeOf(at, timezone)}` : at;
}

function hintOf(at: number, { timezone }: Formats): string {
  return `${dayOf(at, timezone)} ${timeOf(at, timezone)} ${timezone}`;
}
