import type { PlannedWeek } from "#app/modules/fleet/db/calendar.reads.server.ts";
import { countDayExcess, type ShiftDay } from "#app/modules/fleet/model/calendar.ts";
import { countShiftMinutes, DAY_MINUTES, isOverMidnight, parseWallTime } from "#app/modules/fleet/model/shift.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatHours } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Popover } from "#app/ui/primitives/popover.tsx";
import { ShiftEditor } from "./shift-editor.tsx";
import type { ShiftDraft } from "./use-shift-draft.ts";
import { WarningMark } from "./warning-mark.tsx";

interface ShiftCellProps {
  agent: PlannedWeek;
  day: ShiftDay;
  draft: ShiftDraft;
  editable: boolean;
  /** Hours of the longest shift of the preferences. */
  longestShift: number;
}

/** A day of an agent: its hours as text and as a bar. */
export function ShiftCell({ agent, day, draft, editable, longestShift }: ShiftCellProps) {
  const t = useTranslate();
  const dates = useDates();
  const excess = countDayExcess(day, longestShift);
  const tooLong =
    excess > 0 ? t("fleet:shifts.too_long_day", { excess: formatHours(excess), limit: longestShift }) : null;
  const content = <DayContent day={day} tooLong={tooLong} changed={draft.isChanged(agent.id, day.date)} />;
  if (!editable) return <span className="shift-cell">{content}</span>;
  const name = t("fleet:shifts.day_of", { name: agent.name, day: dates.local(day.date, "day") });
  return (
    <Popover
      label={name}
      trigger={(props) => (
        <button type="button" className="shift-cell" {...props}>
          <span className="visually-hidden">{name}</span>
          {content}
        </button>
      )}
    >
      {(close) => (
        <ShiftEditor
          title={name}
          tooLong={tooLong}
          agent={agent}
          day={day}
          onChange={(change) => {
            draft.change(change);
            close();
          }}
        />
      )}
    </Popover>
  );
}

interface DayContentProps {
  day: ShiftDay;
  /** The warning of a shift that is too long. */
  tooLong: string | null;
  changed: boolean;
}

function DayContent({ day: { work, calendar, shortRest, goesOn }, tooLong, changed }: DayContentProps) {
  const t = useTranslate();
  const mark = changed && <i className="shift-changed" title={t("fleet:shifts.unpublished")} />;
  if (work.kind !== "shift")
    return (
      <span className="faint-ink">
        {work.kind === "off" && (calendar?.note || t("fleet:day_off"))} {mark}
      </span>
    );
  const from = parseWallTime(work.startsAt);
  const to = Math.min(DAY_MINUTES, from + countShiftMinutes(work));
  return (
    <>
      <span>
        {work.startsAt} – {work.endsAt}
        {isOverMidnight(work) && (
          <sup title={t("fleet:shifts.next_day")}>
            <span aria-hidden>+1</span>
            <span className="visually-hidden">{t("fleet:shifts.next_day")}</span>
          </sup>
        )}{" "}
        {mark}
        {(shortRest !== null || tooLong) && <WarningMark />}
        {tooLong && <span className="visually-hidden">{tooLong}</span>}
      </span>
      <svg viewBox={`0 0 ${DAY_MINUTES} 8`} preserveAspectRatio="none" aria-hidden>
        <rect className="whole" width={DAY_MINUTES} height={8} />
        {goesOn > 0 && <rect className="hours is-before" width={goesOn} height={8} />}
        <rect className={changed ? "hours is-changed" : "hours"} x={from} width={to - from} height={8} />
      </svg>
    </>
  );
}
