import { CircleCheck, MapPin, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { doneStops } from "#app/modules/planning/model/stop.states.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { LiveRoute, LiveStop, StopAction } from "../../model/live-route.ts";
import { ActionButtons } from "../action-buttons.tsx";
import type { LiveInspectorProps } from "./live-inspector.tsx";

/** Actions that a dispatcher performs on behalf of the driver, and related links. */
export function DispatcherActions(props: LiveInspectorProps & { route: LiveRoute; stop: LiveStop }) {
  const { t } = useTranslation("routes");
  const { route, stop, canAct, act, onArrive, onComplete, onAttempt } = props;
  const { shipment } = stop;
  const isOver = doneStops.includes(stop.state);
  const whyNot = (action: StopAction): string | null => {
    if (stop.actions.includes(action)) return null;
    if (!canAct) return t("why_not.not_allowed");
    if (isOver) return t("why_not.finished");
    return t(route.status === "completed" ? "why_not.route_over" : "why_not.arrived");
  };
  return (
    <section className="take-over" aria-label={t("take_over")}>
      <h3>{t("take_over")}</h3>
      <ActionButtons
        busy={act.busy}
        acts={[
          {
            ...{ key: "arrive", label: t("arrive"), icon: MapPin, hotkey: "A" },
            unavailable: whyNot("arrive"),
            run: onArrive,
          },
          {
            ...{ key: "complete", label: t("complete"), icon: CircleCheck, hotkey: "C", primary: true as const },
            ...{ unavailable: whyNot("complete"), run: onComplete },
          },
          {
            ...{ key: "attempt", label: t("attempt"), icon: TriangleAlert, hotkey: "F" },
            ...{ unavailable: whyNot("attempt"), run: onAttempt },
          },
        ]}
      />
      <p className="ways-on">
        {shipment && !isOver && (
          <Link
            className="link"
            prefetch="intent"
            to={`/shipments/${shipmentTypes.byCode(shipment.type).path}/${shipment.number}?act=reschedule`}
          >
            {t("reschedule")}
          </Link>
        )}
        {route.canComplete && (
          <button
            type="button"
            className="link"
            disabled={act.busy}
            onClick={() => act.send({ intent: "routes.complete", routeId: route.id })}
          >
            {t("complete_route")}
          </button>
        )}
      </p>
    </section>
  );
}
