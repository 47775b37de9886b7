import { Lock, LockOpen, UserRound, WandSparkles } from "lucide-react";
import { Fragment, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { getStartNote } from "#app/modules/planning/model/later-start.ts";
import type { TimedRoute } from "#app/modules/planning/model/timed-plan.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { DistanceText, DurationText, formatSpan, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getRouteColor } from "#app/ui/map/map-model.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Kbd } from "#app/ui/primitives/kbd.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { getRouteNames } from "../editor/plan-lookup.ts";
import { CashWarning, HoursWarning } from "../routes/hours-warning.tsx";
import { useReoptimize } from "../search/use-reoptimize.ts";
import { PreassignDialog } from "./preassign-dialog.tsx";
import { listPlacedViolations, Violations } from "./violations.tsx";

const LaterStartPart = lazyPart(() => import("../routes/later-start.tsx"));

/** One route: crew, duration, distance, cost, and violations. */
export function RouteInspector({ route }: { route: TimedRoute }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { view, timed, lookup, may, change } = usePlanEditor();
  const [assigning, setAssigning] = useState(false);
  const [name, agent] = getRouteNames(route, lookup);
  const zone = view.plan.timezone;
  const { start, end, loads, unloads } = lookup.edges(route);
  return (
    <>
      <header>
        <span className={`pin-head rc-${getRouteColor(route.number)}`}>{route.number}</span>
        <div>
          <h2>{name}</h2>
          <span className="faint-ink">{agent || t("route.on_foot")}</span>
        </div>
      </header>
      <dl className="facts">
        <dt>{t("route.stops")}</dt>
        <dd>{route.stops.length}</dd>
        {route.stops.length > 0 && (
          <>
            <dt>{t("route.time")}</dt>
            <dd>
              {toZoneTime(route.startAt, zone)}–{toZoneTime(route.endAt, zone)}
            </dd>
            <dt>{t("route.start")}</dt>
            <dd>{start.name}</dd>
            {loads && (
              <>
                <dt>{t("route.loads")}</dt>
                <dd>{lookup.depot.name}</dd>
              </>
            )}
            {unloads && (
              <>
                <dt>{t("route.unloads")}</dt>
                <dd>{lookup.depot.name}</dd>
              </>
            )}
            <dt>{t("route.end")}</dt>
            <dd>{end.name}</dd>
            <dt>{t("route.driving")}</dt>
            <dd>
              <DurationText seconds={route.travelSeconds} />, <DistanceText metres={route.distance} />
            </dd>
            {route.pace !== 100 && (
              <>
                <dt>{t("route.pace")}</dt>
                <dd title={t("route.pace_why")}>{route.pace} %</dd>
              </>
            )}
            {route.breaks.map(({ startAt, endAt }) => (
              <Fragment key={startAt}>
                <dt>{t("route.break")}</dt>
                <dd>
                  {toZoneTime(startAt, zone)}–{toZoneTime(endAt, zone)}
                </dd>
              </Fragment>
            ))}
            <dt>{t("route.waiting")}</dt>
            <dd>
              <DurationText seconds={route.waitSeconds} />
            </dd>
            <dt>{t("route.cost")}</dt>
            <dd>
              <MoneyText amount={route.cost} currency={view.plan.currency} />
            </dd>
          </>
        )}
      </dl>
      {view.viewer.canExecute && <ReoptimizeButton route={route} />}
      {may("change") && (
        <div className="section-actions">
          <Button
            icon={route.locked ? LockOpen : Lock}
            onClick={() => change({ kind: route.locked ? "unlock" : "lock", routeId: route.id })}
          >
            {t(route.locked ? "route.unlock" : "route.lock")} <Kbd keys="L" />
          </Button>
          <Button icon={UserRound} onClick={() => setAssigning(true)}>
            {t("route.preassign")}
          </Button>
        </div>
      )}
      <CashWarning route={route} />
      <HoursWarning route={route} />
      {route.heldSeconds >= 60 && (
        <p className="hint">
          {t("later.held_why", {
            time: toZoneTime(route.startAt, zone),
            span: formatSpan(route.heldSeconds, translate),
          })}
        </p>
      )}
      {timed && getStartNote(route) && (
        <Suspense>
          <LaterStartPart timed={timed} routeId={route.id} />
        </Suspense>
      )}
      <Violations violations={listPlacedViolations(route)} />
      <PreassignDialog route={route} open={assigning} onClose={() => setAssigning(false)} />
    </>
  );
}

/**
 * Finds a better order of this route's stops at once. Where that is not possible, the disabled button gives the reason.
 */
function ReoptimizeButton({ route }: { route: TimedRoute }) {
  const { t } = useTranslation("plans");
  const { run, why, busy } = useReoptimize();
  const id = useId();
  const reason = why(route);
  return (
    <>
      <div className="section-actions">
        <Button
          icon={WandSparkles}
          pending={busy}
          aria-disabled={busy || reason !== null || undefined}
          aria-describedby={reason === null ? undefined : id}
          title={t(reason === null ? "reoptimize.hint" : `reoptimize.why.${reason}`)}
          onClick={() => reason === null && void run(route.id)}
        >
          {t("reoptimize.button")} <Kbd keys="Shift O" />
        </Button>
      </div>
      {reason !== null && (
        <p className="faint-ink" id={id}>
          {t(`reoptimize.why.${reason}`)}
        </p>
      )}
    </>
  );
}
