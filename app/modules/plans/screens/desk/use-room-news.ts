import { useTranslation } from "react-i18next";
import type { PlanLiveMessage } from "#app/modules/planning/model/plan-live.ts";
import type { PlanView } from "#app/modules/planning/model/plan-view.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { writeNumber } from "#app/ui/formats/measures.tsx";
import { toast, toastError } from "#app/ui/primitives/toast.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import type { Word } from "#app/ui/words/word.ts";

/** Says what others, or the optimisation, did to the plan that is open. */
export function useRoomNews(view: PlanView): (message: PlanLiveMessage) => void {
  const { t } = useTranslation("plans");
  const say = useWords();
  const { locale } = useFormats();
  return (message) => {
    if (message.kind === "version" && message.userId !== view.viewer.userId) {
      toast(t("news.version", { by: message.by, version: message.version }));
    } else if (message.kind === "optimized" && message.outcome === "failed") {
      toastError(t("news.failed"), say(`errors:${message.code}` as Word, message.params));
    } else if (message.kind === "optimized" && message.outcome === "finished") {
      toast(t("news.optimized", { seconds: writeNumber(message.run.seconds, locale, 1) }), {
        detail: t(`run.${message.run.ended}`),
      });
    } else if (message.kind === "confirmed" && message.by !== view.viewer.name) {
      toast(t("news.confirmed", { by: message.by }));
    } else if (message.kind === "deleted" && message.by !== view.viewer.name) {
      toastError(t("news.deleted", { by: message.by }));
    }
  };
}
