import { Play, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import { getCreatedId } from "#app/ui/client/created-id.ts";
import { useCommand } from "#app/ui/client/use-command.ts";
import { useRefresh } from "#app/ui/client/use-refresh.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { LeaveGuard } from "#app/ui/resource/form/leave-guard.tsx";
import type { Filter } from "#app/ui/resource/resource-spec.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { ReportScreenView } from "../commands/view-report.server.ts";
import { isOpenRun } from "../model/report.ts";
import { buildTriedAddress, type ReportDraft, toReportDraft } from "./report-draft.ts";
import { ReportParts } from "./report-parts.tsx";
import { ReportPreview } from "./report-preview.tsx";
import { ReportRuns } from "./report-runs.tsx";
import "#app/modules/analytics/screens/analytics.css";
import "./reports.css";

export type OpenedReport = Omit<ReportScreenView, "filterFields" | "ownFilters"> & { filters: readonly Filter[] };

/** A report: its parts at the left; what it gives now and its files at the right. */
export function ReportScreen({ view }: { view: OpenedReport }) {
  const t = useTranslate();
  const formId = useId();
  const navigate = useNavigate();
  const { report, ready, id, runs } = view;
  const title = report?.name ?? (ready ? t(`reports:ready.${ready as "deliveries"}`) : t("reports:new"));
  const [saved] = useState(() =>
    toReportDraft(report ?? view.definition, report, { name: ready ? title : "", format: view.format }),
  );
  const [draft, setDraft] = useState<ReportDraft>(() => ({ ...saved, ...pickDefinition(view.definition) }));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  const { run, refusal, busy, result } = useCommand((outcome) => {
    if (!outcome.ok) return;
    if (outcome.intent === "reports.run") return showToast(t("reports:started"));
    const made = outcome.intent === "reports.create" ? getCreatedId(outcome.value) : id;
    showToast(t(outcome.intent === "reports.delete" ? "reports:deleted" : "reports:saved"));
    void navigate(outcome.intent === "reports.delete" ? "/analytics/reports" : `/analytics/reports/${made}`, {
      replace: true,
    });
  });
  const change = (next: Partial<ReportDraft>) => {
    const changed = { ...draft, ...next };
    setDraft(changed);
    const isTried = Object.keys(next).some((key) => ["columns", "filters", "sort", "group_by"].includes(key));
    if (isTried) void navigate(buildTriedAddress(changed), { replace: true, preventScrollReset: true });
  };
  const save = () => {
    const existing = report ? { id: report.id, version: report.version } : {};
    void run(report ? "reports.update" : "reports.create", { ...draft, ...existing });
  };
  return (
    <div className="page">
      <PageTitle>{`${t("reports:title")}: ${title}`}</PageTitle>
      {runs.some(({ state }) => isOpenRun(state)) && <Refresher />}
      <div className="head">
        <Link to="/analytics/reports" className="link">
          {t("reports:title")}
        </Link>
        <h1>{title}</h1>
        <span className="grow" />
        {report && (
          <Button
            kind="ghost"
            icon={Trash2}
            pending={busy}
            onClick={() => void run("reports.delete", { id: report.id })}
          >
            {t("common:action.delete")}
          </Button>
        )}
        {(report || ready) && (
          <Button
            icon={Play}
            pending={busy || isChanged}
            onClick={() => void run("reports.run", { id, format: draft.format })}
          >
            {t("reports:run")}
          </Button>
        )}
        <Button kind="primary" type="submit" form={formId} pending={busy}>
          {t(report ? "common:action.save" : "reports:save_own")}
        </Button>
      </div>
      <div className="report-body">
        <div className="report-parts">
          {refusal && (
            <p className="problem" role="alert">
              {refusal.message}
            </p>
          )}
          <ReportParts view={view} draft={draft} errors={refusal?.errors ?? {}} onChange={change} />
        </div>
        <div className="report-results">
          <ReportPreview view={view} />
          <ReportRuns runs={runs} />
        </div>
      </div>
      {/* Filter editors are forms of their own and cannot be in another one. */}
      <form
        id={formId}
        hidden
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      />
      <LeaveGuard active={isChanged && !busy && !result?.ok && report !== null} />
    </div>
  );
}

const pickDefinition = ({ columns, filters, group_by, sort }: ReportScreenView["definition"]) => ({
  ...{ columns, filters, group_by, sort },
});

function Refresher() {
  useRefresh(2_000);
  return null;
}
