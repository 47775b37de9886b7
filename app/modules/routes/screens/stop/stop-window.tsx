import { useTranslation } from "react-i18next";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { formatSpan } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getRouteColor } from "#app/ui/map/map-model.ts";
import { WindowBar } from "#app/ui/panes/window-bar.tsx";
import { getStatusLabel } from "#app/ui/status/statuses.ts";
import type { LiveRoute, LiveStop } from "../../model/live-route.ts";

/** The promised window of an open stop, and its expected arrival. */
export function StopWindow({ route, stop, zone }: { route: LiveRoute; stop: LiveStop; zone: string }) {
  const { t } = useTranslation("routes");
  const translate = useTranslate();
  const { lateness, expectedAt, windowFrom, windowTo, serviceSeconds, plannedStartAt, plannedArriveAt } = stop;
  const opens = Math.max(windowFrom ?? 0, plannedStartAt > plannedArriveAt ? plannedStartAt : 0);
  const startAt = Math.max(expectedAt, opens);
  const minutes = windowTo === null ? 0 : Math.max(1, Math.round((expectedAt - windowTo) / 60_000));
  return (
    <WindowBar
      hue={getRouteColor(route.number)}
      lateness={lateness}
      label={
        lateness === 4
          ? t("late_by", { span: formatSpan(minutes * 60, translate) })
          : translate(getStatusLabel("lateness", lateness))
      }
      arrives={
        <>
          {t(stop.arrivedAt === null ? "arrives" : "arrived")} <b>{toZoneTime(expectedAt, zone)}</b>
        </>
      }
      from={route.startAt}
      to={Math.max(route.endAt, startAt)}
      opensAt={windowFrom}
      closesAt={windowTo}
      threshold={0}
      arriveAt={expectedAt}
      startAt={startAt}
      endAt={startAt + serviceSeconds * 1000}
      zone={zone}
    />
  );
}
