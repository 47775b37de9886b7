import { type Context, useContext, useEffect, useRef } from "react";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import type { DateFieldState } from "react-stately/useDateFieldState";
import type { TimeFieldState } from "react-stately/useTimeFieldState";
import { formatCalendarValue } from "./calendar-text.ts";

/** The state of a time field also includes a day; `timeValue` is the time alone. */
type PartsState = DateFieldState & Partial<Pick<TimeFieldState, "timeValue">>;

interface DatePartsProps<State extends PartsState> {
  state: Context<State | null>;
  onText: (text: string) => void;
}

/** A year being typed passes through smaller numbers. */
const firstYear = 1900;

/** The segments and their combined value: empty while one of them is missing. */
export function DateParts<State extends PartsState>({ state: context, onText }: DatePartsProps<State>) {
  const state = useContext(context);
  const parts = state?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const whole =
    parts.length > 0 &&
    parts.every(({ type, isPlaceholder, value }) => !isPlaceholder && (type !== "year" || Number(value) >= firstYear));
  const value = state && "timeValue" in state ? state.timeValue : state?.value;
  const text = value && whole ? formatCalendarValue(value) : "";
  const latest = useRef(onText);
  latest.current = onText;
  useEffect(() => latest.current(text), [text]);
  const stops = [parts[0]?.type, "hour"];
  return (
    <DateInput className="date-field">
      {(segment) => (
        <DateSegment
          segment={segment}
          className="date-segment"
          // One Tab stop for the day and one for the time; arrow keys move within. Separators have none.
          render={({ tabIndex, ...props }) => (
            <span {...props} tabIndex={tabIndex === undefined || stops.includes(segment.type) ? tabIndex : -1} />
          )}
        />
      )}
    </DateInput>
  );
}
