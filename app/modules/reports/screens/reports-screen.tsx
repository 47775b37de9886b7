import { Play, Plus } from "lucide-react";
import { Link } from "react-router";
import { AnalyticsHead } from "#app/modules/analytics/screens/analytics-head.tsx";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useRefresh } from "#app/ui/client/use-refresh.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink, IconButton } from "#app/ui/primitives/button.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { formatSchedule } from "#app/ui/schedule/schedule-labels.ts";
import type { ReportsView } from "../commands/view-reports.server.ts";
import { isOpenRun } from "../model/report.ts";
import { RunLine } from "./run-state.tsx";
import "#app/modules/analytics/screens/analytics.css";
import "./reports.css";

type OwnReport = ReportsView["own"][number];
type ReadyReport = ReportsView["ready"][number];

/** One's own reports and the library. */
export function ReportsScreen({ view }: { view: ReportsView }) {
  const t = useTranslate();
  const { own, ready } = view;
  const isWorking = [...own, ...ready].some(({ run }) => run && isOpenRun(run.state));
  const action = (
    <ButtonLink kind="primary" icon={Plus} to="/analytics/reports/new">
      {t("reports:new")}
    </ButtonLink>
  );
  return (
    <div className="page analytics">
      {isWorking && <Refresher />}
      <AnalyticsHead current="reports" actions={action} />
      <p className="analytics-state">
        {t("reports:kept")}
        {view.seesOpenData && (
          <>
            {" · "}
            <Link className="link" to="/analytics/open-data">
              {t("reports:open_data.title")}
            </Link>
          </>
        )}
      </p>
      <div className="chart-scroll">
        <table className="chart-table report-table">
          <thead>
            <tr>
              {(["report", "last_run", "rows", "schedule", "format", "recipients"] as const).map((column) => (
                <th key={column} scope="col" className={column === "rows" ? "chart-count" : undefined}>
                  {t(`reports:list.${column}`)}
                </th>
              ))}
              <th>
                <span className="visually-hidden">{t("reports:run")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <GroupRow title={t("reports:own")} count={own.length} />
            {own.map((report) => (
              <OwnRow key={report.id} report={report} />
            ))}
            <GroupRow title={t("reports:library")} count={ready.length} />
            {ready.map((report) => (
              <LibraryRow key={report.name} report={report} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Asks for progress while a file is being made. */
function Refresher() {
  useRefresh(2_000);
  return null;
}

function GroupRow({ title, count }: { title: string; count: number }) {
  return (
    <tr className="report-group">
      <th colSpan={7} scope="colgroup">
        {title} <span className="soft-ink">{count}</span>
      </th>
    </tr>
  );
}

function OwnRow({ report }: { report: OwnReport }) {
  const t = useTranslate();
  const { dateLocale } = useFormats();
  const { id, name, source, schedule, active, next_at: next, format, members, emails, run } = report;
  return (
    <tr>
      <td>
        <Link to={`/analytics/reports/${id}`} prefetch="intent">
          {name}
        </Link>
        <span className="report-about">{t(`reports:source.${source}`)}</span>
      </td>
      <RunCells run={run} />
      <td>
        {schedule && formatSchedule(schedule, t, dateLocale)}
        {schedule && (
          <span className="report-about">
            {active && next !== null ? <DateTimeText at={next} /> : t("reports:paused")}
          </span>
        )}
      </td>
      <td>{format.toUpperCase()}</td>
      <td>{schedule ? members.length + emails.length : null}</td>
      <RunCell id={id} name={name} />
    </tr>
  );
}

function LibraryRow({ report: { name, format, run } }: { report: ReadyReport }) {
  const t = useTranslate();
  const title = t(`reports:ready.${name}`);
  return (
    <tr>
      <td>
        <Link to={`/analytics/reports/${name}`} prefetch="intent">
          {title}
        </Link>
        <span className="report-about">{t(`reports:ready_about.${name}`)}</span>
      </td>
      <RunCells run={run} />
      <td />
      <td>{format.toUpperCase()}</td>
      <td />
      <RunCell id={name} name={title} />
    </tr>
  );
}

function RunCells({ run }: { run: OwnReport["run"] }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  if (!run)
    return (
      <>
        <td className="soft-ink">{t("reports:never")}</td>
        <td />
      </>
    );
  return (
    <>
      <td>
        <RunLine run={run} />
      </td>
      <td className="chart-count">{formatNumber(run.rows, locale)}</td>
    </>
  );
}

function RunCell({ id, name }: { id: string; name: string }) {
  const t = useTranslate();
  const { run, busy } = useCommandWithToast(() => showToast(t("reports:started")));
  return (
    <td>
      <IconButton
        icon={Play}
        label={t("reports:run_named", { name })}
        aria-disabled={busy || undefined}
        onClick={() => !busy && run("reports.run", { id })}
      />
    </td>
  );
}
