import { Lock, LockOpen, Route as RouteIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { VolumeText, WeightText } from "#app/ui/formats/measures.tsx";
import { getRouteColor } from "#app/ui/map/map-model.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Menu, type MenuItem } from "#app/ui/primitives/menu.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { type FoundStop, getRouteNames, getStopEnd, getStopName } from "../editor/plan-lookup.ts";
import { PlannedWindow } from "./planned-window.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { createDepotBefore, findBestPlacement } from "./stop-moves.ts";
import { StopReasonPanel } from "./stop-reason.tsx";
import { Violations } from "./violations.tsx";

/** One stop: contact and goods, window, reason of lateness, and actions. */
export function StopInspector({ found }: { found: FoundStop }) {
  const { t } = useTranslation("plans");
  const { lookup, view } = usePlanEditor();
  const { route, stop, index } = found;
  const shipment = lookup.shipment(stop.shipmentId);
  if (!shipment) return null;
  const end = getStopEnd(shipment, stop.type);
  const weekday = new Date(`${view.inputs.startAt.slice(0, 10)}T00:00Z`).getUTCDay() || 7;
  const open = end.access?.openingHours.filter((each) => each.weekday === weekday) ?? [];
  const parcels = shipment.parcels + shipment.pallets;
  return (
    <>
      <header>
        <span className={`pin-head rc-${getRouteColor(route.number)}`}>{index + 1}</span>
        <div>
          <h2>{getStopName(shipment, stop.type)}</h2>
          <span className="faint-ink">
            {t("stop.position", { at: index + 1, total: route.stops.length, route: getRouteNames(route, lookup)[0] })}
          </span>
        </div>
        <StepButtons {...found} />
      </header>
      <dl className="facts">
        {shipment.orderNumber && (
          <>
            <dt>{t("stop.order")}</dt>
            <dd>
              <Link className="link" to={`/orders/${shipment.orderNumber}`} prefetch="intent">
                {shipment.orderNumber}
              </Link>
            </dd>
          </>
        )}
        <dt>{t("stop.address")}</dt>
        <dd>{end.line}</dd>
        <dt>{t("stop.load")}</dt>
        <dd>
          {parcels > 0 && <>{t("stop.pieces", { count: parcels })}, </>}
          {shipment.weight > 0 ? (
            <WeightText grams={shipment.weight} />
          ) : (
            <VolumeText cubicCentimetres={shipment.volume} />
          )}
        </dd>
        {open.length > 0 && (
          <>
            <dt>{t("stop.open")}</dt>
            <dd>{open.map(({ from, to }) => `${from}–${to}`).join(", ")}</dd>
          </>
        )}
        {shipment.notes && (
          <>
            <dt>{t("stop.notes")}</dt>
            <dd>{shipment.notes}</dd>
          </>
        )}
      </dl>
      <PlannedWindow found={found} end={end} />
      <StopActions found={found} />
      <StopReasonPanel found={found} />
      <Violations violations={stop.violations.filter((violation) => violation.cause !== "time_windows")} />
    </>
  );
}

function StopActions({ found }: { found: FoundStop }) {
  const { t } = useTranslation("plans");
  const editor = usePlanEditor();
  const { route, stop } = found;
  const { document, timed, lookup, may, change } = editor;
  if (!may("change") || !document || route.locked) return null;
  const { shipmentId } = stop;
  const moveTo = (routeId: string) => {
    const best = findBestPlacement({ document, inputs: editor.view.inputs, timer: editor.timer }, routeId, shipmentId);
    if (best) change(best.change);
  };
  const others = timed?.routes.filter((each) => each.id !== route.id) ?? [];
  const items: MenuItem[] = others.map((other) => ({
    key: other.id,
    label: `${other.number} · ${getRouteNames(other, lookup)[0]}`,
    ...(other.locked ? { unavailable: t("lock.locked") } : {}),
    onSelect: () => moveTo(other.id),
  }));
  const withDepot = createDepotBefore(document, found, editor.view.inputs.settings);
  if (withDepot) items.push({ key: "depot", label: t("depot.add"), divided: true, onSelect: () => change(withDepot) });
  items.push({
    key: "out",
    label: t("stop.unassign"),
    divided: !withDepot,
    onSelect: () => change({ kind: "move", shipmentId, toRouteId: null, position: 0 }),
  });
  return (
    <div className="section-actions">
      <Button
        icon={stop.fixed ? LockOpen : Lock}
        onClick={() => change({ kind: "fix", shipmentId, fixed: !stop.fixed })}
        title={t("stop.fix_hint")}
      >
        {t(stop.fixed ? "stop.release" : "stop.fix")}
      </Button>
      {!stop.fixed && (
        <Menu
          label={t("stop.move")}
          align="end"
          items={items}
          trigger={(props) => (
            <Button icon={RouteIcon} {...props}>
              {t("stop.move")}
            </Button>
          )}
        />
      )}
    </div>
  );
}
