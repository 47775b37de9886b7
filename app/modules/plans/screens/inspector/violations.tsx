import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LoadDimension, PlanViolation, TimedRoute } from "#app/modules/planning/model/timed-plan.ts";
import { fromCubicCentimeters, fromGrams, fromMeters } from "#app/platform/money/units.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber, formatSpan } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { getRouteNames, toStopKey } from "../editor/plan-lookup.ts";

type Cause = PlanViolation["cause"];

/** Unit of a violation's amount. */
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

/** Formats the excess over a limit: "38 kg", "1 h 19 min", "2.1 km"; empty where nothing is measured. */
export function useAmount(): (cause: Cause, amount: number, dimension: LoadDimension | null) => string {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { locale, weight, distance } = useFormats();
  return (cause, amount, dimension) => {
    if (cause === "quantities") {
      if (dimension === "weight") {
        const unit = weight === "imperial" ? "lb" : "kg";
        return `${formatNumber(fromGrams(amount, unit), locale, 1)} ${unit}`;
      }
      if (dimension === "volume")
        return `${formatNumber(fromCubicCentimeters(amount, weight), locale, 2)} ${weight === "imperial" ? "ft³" : "m³"}`;
      return dimension ? t(`amount.${dimension}`, { count: amount }) : "";
    }
    const kind = amountKinds[cause];
    if (kind === "seconds") return formatSpan(Math.max(60, amount), translate);
    if (kind === "count") return formatNumber(amount, locale);
    const unit = distance === "imperial" ? "mi" : "km";
    return kind === "metres" ? `${formatNumber(fromMeters(amount, unit), locale, 1)} ${unit}` : "";
  };
}

/** A violation with its place: the stop, or none for the whole route. */
export interface PlacedViolation extends PlanViolation {
  route: TimedRoute;
  stopKey: string | null;
}

/** All violations of a route, each at the first stop where it occurs. */
export function listPlacedViolations(route: TimedRoute): PlacedViolation[] {
  return route.violations.map((violation) => {
    const stop = route.stops.find(({ violations }) => violations.some(({ cause }) => cause === violation.cause));
    return { ...violation, route, stopKey: stop ? toStopKey(stop) : null };
  });
}

/** List of violations; soft ones are marked. With places, each has a button that shows where. */
export function Violations({ violations }: { violations: readonly (PlanViolation | PlacedViolation)[] }) {
  const { t } = useTranslation("plans");
  if (violations.length === 0) return null;
  return (
    <section className="why violations">
      <h3>{t("violations", { count: violations.length })}</h3>
      <ul>
        {violations.map((violation, index) => (
          <ViolationRow key={`${violation.cause} ${index}`} violation={violation} />
        ))}
      </ul>
    </section>
  );
}

function ViolationRow({ violation }: { violation: PlanViolation | PlacedViolation }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const amount = useAmount();
  const { lookup, selection, select, open } = usePlanEditor();
  const over = amount(violation.cause, violation.amount, violation.dimension);
  const placed = "route" in violation ? violation : null;
  const elsewhere = placed && placed.route.id !== selection.routeId;
  const show = ({ route, stopKey: key }: PlacedViolation) => {
    open("routes");
    select(key ? { kind: "stop", id: key, routeId: route.id } : { kind: "route", id: route.id });
  };
  return (
    <li className={violation.soft ? "soft" : undefined}>
      <Icon of={TriangleAlert} size={13} />
      <span>
        <b>{t(`violation.${violation.cause}`)}</b>
        {over && `: ${t("over_by", { amount: over })}`}
        {violation.soft && <span className="faint-ink"> {t("soft")}</span>}
        {elsewhere && <span className="faint-ink"> · {getRouteNames(placed.route, lookup)[0]}</span>}
      </span>
      {placed && (elsewhere || placed.stopKey) && (
        <button
          type="button"
          className="link"
          aria-label={t("show_violation", { rule: t(`violation.${violation.cause}`) })}
          onClick={() => show(placed)}
        >
          {translate("common:action.show")}
        </button>
      )}
    </li>
  );
}
