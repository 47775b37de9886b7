import { CircleCheck, Clock3, TriangleAlert } from "lucide-react";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { ProgressBar } from "#app/ui/primitives/progress-bar.tsx";
import type { ListedRun } from "../db/report-runs.server.ts";
import { isOpenRun } from "../model/report.ts";

type ShownRun = Pick<ListedRun, "state" | "problem" | "rows" | "expected" | "createdAt">;

/** When a run was, how it ended, or how far it is. */
export function RunLine({ run: { state, problem, rows, expected, createdAt } }: { run: ShownRun }) {
  const t = useTranslate();
  if (isOpenRun(state)) {
    const share = expected ? Math.min(1, rows / expected) : undefined;
    return (
      <span className="report-state">
        <Icon of={Clock3} size={14} />
        {t(`reports:state.${state}`)}
        <ProgressBar label={t(`reports:state.${state}`)} {...(share === undefined ? {} : { value: share })} />
      </span>
    );
  }
  return (
    <span className={`report-state${state === "done" ? " is-done" : " is-failed"}`}>
      <Icon of={state === "done" ? CircleCheck : TriangleAlert} size={14} />
      <DateTimeText at={createdAt} />
      {problem && <span className="report-about">{t(`reports:problem.${problem}`)}</span>}
    </span>
  );
}
