import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { RouteCosts } from "#app/modules/planning/model/plan-costs.ts";
import type { TimedPlan } from "#app/modules/planning/model/timed-plan.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { DistanceText, DurationText, MoneyText } from "#app/ui/formats/measures.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import "./plan-costs.css";

const Objectives = lazyPart(() => import("./objectives.tsx"));

/** What a plan costs, part by part, and what it would cost with another objective. */
export function PlanCostParts({ timed }: { timed: TimedPlan }) {
  const { t } = useTranslation("plans");
  const { view } = usePlanEditor();
  const used = timed.routes.filter(({ stops }) => stops.length > 0);
  const sum = (read: (route: (typeof used)[number]) => number) => used.reduce((total, route) => total + read(route), 0);
  const rows: { key: keyof RouteCosts; measure?: React.ReactNode }[] = [
    {
      key: "hours",
      measure: <DurationText seconds={sum(({ travelSeconds, serviceSeconds }) => travelSeconds + serviceSeconds)} />,
    },
    { key: "distance", measure: <DistanceText metres={timed.summary.distance} /> },
    { key: "route", measure: used.length },
    { key: "stops", measure: sum(({ stops }) => stops.length) },
    { key: "soft" },
  ];
  const { currency } = view.plan;
  return (
    <section className="plan-costs">
      <h3>{t("costs.title")}</h3>
      <table>
        <tbody>
          {rows.map(({ key, measure }) => (
            <tr key={key}>
              <th scope="row">{t(`costs.${key}`)}</th>
              <td className="faint-ink">{measure}</td>
              <td>
                <MoneyText amount={sum(({ costs }) => costs[key])} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t("figure.cost")}
            </th>
            <td>
              <MoneyText amount={timed.summary.cost} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
      {!view.viewer.seesPay && <p className="faint-ink">{t("costs.without_pay")}</p>}
      <Suspense>
        <Objectives timed={timed} />
      </Suspense>
    </section>
  );
}
