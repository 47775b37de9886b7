import { useTranslation } from "react-i18next";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber, useFormatDistance } from "#app/ui/formats/measures.tsx";
import type { PlanEstimate } from "../../model/estimate-plan.ts";

/** Minutes between two times of the day; 0 while one is missing, or the end is before the start. */
export function countMinutes(from: string, to: string): number {
  const minutes = (Date.parse(`1970-01-01T${to}Z`) - Date.parse(`1970-01-01T${from}Z`)) / 60_000;
  return Math.max(0, minutes) || 0;
}

/** "about 5 routes and 168 km; 71 % of what the vehicles carry". */
export function NewPlanEstimate({ estimate }: { estimate: PlanEstimate | null }) {
  const { t } = useTranslation("plans");
  const { locale } = useFormats();
  const distance = useFormatDistance();
  if (!estimate) return null;
  const { routes, metres, load } = estimate;
  const way = t("create.estimate", { count: routes, distance: distance(Math.round(metres / 1000) * 1000) });
  if (load === null) return way;
  return `${way}; ${t("create.load", { percent: formatNumber(Math.round(load * 100), locale) })}`;
}
