import { ChevronDown, ChevronUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import type { FoundStop } from "../editor/plan-lookup.ts";

/** Links to the previous and next stop in a stop's header. */
export function StepButtons({ route, index }: FoundStop) {
  const { t } = useTranslation("plans");
  const { step } = usePlanEditor();
  return (
    <>
      <span className="grow" />
      <IconButton icon={ChevronUp} label={t("stop.previous")} disabled={index === 0} onClick={() => step(-1)} />
      <IconButton
        icon={ChevronDown}
        label={t("stop.next")}
        tip="end"
        disabled={index === route.stops.length - 1}
        onClick={() => step(1)}
      />
    </>
  );
}
