import { CircleAlert, CircleCheck } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import { findPlaceExcess } from "#app/modules/planning/model/plan-places.ts";
import { toPlanProblem } from "#app/modules/planning/model/plan-problem.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";

/** Requirements for an optimization, and what prevents it. */
export function PlanChecklist({ inputs }: { inputs: PlanInputs }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const unplaced = inputs.shipments.filter((each) => !each.pickup.point || !each.dropoff.point).length;
  const crowded = useMemo(() => findPlaceExcess(toPlanProblem(inputs, null, null).problem), [inputs]);
  const points = [
    { done: inputs.shipments.length > 0, text: t("check.shipments", { count: inputs.shipments.length }) },
    { done: inputs.crews.length > 0, text: t("check.agents", { count: inputs.crews.length }) },
    ...(inputs.shipments.length > 0
      ? [{ done: unplaced === 0, text: unplaced === 0 ? t("check.placed") : t("check.unplaced", { count: unplaced }) }]
      : []),
    ...(crowded ? [{ done: false, text: translate("errors:plan_too_large", crowded) }] : []),
  ];
  return (
    <section className="why">
      <h3>{t("check.title")}</h3>
      <ul className="check">
        {points.map(({ done, text }) => (
          <li key={text} className={done ? "done" : "open"}>
            <Icon of={done ? CircleCheck : CircleAlert} size={15} />
            {text}
          </li>
        ))}
      </ul>
      <p className="hint">{t("check.next")}</p>
    </section>
  );
}
