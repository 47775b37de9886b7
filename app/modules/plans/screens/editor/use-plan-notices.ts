import { useTranslation } from "react-i18next";
import type { PlanLiveMessage } from "#app/modules/planning/model/plan-live.ts";
import type { PlanView } from "#app/modules/planning/model/plan-view.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showErrorToast, showToast } from "#app/ui/primitives/toast.ts";

/** Toasts about what others, or the optimization, did to the open plan. */
export function usePlanNotices(view: PlanView): (message: PlanLiveMessage) => void {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { locale } = useFormats();
  return (message) => {
    if (message.kind === "version" && message.userId !== view.viewer.userId) {
      showToast(t("news.version", { by: message.by, version: message.version }));
    } else if (message.kind === "optimized" && message.outcome === "failed") {
      showErrorToast(t("news.failed"), translate(`errors:${message.code}` as TranslationKey, message.params));
    } else if (message.kind === "optimized" && message.outcome === "finished") {
      showToast(t("news.optimized", { seconds: formatNumber(message.run.seconds, locale, 1) }), {
        detail: t(`run.${message.run.ended}`),
      });
    } else if (message.kind === "confirmed" && message.by !== view.viewer.name) {
      showToast(t("news.confirmed", { by: message.by }));
    } else if (message.kind === "deleted" && message.by !== view.viewer.name) {
      showErrorToast(t("news.deleted", { by: message.by }));
    }
  };
}
