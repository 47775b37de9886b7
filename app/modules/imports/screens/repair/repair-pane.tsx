import { ChevronLeft, ChevronRight, WandSparkles } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { ProgressBar } from "#app/ui/primitives/progress-bar.tsx";
import { Tabs } from "#app/ui/primitives/tabs.tsx";
import type { ImportScreen } from "../../commands/wizard/read-import.server.ts";
import { RepairGrid } from "./repair-grid.tsx";

const filters = ["all", "repair", "errors", "warnings", "duplicates"] as const;

/** Rows of the file by state, and the grid to repair them. */
export function RepairPane({ data }: { data: ImportScreen }) {
  const t = useTranslate();
  const { run, busy } = useCommandWithToast();
  const { outcome, show } = data;
  const { status } = data.import;
  const counts = { all: outcome.total, repair: outcome.open, ...outcome };
  const tabs = filters.map((key) => ({
    key,
    label: t(`imports:rows.${key}`),
    count: status === "validated" || key === "all" ? counts[key] : undefined,
    to: `?step=map&show=${key}`,
  }));
  const accept = outcome.suggestions > 0 && status === "validated" && (
    <Button
      kind="ghost"
      icon={WandSparkles}
      pending={busy}
      className="self-center"
      onClick={() => run("orders.import.accept")}
    >
      {t("imports:rows.accept", { count: outcome.suggestions })}
    </Button>
  );
  return (
    <section className="repair" aria-label={t("imports:rows.title")}>
      <Tabs label={t("imports:rows.title")} tabs={tabs} current={show} end={accept} />
      <RepairNote data={data} />
      {data.rows.length > 0 && <RepairGrid key={`${show} ${data.after}`} data={data} />}
      {data.rows.length === 0 && status === "validated" && (
        <EmptyState
          page
          title={t(show === "repair" ? "imports:rows.nothing" : "imports:rows.empty")}
          text={show === "repair" ? t("imports:rows.nothing_text") : undefined}
        />
      )}
    </section>
  );
}

/** The server's progress, or its error. */
function RepairNote({ data }: { data: ImportScreen }) {
  const t = useTranslate();
  const { status, counts, problem } = data.import;
  if (status === "validating")
    return (
      <div className="note" role="status">
        {t("imports:rows.checking")}
        <ProgressBar label={t("imports:rows.checking")} value={counts.checked} max={Math.max(1, counts.total)} />
        <span className="faint-ink">{t("imports:rows.checked", { checked: counts.checked, total: counts.total })}</span>
      </div>
    );
  if (status === "failed")
    return (
      <div className="note field-error" role="alert">
        {t("imports:rows.failed")}
        {problem?.code === "unexpected"
          ? ""
          : `: ${t(`errors:${problem?.code ?? "unexpected"}` as "errors:unexpected", problem?.params)}`}
      </div>
    );
  if (status === "uploaded") return <div className="note">{t("imports:rows.waiting")}</div>;
  return <Pager data={data} />;
}

function Pager({ data }: { data: ImportScreen }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const first = data.rows[0]?.row;
  const last = data.rows.at(-1)?.row;
  if ((data.next === null && data.after === 0) || first === undefined || last === undefined) return null;
  const next = new URLSearchParams(query);
  next.set("after", String(data.next));
  return (
    <div className="note">
      <span className="pager">
        <IconButton
          icon={ChevronLeft}
          label={t("imports:rows.previous")}
          disabled={data.after === 0}
          onClick={() => navigate(-1)}
        />
        <span>
          {t("imports:rows.shown", { from: first, to: last })} (<CountText value={data.rows.length} />)
        </span>
        <IconButton
          icon={ChevronRight}
          label={t("imports:rows.next")}
          disabled={data.next === null}
          onClick={() => navigate(`?${next}`, { preventScrollReset: true })}
        />
      </span>
    </div>
  );
}
