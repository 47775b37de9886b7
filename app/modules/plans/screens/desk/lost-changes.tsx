import { useTranslation } from "react-i18next";
import { applyChange } from "#app/modules/planning/model/plan-change.ts";
import { getChangeReason } from "#app/modules/planning/model/plan-reasons.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { usePlanDesk } from "./plan-desk.tsx";

/** Changes lost in a race: kept until the person reapplies them to the new version or discards them. */
export function LostChanges() {
  const { t } = useTranslation("plans");
  const { lostChanges, reapply, base, view } = usePlanDesk();
  if (lostChanges.length === 0) return null;
  const fitting = lostChanges.filter((change) => base && applyChange(base, change, view.inputs).ok);
  return (
    <section className="progress-card lost" role="alert" aria-label={t("lost.title", { count: lostChanges.length })}>
      <b>{t("lost.title", { count: lostChanges.length })}</b>
      <p>{lostChanges.map((change) => t(`reasons.${getChangeReason(change)}`)).join(", ")}</p>
      <p className="faint-ink">{t(fitting.length === 0 ? "lost.not_applicable" : "lost.why")}</p>
      <div className="section-actions">
        <Button kind="primary" disabled={fitting.length === 0} onClick={() => reapply(fitting)}>
          {t("lost.reapply")}
        </Button>
        <Button kind="ghost" onClick={() => reapply([])}>
          {t("lost.discard")}
        </Button>
      </div>
    </section>
  );
}
