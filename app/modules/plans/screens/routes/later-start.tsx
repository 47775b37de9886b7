import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { proposeLaterStart } from "#app/modules/planning/model/later-start.ts";
import type { TimedPlan } from "#app/modules/planning/model/timed-plan.ts";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { formatHours, formatSpan } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { getRouteNames } from "../editor/plan-lookup.ts";
import "../costs/plan-costs.css";

interface LaterStartPartProps {
  timed: TimedPlan;
  /** Names this route alone; the proposal is for all. */
  routeId?: string;
}

/** Proposes that routes which wait on the way leave later, with what it saves; where they do already, offers the way back. */
export default function LaterStartPart({ timed, routeId }: LaterStartPartProps) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { view, base, lookup, may, act, searching } = usePlanEditor();
  const { inputs, plan } = view;
  const proposal = useMemo(() => base && proposeLaterStart(inputs, base, timed), [inputs, base, timed]);
  const button = (delayedStart: boolean) =>
    may("edit") && (
      <Button
        disabled={act.busy || searching}
        onClick={() => act.send({ intent: "plans.edit", version: plan.version, delayedStart })}
      >
        {delayedStart ? t("later.apply", { count: proposal?.routes.length ?? 0 }) : t("later.undo")}
      </Button>
    );
  if (plan.delayedStart)
    return (
      routeId === undefined && (
        <section className="later-start">
          <p>{t("later.on")}</p>
          {button(false)}
        </section>
      )
    );
  const routes = proposal?.routes.filter(({ id }) => routeId === undefined || id === routeId) ?? [];
  if (!proposal || routes.length === 0) return null;
  const risks = proposal.moreAtRisk > 0 ? t("later.at_risk", { count: proposal.moreAtRisk }) : "";
  const late = proposal.late > 0 ? t("later.late", { count: proposal.late }) : t("later.none_late");
  const effect = t("later.effect", { span: formatSpan(proposal.savedSeconds, translate) });
  return (
    <section className="later-start">
      {routeId === undefined && <h3>{t("later.title", { count: routes.length })}</h3>}
      <ul>
        {routes.map(({ id, waitSeconds, leavesAt }) => {
          const route = timed.routes.find((each) => each.id === id);
          const said = {
            span: `${formatHours(Math.round(waitSeconds / 60))} h`,
            time: toZoneTime(leavesAt, inputs.timezone),
          };
          return (
            <li key={id}>
              {routeId === undefined && <b>{route && getRouteNames(route, lookup)[0]}</b>} {t("later.could", said)}
            </li>
          );
        })}
      </ul>
      <p className="faint-ink">{[effect, late, risks].filter(Boolean).join(", ")}</p>
      {button(true)}
    </section>
  );
}
