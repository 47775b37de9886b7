import { CircleAlert, CircleCheck } from "lucide-react";
import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { getStartNote } from "#app/modules/planning/model/later-start.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import { findPlaceExcess } from "#app/modules/planning/model/plan-places.ts";
import { toPlanProblem } from "#app/modules/planning/model/plan-problem.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { TimeWindowText } from "#app/ui/formats/date-time.tsx";
import { DurationText } from "#app/ui/formats/measures.tsx";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { PlanCostParts } from "../costs/plan-cost-parts.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { HoursWarning } from "../routes/hours-warning.tsx";
import { SearchRun } from "../search/search-run.tsx";
import { listPlacedViolations, Violations } from "./violations.tsx";

const LaterStartPart = lazyPart(() => import("../routes/later-start.tsx"));

/** The plan itself: time, depot, agents, and what is still missing. */
export function PlanInspector() {
  const { t } = useTranslation("plans");
  const { view, timed } = usePlanEditor();
  const { inputs, plan } = view;
  const run = view.versions.find((each) => each.version === plan.currentVersion)?.run;
  return (
    <>
      <header>
        <div>
          <h2>{plan.name}</h2>
          <span className="faint-ink">{plan.number}</span>
        </div>
      </header>
      <dl className="facts">
        <dt>{t("plan.time")}</dt>
        <dd>
          <TimeWindowText from={inputs.startAt} to={inputs.endAt} />
        </dd>
        <dt>{t("plan.depot")}</dt>
        <dd>{inputs.depot.name}</dd>
        <dt>{t("plan.grace")}</dt>
        <dd>
          <DurationText seconds={inputs.pickupGraceMinutes * 60} /> /{" "}
          <DurationText seconds={inputs.dropoffGraceMinutes * 60} />
        </dd>
        {timed && (
          <>
            <dt>{t("plan.driving")}</dt>
            <dd>
              <DurationText seconds={timed.summary.duration} />
            </dd>
          </>
        )}
        {run && (
          <>
            <dt>{t("run.title")}</dt>
            <dd>
              <SearchRun run={run} />
            </dd>
          </>
        )}
        <dt>{t("plan.auto_confirm")}</dt>
        <dd>{t(plan.autoConfirm ? "plan.yes" : "plan.no")}</dd>
      </dl>
      {inputs.travel.kind === "estimate" && (
        <p className="hint">{t(inputs.travel.standIn ? "plan.stand_in" : "plan.no_region")}</p>
      )}
      {inputs.travel.kind === "matrix" && inputs.travel.offRoad && (
        <p className="hint">{t("plan.off_road", { count: inputs.travel.offRoad.length })}</p>
      )}
      {inputs.travel.kind === "matrix" && inputs.travel.elsewhere && (
        <p className="hint">{t("plan.elsewhere", { count: inputs.travel.elsewhere.length })}</p>
      )}
      <Problem />
      {timed?.routes.map((route) => (
        <HoursWarning key={route.id} route={route} />
      ))}
      {timed?.routes.some(getStartNote) && (
        <Suspense>
          <LaterStartPart timed={timed} />
        </Suspense>
      )}
      {timed && <PlanCostParts timed={timed} />}
      {timed && <Violations violations={timed.routes.flatMap(listPlacedViolations)} />}
      {plan.status === planStatuses.code.pending && !timed && <PlanChecklist inputs={inputs} />}
    </>
  );
}

/** Why the last optimization failed. */
function Problem() {
  const translate = useTranslate();
  const { t } = useTranslation("plans");
  const { problem } = usePlanEditor().view.plan;
  if (!problem) return null;
  return (
    <p className="problem" role="alert">
      <b>{t("problem")}</b>
      {translate(`errors:${problem.code}` as TranslationKey, problem.params)}
    </p>
  );
}

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
