import { Link } from "react-router";
import type { AutomationRuleView } from "#app/domain/automation/automation-rule.ts";
import type { RunView } from "#app/domain/automation/automation-run.ts";
import { shipmentTypes } from "#app/domain/shipments/shipment.enums.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { Timeline, type TimelineEntry } from "#app/ui/resource/detail/timeline.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { Say, Word } from "#app/ui/words/word.ts";

interface RunLogProps {
  rule: AutomationRuleView;
  log: { runs: readonly RunView[]; total: number };
}

/** What a rule did, and did not and why, the newest first. */
export function RunLog({ log: { runs, total } }: RunLogProps) {
  const say = useWords();
  const dates = useDates();
  const entries = runs.map(
    (run): TimelineEntry => ({
      key: run.id,
      title: say(`rules:state.${run.state}`),
      text: <RunText run={run} until={run.detail.until === undefined ? "" : dates.instant(run.detail.until)} />,
      at: run.due_at,
      reached: reachedBy(run),
    }),
  );
  return (
    <aside className="rule-log" aria-label={say("rules:log")}>
      <h2>{say("rules:log")}</h2>
      {runs.length === 0 && <p className="soft-ink">{say("rules:log_empty")}</p>}
      <Timeline entries={entries} />
      {total > runs.length && <p className="soft-ink">{say("rules:log_more", { count: runs.length })}</p>}
    </aside>
  );
}

function reachedBy({ state }: RunView): TimelineEntry["reached"] {
  if (state === "confirmed") return { kind: "plan", code: 5 };
  return state === "ready" || state === "held" ? { kind: "plan", code: 4 } : undefined;
}

function RunText({ run, until }: { run: RunView; until: string }) {
  const say = useWords();
  return (
    <>
      {[typeOf(run, say), figuresOf(run, say), reasonOf(run, say, until)].filter(Boolean).join(". ")}
      {run.order && (
        <>
          <br />
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

function typeOf({ shipment_type: type }: RunView, say: Say): string {
  return type === null ? "" : say(`plans:type.${shipmentTypes.of(type).key}`);
}

function figuresOf({ detail: { matched, planned } }: RunView, say: Say): string {
  if (matched === undefined) return "";
  return planned === undefined ? say("rules:matched", { matched }) : say("rules:planned", { matched, planned });
}

function reasonOf({ reason, detail: { unmatched, code, step } }: RunView, say: Say, until: string): string {
  if (reason === null) return "";
  if (reason === "no_match") return say("rules:no_match", { fields: unmatched?.join(", ") ?? "" });
  if (reason === "step_refused")
    return say("rules:step_refused", { step: step ?? "", why: say(`errors:${code}` as Word) });
  return reason === "late" && until ? say("rules:missed_until", { until }) : say(`rules:reason.${reason}`);
}
