import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ReportScreenView } from "../commands/view-report.server.ts";
import { RunLine } from "./run-state.tsx";

/** The files of a report, the newest first. */
export function ReportRuns({ runs }: Pick<ReportScreenView, "runs">) {
  const t = useTranslate();
  const { locale } = useLanguage();
  return (
    <section aria-label={t("reports:runs")}>
      <h2>{t("reports:runs")}</h2>
      {runs.length === 0 && <p className="hint">{t("reports:no_files")}</p>}
      <ul className="report-runs">
        {runs.map((run) => (
          <li key={run.id}>
            <RunLine run={run} />
            <span>{t("reports:rows", { count: run.rows, n: formatNumber(run.rows, locale) })}</span>
            <span className="soft-ink">
              {run.format.toUpperCase()}
              {run.fileSize !== null && `, ${formatNumber(Math.ceil(run.fileSize / 1024), locale)} KB`},{" "}
              {run.requestedByName}
            </span>
            {run.state === "done" && (
              <a className="link" href={`/analytics/reports/files/${run.id}`} download>
                {t("reports:download")}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
