import { ChevronDown, ChevronUp } from "lucide-react";
import { useLocation } from "react-router";
import { useHydrated } from "../../client/use-hydrated.ts";
import { formatNumber } from "../../formats/measures.tsx";
import { useLanguage, useTranslate } from "../../i18n/use-translate.ts";
import { useHotkeys } from "../../keyboard/use-hotkeys.ts";
import { IconButton } from "../../primitives/button.tsx";
import { getTrail, type Trail } from "./trail.ts";
import { useTrailStep } from "./use-trail-step.ts";
import "./trail-steps.css";

/**
 * The list this page was opened from; null otherwise, and while the page hydrates, because the server knows no history
 * state.
 */
export function useTrail(): Trail | null {
  const { state } = useLocation();
  return useHydrated() ? getTrail(state) : null;
}

/** "7 of 1,284" in the list the page was opened from, with links to the previous and next row. Keys: K and J. */
export function TrailSteps() {
  const t = useTranslate();
  const { locale } = useLanguage();
  const trail = useTrail();
  const { canStep, step } = useTrailStep(trail);
  useHotkeys("trail", {
    k: trail ? () => canStep(-1) && step(-1) : undefined,
    j: trail ? () => canStep(1) && step(1) : undefined,
  });
  if (!trail) return null;
  const number = (value: number) => formatNumber(value, locale);
  const count = number(trail.total);
  const total = trail.exact ? count : t("common:table.total_more", { count });
  return (
    <span className="trail-steps">
      <span>{t("common:detail.place_in_list", { place: number(trail.before + trail.at + 1), total })}</span>
      <IconButton
        icon={ChevronUp}
        label={t("common:detail.previous_in_list")}
        disabled={!canStep(-1)}
        onClick={() => step(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={t("common:detail.next_in_list")}
        tip="end"
        disabled={!canStep(1)}
        onClick={() => step(1)}
      />
    </span>
  );
}
