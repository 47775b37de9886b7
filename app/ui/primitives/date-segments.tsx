import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { DateField, DateFieldStateContext } from "react-aria-components/DateField";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { TimeField, TimeFieldStateContext } from "react-aria-components/TimeField";
import { type NaturalTime, parseNaturalTime } from "#app/platform/time/natural-time.ts";
import { toZoneDay } from "../formats/dates.ts";
import { useFormats } from "../formats/formats-context.tsx";
import { useLanguage } from "../i18n/use-translate.ts";
import { fillFields } from "../resource/form/fill-fields.ts";
import { parseCalendarDate, parseCalendarTime } from "./calendar-text.ts";
import { DateParts } from "./date-parts.tsx";
import { DateWords } from "./date-words.tsx";
import type { ControlProps } from "./field.tsx";

export type DateKind = "date" | "time" | "datetime-local";

export interface DateSegmentsProps {
  kind: DateKind;
  label: string;
  value: string;
  name: string | undefined;
  min: string | undefined;
  disabled: boolean;
  required: boolean;
  control: ControlProps;
  onChange: (value: string) => void;
}

/** The end field of a start field, by name. */
const endFields = {
  from: "to",
  startAt: "endAt",
  start_at: "end_at",
  shift_start: "shift_end",
  first: "second",
} as const;

/** Date and time segments with arrows and digits; typing a letter switches to words. */
export function DateSegments({
  kind,
  label,
  value,
  name,
  min,
  disabled,
  required,
  control,
  onChange,
}: DateSegmentsProps) {
  const { now, timezone, dateLocale } = useFormats();
  const { language } = useLanguage();
  const box = useRef<HTMLSpanElement>(null);
  const [words, setWords] = useState<string | null>(null);
  const reported = useRef(value);
  const [made, setMade] = useState(0);
  // A value from outside remounts the segments.
  useEffect(() => {
    if (reported.current === value) return;
    reported.current = value;
    setMade((count) => count + 1);
  }, [value]);
  const tell = (next: string) => {
    if (reported.current === next) return;
    reported.current = next;
    onChange(next);
  };

  /** True if the words contain all that the field needs; an end is written to the end field. */
  const take = (text: string): boolean => {
    const parsed = parseNaturalTime(text, language, toZoneDay(now, timezone));
    const begin =
      parsed && formatFieldValue(kind, parsed.day ?? toZoneDay(now, timezone), parsed.from ?? value.slice(11, 16));
    if (!parsed || !begin || (kind === "date" && parsed.day === null)) return false;
    onChange(begin);
    if (parsed.to)
      fillEnd(box.current, name, formatFieldValue(kind, getEndDay(parsed, toZoneDay(now, timezone)), parsed.to));
    return true;
  };
  const close = () => {
    setWords(null);
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>("[role=spinbutton]")?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey || !/^\p{L}$/u.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    setWords(event.key);
  };
  const shared = {
    id: control.id,
    "aria-label": label,
    "aria-describedby": control["aria-describedby"],
    isInvalid: control["aria-invalid"] ?? false,
    isRequired: required,
    isDisabled: disabled,
    validationBehavior: "aria",
    hourCycle: 24,
    shouldForceLeadingZeros: true,
    className: "date-parts",
  } as const;
  return (
    <span
      ref={box}
      className="date-box"
      onKeyDownCapture={words === null ? onKeyDown : undefined}
      onPaste={(event) => {
        const text = event.clipboardData.getData("text");
        event.preventDefault();
        if (!take(text)) setWords(text);
      }}
    >
      {words !== null ? (
        <DateWords label={label} start={words} onTake={take} onClose={close} />
      ) : (
        <I18nProvider locale={dateLocale}>
          {kind === "time" ? (
            <TimeField key={made} {...shared} defaultValue={parseCalendarTime(value)}>
              <DateParts state={TimeFieldStateContext} onText={tell} />
            </TimeField>
          ) : (
            <DateField
              key={made}
              {...shared}
              granularity={kind === "date" ? "day" : "minute"}
              hideTimeZone
              minValue={min ? parseCalendarDate(min) : null}
              defaultValue={parseCalendarDate(value)}
            >
              <DateParts state={DateFieldStateContext} onText={tell} />
            </DateField>
          )}
        </I18nProvider>
      )}
    </span>
  );
}

/** The value of a field from a day and a time; null if the time is missing. */
function formatFieldValue(kind: DateKind, day: string, time: string): string | null {
  if (kind === "date") return day;
  if (time === "") return null;
  return kind === "time" ? time : `${day}T${time}`;
}

function getEndDay({ day, endDay }: NaturalTime, today: string): string {
  return endDay ?? day ?? today;
}

/** Writes the end into the field that goes with this one: `schedule.from` with `schedule.to`. */
function fillEnd(box: HTMLElement | null, name: string | undefined, end: string | null): void {
  const form = box?.closest("form");
  const last = name?.split(".").at(-1);
  const other = last === undefined ? undefined : new Map<string, string>(Object.entries(endFields)).get(last);
  if (form && name && other && end)
    fillFields(form, { [name.slice(0, name.length - (last?.length ?? 0)) + other]: end });
}
