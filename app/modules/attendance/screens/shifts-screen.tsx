import { ChevronLeft, ChevronRight, Copy } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  countDayExcess,
  countExcessMinutes,
  getWeekNumber,
  MIN_REST_MINUTES,
} from "#app/modules/fleet/model/calendar.ts";
import { addDays } from "#app/platform/time/day-spans.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { getDateFormat } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink, IconButton } from "#app/ui/primitives/button.tsx";
import { ConfirmDialog } from "#app/ui/primitives/dialog.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { LeaveGuard } from "#app/ui/resource/form/leave-guard.tsx";
import { AddMissing } from "#app/ui/shell/add-missing.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { ShiftsView } from "../commands/view-shifts.server.ts";
import { FleetTabs } from "./fleet-tabs.tsx";
import { RepeatWeek } from "./repeat-week.tsx";
import { ShiftTable } from "./shift-table.tsx";
import { type ShiftDraft, useShiftDraft } from "./use-shift-draft.ts";
import { WarningMark } from "./warning-mark.tsx";
import "#app/ui/resource/table/table-foot.css";
import "./shifts.css";

/** The schedule of all agents for a week. Changes are collected and then published together. */
export function ShiftsScreen({ view }: { view: ShiftsView }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { timezone } = useFormats();
  const draft = useShiftDraft(view.agents);
  const act = useCommandWithToast((intent) => {
    showToast(t(intent === "fleet.shifts.copy" ? "fleet:shifts.copied" : "fleet:shifts.published"));
    draft.clear();
  });
  const count = draft.changes.length;
  const [first = view.today] = view.dates;
  const copyDisabled = !hydrated || count > 0 || act.busy;
  const copy = (weeks: number, agents?: string[]) => act.run("fleet.shifts.copy", { week: first, weeks, agents });
  return (
    <div className="page">
      <PageTitle>{t("fleet:part.shifts")}</PageTitle>
      <div className="head">
        <h1>{t("fleet:title")}</h1>
        <FleetTabs current="shifts" counts={view.counts} />
        <span className="grow" />
        {view.mayPlan && (
          <>
            <CopyWeek disabled={copyDisabled} first={first} onCopy={() => copy(1)} />
            <RepeatWeek disabled={copyDisabled} agents={view.agents} onRepeat={copy} />
            <Button
              kind="primary"
              disabled={!hydrated || count === 0}
              pending={act.busy}
              onClick={() => act.run("fleet.shifts.update", { days: draft.changes })}
            >
              {t("fleet:shifts.publish", { count })}
            </Button>
          </>
        )}
      </div>
      <div className="shift-nav">
        <Week view={view} first={first} />
      </div>
      {view.agents.length > 0 ? (
        <ShiftTable view={view} draft={draft} />
      ) : (
        <EmptyState title={t("fleet:empty")} text={t("fleet:empty_why")} action={<AddMissing what="agents" />} />
      )}
      <footer className="foot shift-foot">
        <span>{count > 0 && t("fleet:shifts.changed", { count })}</span>
        <Warnings agents={draft.agents} limit={view.weeklyHours} longest={view.longestShift} />
        <span>{t("fleet:shifts.plan_offers", { zone: timezone })}</span>
      </footer>
      <LeaveGuard active={count > 0} />
    </div>
  );
}

interface WarningsProps {
  agents: ShiftDraft["agents"];
  /** Hours of a week, and of a shift. */
  limit: number;
  longest: number;
}

/** How many weeks and shifts are too long and how many rests too short, unpublished changes included. */
function Warnings({ agents, limit, longest }: WarningsProps) {
  const t = useTranslate();
  const long = agents.filter(({ minutes }) => countExcessMinutes(minutes, limit) > 0).length;
  const days = agents.flatMap((agent) => agent.days.filter((day) => countDayExcess(day, longest) > 0)).length;
  const rests = agents.flatMap(({ days }) => days.filter(({ shortRest }) => shortRest !== null)).length;
  const texts = [
    ...(long > 0 ? [t("fleet:shifts.long_weeks", { count: long, limit })] : []),
    ...(days > 0 ? [t("fleet:shifts.long_days", { count: days, limit: longest })] : []),
    ...(rests > 0 ? [t("fleet:shifts.short_rests", { count: rests, least: MIN_REST_MINUTES / 60 })] : []),
  ];
  if (texts.length === 0) return null;
  return (
    <span className="shift-excess" role="status">
      <WarningMark />
      {texts.join(", ")}
    </span>
  );
}

interface CopyWeekProps {
  first: string;
  disabled: boolean;
  onCopy(): void;
}

/** Copies this week's calendar over the next week, after a confirmation. */
function CopyWeek({ first, disabled, onCopy }: CopyWeekProps) {
  const t = useTranslate();
  const [isConfirming, setConfirming] = useState(false);
  const action = t("fleet:shifts.copy_to", { week: getWeekNumber(addDays(first, 7)) });
  return (
    <>
      <Button icon={Copy} disabled={disabled} onClick={() => setConfirming(true)}>
        {action}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={action}
        text={t("fleet:shifts.weeks_why")}
        action={action}
        cancel={t("common:action.not_now")}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          onCopy();
        }}
      />
    </>
  );
}

function Week({ view, first }: { view: ShiftsView; first: string }) {
  const t = useTranslate();
  const { dateLocale } = useFormats();
  const navigate = useNavigate();
  const to = (days: number) => () => navigate(`?week=${addDays(first, days)}`);
  return (
    <>
      <IconButton icon={ChevronLeft} label={t("fleet:shifts.week_before")} onClick={to(-7)} />
      <b className="shift-week">
        {t("fleet:shifts.week", { week: getWeekNumber(first), days: formatWeekSpan(first, view.today, dateLocale) })}
      </b>
      <IconButton icon={ChevronRight} label={t("fleet:shifts.week_after")} onClick={to(7)} />
      {!view.dates.includes(view.today) && (
        <ButtonLink kind="ghost" to="/fleet/attendance/shifts">
          {t("fleet:this_week")}
        </ButtonLink>
      )}
    </>
  );
}

/** "16 – 22 March", with the year when it is not the current one. */
function formatWeekSpan(first: string, today: string, locale: string): string {
  const at = (date: string) => new Date(`${date}T00:00:00Z`);
  const year = first.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" as const };
  const format = getDateFormat(locale, { day: "numeric", month: "long", ...year, timeZone: "UTC" });
  return format.formatRange(at(first), at(addDays(first, 6)));
}
