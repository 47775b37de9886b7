import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ActionRefusal, ActionResult } from "#app/platform/kernel/action-result.ts";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";
import { getResultNumber } from "./plan-result.ts";

/** Says what came of what a person asked of a plan. `refused` happens first: what was shown ahead is taken back. */
export function useOutcomes(refused: () => void): {
  done(answer: ActionResult): void;
  refused(answer: ActionRefusal): void;
} {
  const { t } = useTranslation("plans");
  const before = useRef(refused);
  before.current = refused;
  return useMemo(
    () => ({
      done(answer) {
        if (answer.intent === "plans.confirm") {
          const counts = { confirmed: getResultNumber(answer, "confirmed"), total: getResultNumber(answer, "total") };
          showToast(t("confirm.done", counts), counts.confirmed < counts.total ? { detail: t("confirm.partly") } : {});
        } else if (answer.intent === "plans.take_rest") {
          showToast(t("rest.done"));
        } else if (countRefused(answer) > 0) {
          showErrorToast(t("shipments.refused", { count: countRefused(answer) }), t("shipments.refused_why"));
        }
      },
      refused({ code, intent, message }) {
        before.current();
        const what = intent === "plans.change" ? t("not_saved") : t("not_done");
        showErrorToast(code === "lost_race" ? t("lost_race") : what, message);
      },
    }),
    [t],
  );
}

/** Shipments that were left as they are. */
function countRefused(answer: ActionResult): number {
  if (!answer.ok || typeof answer.value !== "object" || answer.value === null) return 0;
  return "refused" in answer.value && Array.isArray(answer.value.refused) ? answer.value.refused.length : 0;
}
