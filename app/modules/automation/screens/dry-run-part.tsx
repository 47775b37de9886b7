import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { getDateFormat } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { DryRun } from "../model/dry-run.ts";
import type { RuleDraft } from "./rule-draft.ts";

/** What the unsaved rule would have matched in the last seven days. */
export function DryRunPart({ draft }: { draft: RuleDraft }) {
  const t = useTranslate();
  const listens = useHydrated();
  const [dryRun, setDryRun] = useState<{ run: DryRun; of: string } | null>(null);
  const requested = JSON.stringify(draft);
  const act = useCommandWithToast<DryRun>((_, run) => setDryRun({ run, of: requested }));
  const ask = () => {
    const { name: _, auto_confirm: __, attendance: ___, teams: ____, actions: _____, stops: ______, ...what } = draft;
    act.run("settings.automation_rules.dry_run", what);
  };
  return (
    <div className="dry-run">
      {dryRun && (
        <div className="dry-run-result" aria-live="polite">
          <p>
            <b className="dry-run-count">
              <CountText value={dryRun.run.matched} />
            </b>{" "}
            {t(draft.event ? "rules:dry_run_orders" : "rules:dry_run_matched", { count: dryRun.run.matched })}
          </p>
          {dryRun.of !== requested && <p className="hint">{t("rules:dry_run_old")}</p>}
          <DryRunDays run={dryRun.run} />
        </div>
      )}
      <Button icon={FlaskConical} disabled={!listens} pending={act.busy} onClick={ask}>
        {t(dryRun ? "rules:dry_run_again" : "rules:dry_run")}
      </Button>
      <p className="hint">{t("rules:dry_run_why")}</p>
    </div>
  );
}

/** One bar per day, relative to the highest; days without a firing have none. */
function DryRunDays({ run: { days } }: { run: DryRun }) {
  const t = useTranslate();
  const { dateLocale } = useFormats();
  const limit = Math.max(1, ...days.map(({ matched }) => matched));
  const name = getDateFormat(dateLocale, { weekday: "short", day: "numeric", timeZone: "UTC" });
  return (
    <ol className="dry-days" aria-label={t("rules:dry_run_days")}>
      {days.map(({ date, runs, matched }) => (
        <li key={date}>
          <b>{runs > 0 ? <CountText value={matched} /> : ""}</b>
          <svg viewBox="0 0 28 56" aria-hidden className={runs > 0 ? "" : "is-quiet"}>
            <rect
              x="0"
              width="28"
              rx="2"
              y={runs > 0 ? 56 - Math.max(2, (54 * matched) / limit) : 53}
              height={runs > 0 ? Math.max(2, (54 * matched) / limit) : 3}
            />
          </svg>
          <span>{name.format(new Date(`${date}T00:00:00Z`))}</span>
        </li>
      ))}
    </ol>
  );
}
