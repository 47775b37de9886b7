import { Trash2, Warehouse } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { DistanceText, DurationText } from "#app/ui/formats/measures.tsx";
import { getRouteColor } from "#app/ui/map/map-model.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { type FoundStop, getRouteNames } from "../editor/plan-lookup.ts";
import { StepButtons } from "./step-buttons.tsx";
import { Violations } from "./violations.tsx";

/** A mid-route depot stop: time, distance, and its removal. */
export function DepotInspector({ found }: { found: FoundStop }) {
  const { t } = useTranslation("plans");
  const { view, lookup, may, change } = usePlanEditor();
  const { route, stop, index } = found;
  const { depot } = view.inputs;
  const zone = view.plan.timezone;
  return (
    <>
      <header>
        <span className={`pin-head rc-${getRouteColor(route.number)}`}>
          <Icon of={Warehouse} size={14} />
        </span>
        <div>
          <h2>{depot.name}</h2>
          <span className="faint-ink">
            {t("stop.position", { at: index + 1, total: route.stops.length, route: getRouteNames(route, lookup)[0] })}
          </span>
        </div>
        <StepButtons {...found} />
      </header>
      <dl className="facts">
        <dt>{t("depot.what")}</dt>
        <dd>{t("depot.why")}</dd>
        <dt>{t("route.time")}</dt>
        <dd>
          {toZoneTime(stop.arriveAt, zone)}–{toZoneTime(stop.endAt, zone)}
        </dd>
        <dt>{t("route.driving")}</dt>
        <dd>
          <DurationText seconds={stop.travelSeconds} />, <DistanceText metres={stop.distance} />
        </dd>
      </dl>
      {may("change") && !route.locked && (
        <div className="section-actions">
          <Button
            icon={Trash2}
            onClick={() => change({ kind: "move", shipmentId: stop.shipmentId, toRouteId: null, position: 0 })}
          >
            {t("depot.remove")}
          </Button>
        </div>
      )}
      <Violations violations={stop.violations} />
    </>
  );
}
