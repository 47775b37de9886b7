import { Link } from "react-router";
import type { ListNameSet } from "#app/platform/lists/list-spec.server.ts";
import { DateTimeText, useDates } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { Filter, ResourceSpec } from "#app/ui/resource/resource-spec.ts";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import type { allRunsListDescription } from "../db/run-log.reads.server.ts";
import { type RunView, runReasons, runStateKeys } from "../model/automation-run.ts";
import { formatRun, runShapes } from "./run-labels.ts";

/**
 * Runs of all rules with outcome and reason. `orders` are the filters of the list of orders, which name the conditions.
 */
export const createRunsSpec = (
  orders: readonly Filter[],
): ResourceSpec<RunView, ListNameSet<typeof allRunsListDescription>> => ({
  name: "automation_runs",
  module: "automation_runs",
  title: "rules:runs",
  rowId: (run) => run.id,
  rowName: (run) => run.rule,
  searchPlaceholder: "rules:runs_search",
  defaultSort: "-at",
  filters: [
    { field: "rule", label: "rules:column.rule", kind: "reference" },
    {
      field: "state",
      label: "rules:column.state",
      kind: "enum",
      options: runStateKeys.map((value) => ({ value, label: `rules:state.${value}` as const })),
    },
    {
      field: "reason",
      label: "rules:column.reason",
      kind: "enum",
      options: runReasons.map((value) => ({ value, label: `rules:reason.${value}` as const })),
    },
    { field: "at", label: "rules:column.at", kind: "date" },
  ],
  columns: [
    {
      key: "at",
      header: "rules:column.at",
      width: 150,
      sortable: true,
      cell: ({ due_at }) => <DateTimeText at={due_at} />,
    },
    { key: "rule", header: "rules:column.rule", long: true, width: 220, cell: (run) => <RuleNameCell run={run} /> },
    { key: "state", header: "rules:column.state", width: 150, cell: (run) => <OutcomeCell run={run} /> },
    { key: "about", header: "rules:column.about", long: true, width: 150, cell: (run) => <AboutCell run={run} /> },
    { key: "what", header: "rules:column.what", long: true, cell: (run) => <SummaryCell run={run} orders={orders} /> },
  ],
  empty: { title: "rules:runs_empty", text: "rules:log_later" },
});

function RuleNameCell({ run: { rule, rule_id } }: { run: RunView }) {
  return <Link to={`/plans/rules?edit=${rule_id}`}>{rule}</Link>;
}

function OutcomeCell({ run: { state } }: { run: RunView }) {
  const t = useTranslate();
  return <StateLabel state={runShapes[state]}>{t(`rules:state.${state}`)}</StateLabel>;
}

function AboutCell({ run: { order, plan, plan_id } }: { run: RunView }) {
  if (order) return <Link to={`/orders/${order}`}>{order}</Link>;
  return plan_id && <Link to={`/plans/${plan_id}`}>{plan}</Link>;
}

function SummaryCell({ run, orders }: { run: RunView; orders: readonly Filter[] }) {
  const t = useTranslate();
  const dates = useDates();
  const { until } = run.detail;
  const text = formatRun(run, t, { filters: orders, until: until === undefined ? "" : dates.instant(until) });
  return <span title={text}>{text}</span>;
}
