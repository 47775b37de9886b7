import type { KeyboardEvent } from "react";
import { countExcessMinutes, sumShiftMinutes } from "#app/modules/fleet/model/calendar.ts";
import { getDateFormat } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatHours } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { OwnerCell } from "#app/ui/primitives/owner-cell.tsx";
import type { ShiftsView } from "../commands/view-shifts.server.ts";
import { ShiftCell } from "./shift-cell.tsx";
import type { ShiftDraft } from "./use-shift-draft.ts";
import { WarningMark } from "./warning-mark.tsx";

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys move the focus between days and agents. */
function onKeyDown(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = event.target instanceof Element ? event.target.closest("td") : null;
  const row = cell?.parentElement;
  if (!step || !cell || !(row instanceof HTMLTableRowElement)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLTableRowElement>("tr[data-agent]")];
  const next = rows[rows.indexOf(row) + step[0]]?.cells[cell.cellIndex + step[1]]?.querySelector("button");
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** One row per agent, grouped by team; one column per day; below, how many work. */
export function ShiftTable({ view, draft }: { view: ShiftsView; draft: ShiftDraft }) {
  const t = useTranslate();
  const teams = Map.groupBy(draft.agents, ({ team }) => team ?? "");
  const working = view.dates.map((_, at) => draft.agents.filter(({ days }) => days[at]?.work.kind === "shift").length);
  return (
    <div className="scroll">
      <table className="shift-table" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{t("fleet:column.agent")}</th>
            {view.dates.map((date) => (
              <th key={date} scope="col" className={date === view.today ? "is-today" : undefined}>
                <DayHead date={date} />
              </th>
            ))}
            <th scope="col">{t("fleet:shifts.hours")}</th>
          </tr>
        </thead>
        {[...teams].map(([team, agents]) => (
          <tbody key={team}>
            {teams.size > 1 && (
              <tr>
                <th scope="rowgroup" colSpan={view.dates.length + 2} className="shift-team">
                  {team || t("fleet:shifts.no_team")}{" "}
                  <span className="faint-ink">{t("fleet:shifts.agents", { count: agents.length })}</span>
                </th>
              </tr>
            )}
            {agents.map((agent) => (
              <tr key={agent.id} data-agent={agent.id}>
                <th scope="row">
                  <OwnerCell id={agent.id} name={agent.name} />
                </th>
                {agent.days.map((day) => (
                  <td key={day.date} className={day.date === view.today ? "is-today" : undefined}>
                    <ShiftCell {...{ agent, day, draft }} editable={view.mayPlan} longestShift={view.longestShift} />
                  </td>
                ))}
                <td>
                  <WeekHours minutes={agent.minutes} limit={view.weeklyHours} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{t("fleet:shifts.working")}</th>
            {working.map((count, at) => (
              <td key={view.dates[at]}>
                <b>{count}</b> <span className="faint-ink">{t("fleet:shifts.of", { count: draft.agents.length })}</span>
                <svg className="shift-cover" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
                  <rect className="whole" width={100} height={4} />
                  <rect className="hours" width={(100 * count) / Math.max(1, draft.agents.length)} height={4} />
                </svg>
              </td>
            ))}
            <td>
              <b>{formatHours(draft.agents.reduce((sum, { days }) => sum + sumShiftMinutes(days), 0))}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The hours of a week, marked where they are beyond the limit. */
function WeekHours({ minutes, limit }: { minutes: number; limit: number }) {
  const t = useTranslate();
  const excess = countExcessMinutes(minutes, limit);
  if (excess === 0) return minutes > 0 && formatHours(minutes);
  const why = t("fleet:shifts.too_many_hours", { excess: formatHours(excess), limit });
  return (
    <span className="shift-excess" title={why}>
      {formatHours(minutes)} <WarningMark />
      <span className="visually-hidden">{why}</span>
    </span>
  );
}

/** "Tue 17" above its month. */
function DayHead({ date }: { date: string }) {
  const { locale } = useFormats();
  const at = Date.parse(`${date}T00:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    getDateFormat(locale, { ...options, timeZone: "UTC" }).format(at);
  return (
    <>
      <b>
        {format({ weekday: "short" })} {format({ day: "numeric" })}
      </b>
      <span>{format({ month: "long" })}</span>
    </>
  );
}
