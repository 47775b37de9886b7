import { useDates } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { AttendanceRow } from "../commands/view-attendance.server.ts";
import { toScalePercent } from "../model/shift-scale.ts";
import { useAttendanceDay } from "./attendance-day.ts";

/** Minimum distance of labels from the current time and from the edges, percent. */
const MIN_GAP_AROUND_NOW = 18;
const MIN_GAP_AT_EDGES = 5;
/** Pixels of the current time's label, and how near to an edge it stands beside its place instead of over it. */
const LABEL_WIDTH = 40;
const MIN_LABEL_GAP = 12;

/** The hours above the bars, with the current time. */
export function ShiftAxis() {
  const { asOf, scale } = useAttendanceDay();
  const dates = useDates();
  const now = toScalePercent(scale, asOf);
  const labelStart = now < MIN_LABEL_GAP ? 0 : -LABEL_WIDTH / (now > 100 - MIN_LABEL_GAP ? 1 : 2);
  const free = scale.ticks.filter((at) => {
    const place = toScalePercent(scale, at);
    return Math.abs(place - now) > MIN_GAP_AROUND_NOW && place > MIN_GAP_AT_EDGES && place < 100 - MIN_GAP_AT_EDGES;
  });
  return (
    <svg className="shift-axis" width="100%" height="18" aria-hidden>
      <defs>
        <pattern id="shift-miss" width={4} height={4} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="miss" width={1.6} height={4} />
        </pattern>
      </defs>
      {free.map((at) => (
        <text key={at} x={`${toScalePercent(scale, at)}%`} y={13} textAnchor="middle">
          {dates.instant(at, "time")}
        </text>
      ))}
      <svg x={`${now}%`} overflow="visible" aria-hidden>
        <rect className="now" x={labelStart} y={0} width={LABEL_WIDTH} height={18} rx={4} />
        <text className="now-time" x={labelStart + LABEL_WIDTH / 2} y={13} textAnchor="middle">
          {dates.instant(asOf, "time")}
        </text>
      </svg>
    </svg>
  );
}

/** The shift as a bar, with the time worked, the time missed at its start, and the current time. */
export function ShiftBar({ row }: { row: AttendanceRow }) {
  const { asOf, scale } = useAttendanceDay();
  const t = useTranslate();
  const { shift, attendance, dayOff } = row;
  const noShiftText = dayOff === null ? t("fleet:no_shift") : dayOff || t("fleet:day_off");
  const missed = getMissedSpan(row, asOf);
  const hint = useShiftHint(row, missed !== null && attendance === null);
  return (
    <span className="shift" title={hint}>
      <span className="visually-hidden">{hint}</span>
      {!shift && !attendance && <i className="none">{noShiftText}</i>}
      <svg className="span" width="100%" height="31" aria-hidden>
        {shift && <Span kind="plan" {...shift} />}
        {missed && <Span kind="miss" fill="url(#shift-miss)" {...missed} />}
        {attendance && <Span kind="work" from={attendance.checkedInAt} to={attendance.checkedOutAt ?? asOf} />}
        <rect className="now" x={`${toScalePercent(scale, asOf)}%`} width={1.5} height={31} />
      </svg>
    </span>
  );
}

/** The part of a shift before the check-in, or until now without one; null below a minute. */
function getMissedSpan({ shift, attendance }: AttendanceRow, asOf: number): { from: number; to: number } | null {
  if (!shift) return null;
  const to = Math.min(attendance?.checkedInAt ?? asOf, shift.to);
  return to > shift.from + 60_000 ? { from: shift.from, to } : null;
}

/** The same as text. */
function useShiftHint({ shift, dayOff }: AttendanceRow, missing: boolean): string {
  const t = useTranslate();
  const dates = useDates();
  const time = (at: number) => dates.instant(at, "time");
  if (!shift) return dayOff === null ? t("fleet:no_shift") : dayOff || t("fleet:day_off");
  const hours = `${time(shift.from)} – ${time(shift.to)}`;
  return missing ? `${hours}. ${t("fleet:missed", { time: time(shift.from) })}` : hours;
}

interface SpanProps {
  kind: "plan" | "miss" | "work";
  from: number;
  to: number;
  fill?: string;
}

function Span({ kind, from, to, fill }: SpanProps) {
  const { scale } = useAttendanceDay();
  const [start, end] = [toScalePercent(scale, from), toScalePercent(scale, to)];
  const rounded = kind === "miss" ? {} : { rx: 3 };
  return (
    <rect
      className={kind}
      {...rounded}
      {...(fill ? { fill } : {})}
      x={`${start}%`}
      y={10}
      width={`${Math.max(0, end - start)}%`}
      height={11}
    />
  );
}
