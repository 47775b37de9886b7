import { Link } from "react-router";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { EventTimeline, type EventTimelineEntry } from "#app/ui/resource/detail/event-timeline.tsx";
import type { Filter } from "#app/ui/resource/resource-spec.ts";
import type { AutomationRuleView } from "../model/automation-rule.ts";
import type { RunView } from "../model/automation-run.ts";
import { formatRun, runShapes } from "./run-labels.ts";

interface RunLogProps {
  rule: AutomationRuleView;
  /** Filters of the list of orders. */
  filters: readonly Filter[];
  log: { runs: readonly RunView[]; total: number };
}

/** Runs of a rule with outcome and reason, newest first. */
export function RunLog({ rule, filters, log: { runs, total } }: RunLogProps) {
  const t = useTranslate();
  const dates = useDates();
  const formatRunText = (run: RunView) => {
    const { until } = run.detail;
    return formatRun(run, t, { filters, until: until === undefined ? "" : dates.instant(until) });
  };
  const entries = runs.map(
    (run): EventTimelineEntry => ({
      key: run.id,
      title: t(`rules:state.${run.state}`),
      text: <RunText run={run} text={formatRunText(run)} />,
      at: run.due_at,
      reached: { state: runShapes[run.state] },
    }),
  );
  return (
    <aside className="rule-log" aria-label={t("rules:log")}>
      <div className="rule-log-head">
        <h2>{t("rules:log")}</h2>
        <Link to={`/plans/rules/runs?filters[rule][]=${rule.id}`}>{t("rules:all_runs", { count: total })}</Link>
      </div>
      {runs.length === 0 && <p className="soft-ink">{t("rules:log_empty")}</p>}
      <EventTimeline entries={entries} />
      {total > runs.length && <p className="soft-ink">{t("rules:log_more", { count: runs.length })}</p>}
    </aside>
  );
}

function RunText({ run, text }: { run: RunView; text: string }) {
  return (
    <>
      {text}
      {run.order && (
        <>
          {text && <br />}
          <Link to={`/orders/${run.order}`}>{run.order}</Link>
        </>
      )}
      {run.plan_id && (
        <>
          <br />
          <Link to={`/plans/${run.plan_id}`}>{run.plan}</Link>
        </>
      )}
    </>
  );
}
