import { useDates } from "#app/ui/formats/date-time.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { useAsOf } from "./as-of.ts";
import type { AttendanceRow } from "./view-attendance.server.ts";

/** Shown around the present: twelve hours back, twelve ahead. */
const reach = 12 * 3_600_000;
const wide = 1000;

/** The shift as a bar with what was worked of it, the present in the middle, and what was missed at its start. */
export function ShiftBar({ row: { shift, duty, dayOff } }: { row: AttendanceRow }) {
  const asOf = useAsOf();
  const say = useWords();
  const dates = useDates();
  const time = (at: number) => dates.instant(at, "time");
  const word = dayOff === null ? say("fleet:no_shift") : dayOff || say("fleet:day_off");
  const missing = shift !== null && duty === null && asOf > shift.from && asOf < shift.to;
  const late = shift !== null && duty !== null && duty.checkedInAt > shift.from + 60_000;
  return (
    <span className="shift">
      {shift ? <span>{`${time(shift.from)} – ${time(shift.to)}`}</span> : <i className="none">{word}</i>}
      {missing && <b>{say("fleet:missed", { time: time(shift.from) })}</b>}
      {(shift || duty) && (
        <svg className="span" viewBox={`0 0 ${wide} 8`} preserveAspectRatio="none" aria-hidden>
          {shift && <Span kind="plan" from={shift.from} to={shift.to} />}
          {(missing || late) && shift && (
            <Span kind="miss" from={shift.from} to={Math.min(duty?.checkedInAt ?? asOf, shift.to)} />
          )}
          {duty && <Span kind="work" from={duty.checkedInAt} to={duty.checkedOutAt ?? asOf} />}
          <rect className="now" x={wide / 2 - 5} width={10} height={8} />
        </svg>
      )}
    </span>
  );
}

function Span({ kind, from, to }: { kind: "plan" | "miss" | "work"; from: number; to: number }) {
  const asOf = useAsOf();
  const at = (moment: number) => Math.round(Math.min(1, Math.max(0, (moment - asOf + reach) / (2 * reach))) * wide);
  return <rect className={kind} x={at(from)} width={Math.max(0, at(to) - at(from))} height={8} />;
}
