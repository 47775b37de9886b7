import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { getDriverPosition } from "#app/modules/orders/model/tracked/driver-position.ts";
import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import type { LiveRoute, LiveStop } from "../../model/live-route.ts";
import { listStopsAhead } from "../../model/route-day.ts";

interface TrackingPreviewProps {
  route: LiveRoute;
  stop: LiveStop;
  zone: string;
  asOf: number;
}

/** What the customer of this stop sees on the tracking page; uses that page's rules. */
export function TrackingPreview({ route, stop, zone, asOf }: TrackingPreviewProps) {
  const { t } = useTranslation("routes");
  const { shipment, customerWindow } = stop;
  if (!shipment?.orderNumber || shipment.type !== shipmentTypes.code.delivery || stop.type !== "dropoff") return null;
  const ahead = listStopsAhead(route);
  const stopsBefore = ahead.findIndex(({ id }) => id === stop.id);
  const position = route.position && route.positionAt !== null ? { ...route.position, at: route.positionAt } : null;
  const name = route.agent.name;
  const { shownStops, status: routeStatus } = route;
  const isPaused = route.driverReport?.kind === "pause";
  const near = shownStops > 0 ? ahead[stopsBefore - shownStops] : undefined;
  const hidden = isPaused ? "place_paused" : routeStatus === "active" ? "no_place" : "place_later";
  return (
    <section className="why" aria-label={t("customer.title")}>
      <h3>{t("customer.title")}</h3>
      <p className="soft-ink">
        {customerWindow
          ? t("customer.window", {
              from: toZoneTime(customerWindow.from, zone),
              to: toZoneTime(customerWindow.to, zone),
            })
          : t("customer.none")}{" "}
        {getDriverPosition({ stopsBefore, position, shownStops, routeStatus, isPaused }, asOf)
          ? t("customer.place", { name })
          : near
            ? t("customer.place_from", { name, stop: near.position })
            : t(`customer.${hidden}`, { name })}{" "}
        <Link className="link" to={`/track/${shipment.orderNumber}`} reloadDocument target="_blank">
          {t("customer.page")}
        </Link>
      </p>
    </section>
  );
}
