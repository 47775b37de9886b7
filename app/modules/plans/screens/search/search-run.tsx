import { useTranslation } from "react-i18next";
import type { PlanRun } from "#app/modules/planning/model/plan-effort.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";

/** How a search ended: "Standard, 3.4 s: no better plan found". */
export function SearchRun({ run }: { run: PlanRun }) {
  const { t } = useTranslation("plans");
  const { locale } = useFormats();
  const facts = { effort: t(`effort.${run.effort}`), seconds: formatNumber(run.seconds, locale, 1) };
  return (
    <span className="faint-ink">
      {t("run.took", facts)}: {t(`run.${run.ended}`)}
    </span>
  );
}
