import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ActionRefusal, ActionResult } from "#app/platform/kernel/action-result.ts";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";

/** Shows the outcome of changes to a plan. `refused` runs first, so that the preview is reverted. */
export function useOutcomes(refused: () => void): {
  done(result: ActionResult): void;
  refused(result: ActionRefusal): void;
} {
  const { t } = useTranslation("plans");
  const before = useRef(refused);
  before.current = refused;
  return useMemo(
    () => ({
      done(result) {
        if (result.intent === "plans.confirm") {
          const counts = { confirmed: getResultNumber(result, "confirmed"), total: getResultNumber(result, "total") };
          showToast(t("confirm.done", counts), counts.confirmed < counts.total ? { detail: t("confirm.partly") } : {});
        } else if (result.intent === "plans.apply_replan") {
          showToast(t("rest.done"));
        } else if (countRefused(result) > 0) {
          showErrorToast(t("shipments.refused", { count: countRefused(result) }), t("shipments.refused_why"));
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
function countRefused(result: ActionResult): number {
  if (!result.ok || typeof result.value !== "object" || result.value === null) return 0;
  return "refused" in result.value && Array.isArray(result.value.refused) ? result.value.refused.length : 0;
}

/** The version that a change produced; 0 when the response has none. */
export function getResultVersion(result: ActionResult): number {
  return getResultNumber(result, "version");
}

/** A number in a response's value; 0 when missing. */
function getResultNumber(result: ActionResult, field: string): number {
  if (!result.ok || typeof result.value !== "object" || result.value === null) return 0;
  const value: unknown = Object.entries(result.value).find(([name]) => name === field)?.[1];
  return typeof value === "number" ? value : 0;
}
