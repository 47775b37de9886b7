import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { distanceIn, volumeIn, weightIn } from "#app/domain/kernel/units.ts";
import type { LoadDimension, PlanViolation } from "#app/domain/plans/timed-plan.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { writeNumber } from "#app/ui/formats/measures.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";

type Cause = PlanViolation["cause"];

/** What the amount of a violation counts. */
const amountKinds: Partial<Record<Cause, "seconds" | "metres" | "count">> = {
  time_windows: "seconds",
  travel_hours: "seconds",
  work_time_hours: "seconds",
  release: "seconds",
  break_restriction: "seconds",
  travel_distance: "metres",
  service_radius: "metres",
  max_stop_separation: "metres",
  max_shipments: "count",
  change_budget: "count",
};

/** Writes by how much something is over its limit: "38 kg", "19 min", "2.1 km"; empty where nothing is measured. */
export function useAmount(): (cause: Cause, amount: number, dimension: LoadDimension | null) => string {
  const { t } = useTranslation("plans");
  const { locale, weight, distance } = useFormats();
  return (cause, amount, dimension) => {
    if (cause === "quantities") {
      if (dimension === "weight") {
        const unit = weight === "imperial" ? "lb" : "kg";
        return `${writeNumber(weightIn(amount, unit), locale, 1)} ${unit}`;
      }
      if (dimension === "volume")
        return `${writeNumber(volumeIn(amount, weight), locale, 2)} ${weight === "imperial" ? "ft³" : "m³"}`;
      return dimension ? t(`amount.${dimension}`, { count: amount }) : "";
    }
    const kind = amountKinds[cause];
    if (kind === "seconds") return t("amount.minutes", { count: Math.max(1, Math.round(amount / 60)) });
    if (kind === "count") return writeNumber(amount, locale);
    const unit = distance === "imperial" ? "mi" : "km";
    return kind === "metres" ? `${writeNumber(distanceIn(amount, unit), locale, 1)} ${unit}` : "";
  };
}

/** Broken rules as a list; soft ones say so. */
export function Violations({ violations }: { violations: readonly PlanViolation[] }) {
  const { t } = useTranslation("plans");
  const amount = useAmount();
  if (violations.length === 0) return null;
  return (
    <section className="why viols">
      <h3>{t("violations", { count: violations.length })}</h3>
      <ul>
        {violations.map((violation, index) => {
          const over = amount(violation.cause, violation.amount, violation.dimension);
          return (
            <li key={`${violation.cause} ${index}`}>
              <Icon of={TriangleAlert} size={13} />
              <span>
                <b>{t(`violation.${violation.cause}`)}</b>
                {over && `: ${t("over_by", { amount: over })}`}
                {violation.soft && <span className="t3"> {t("soft")}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
