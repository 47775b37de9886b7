import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { TimeWindow } from "#app/ui/formats/date-time.tsx";
import { Duration } from "#app/ui/formats/measures.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { Word } from "#app/ui/words/word.ts";
import { usePlanDesk } from "./plan-desk.tsx";
import { placedViolations, Violations } from "./violations.tsx";

/** The plan itself: when, from where, for whom, and what it still needs. */
export function PlanInspector() {
  const { t } = useTranslation("plans");
  const { view, timed } = usePlanDesk();
  const { inputs, plan } = view;
  return (
    <>
      <header>
        <div>
          <h2>{plan.name}</h2>
          <span className="t3">{plan.number}</span>
        </div>
      </header>
      <dl className="kv">
        <dt>{t("plan.time")}</dt>
        <dd>
          <TimeWindow from={inputs.startAt} to={inputs.endAt} />
        </dd>
        <dt>{t("plan.depot")}</dt>
        <dd>{inputs.depot.name}</dd>
        <dt>{t("plan.grace")}</dt>
        <dd>
          <Duration seconds={inputs.pickupGraceMinutes * 60} /> / <Duration seconds={inputs.dropoffGraceMinutes * 60} />
        </dd>
        {timed && (
          <>
            <dt>{t("plan.driving")}</dt>
            <dd>
              <Duration seconds={timed.summary.duration} />
            </dd>
          </>
        )}
        <dt>{t("plan.auto_confirm")}</dt>
        <dd>{t(plan.autoConfirm ? "plan.yes" : "plan.no")}</dd>
      </dl>
      {inputs.travel.kind === "estimate" && inputs.travel.standIn && <p className="hint">{t("plan.stand_in")}</p>}
      <Problem />
      {timed && <Violations violations={timed.routes.flatMap(placedViolations)} />}
      {!timed && <Checklist />}
    </>
  );
}

/** Why the last optimisation did not end well. */
function Problem() {
  const say = useWords();
  const { t } = useTranslation("plans");
  const { problem } = usePlanDesk().view.plan;
  if (!problem) return null;
  return (
    <p className="problem" role="alert">
      <b>{t("problem")}</b>
      {say(`errors:${problem.code}` as Word, problem.params)}
    </p>
  );
}

/** What a plan needs before it can be optimised. */
function Checklist() {
  const { t } = useTranslation("plans");
  const { inputs } = usePlanDesk().view;
  const unplaced = inputs.shipments.filter((each) => !each.pickup.point || !each.dropoff.point).length;
  const points = [
    { done: inputs.shipments.length > 0, text: t("check.shipments", { count: inputs.shipments.length }) },
    { done: inputs.crews.length > 0, text: t("check.agents", { count: inputs.crews.length }) },
    { done: unplaced === 0, text: unplaced === 0 ? t("check.placed") : t("check.unplaced", { count: unplaced }) },
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
