import { ChevronDown, History } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toPlanReason } from "#app/modules/planning/model/plan-reasons.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { Popover } from "#app/ui/primitives/popover.tsx";
import { SearchRun } from "../search/search-run.tsx";
import { usePlanEditor } from "./plan-editor.tsx";

/** The history with author, time and reason; restoring a version makes a new one. */
export function VersionMenu() {
  const { t } = useTranslation("plans");
  const dates = useDates();
  const { view, act, may, open } = usePlanEditor();
  const current = view.versions.find((each) => each.version === view.plan.currentVersion);
  if (!current) return null;
  return (
    <Popover
      label={t("versions.title")}
      className="popover versions"
      trigger={(props) => (
        <button {...props} className="version-button">
          <Icon of={History} size={14} />
          {t("versions.version", { version: current.version })}
          <span className="faint-ink">
            {dates.instant(current.at, "short")}, {getFirstName(current.authorName)}
          </span>
          <Icon of={ChevronDown} size={13} />
        </button>
      )}
    >
      {(close) => (
        <>
          {/* Rendered first, so that the panel opens at the newest version: the focused element scrolls into view. */}
          <Button
            kind="ghost"
            onClick={() => {
              close();
              open("compare");
            }}
          >
            {t("versions.compare")}
          </Button>
          <ul>
            {view.versions.map((entry) => (
              <li key={entry.version} aria-current={entry.version === current.version || undefined}>
                <b>{entry.version}</b>
                <span>
                  {t(`reasons.${toPlanReason(entry.reason)}`)}
                  <span className="faint-ink">
                    {dates.instant(entry.at)}, {entry.authorName}
                  </span>
                  {entry.run && <SearchRun run={entry.run} />}
                  {entry.solverVersion !== null && entry.seed !== null && (
                    <span className="faint-ink">
                      {t("versions.produced_by", { solver: entry.solverVersion, seed: entry.seed })}
                    </span>
                  )}
                </span>
                {entry.version !== current.version && may("change") && (
                  <button
                    type="button"
                    className="link"
                    disabled={act.busy}
                    onClick={() => {
                      close();
                      act.send({ intent: "plans.restore", version: entry.version });
                    }}
                  >
                    {t("versions.restore")}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Popover>
  );
}

function getFirstName(name: string): string {
  return name.split(" ")[0] ?? name;
}
