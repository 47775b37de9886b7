import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { getRouteColor, type MapTarget } from "#app/ui/map/map-model.ts";
import { StatusShape } from "#app/ui/status/status.tsx";
import type { LiveRoute } from "../../model/live-route.ts";
import { listRouteEvents, type RouteDayEvent } from "../../model/route-day.ts";

/** Lines shown before "All" is chosen. */
const INITIAL_EVENTS_SHOWN = 7;

interface LastEventsProps {
  routes: readonly LiveRoute[];
  zone: string;
  onSelect(target: MapTarget): void;
}

/** Events of the day's routes, newest first; each line selects its stop. */
export function LastEvents({ routes, zone, onSelect }: LastEventsProps) {
  const { t } = useTranslation("routes");
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const events = useMemo(() => listRouteEvents(routes), [routes]);
  if (events.length === 0) return null;
  const shown = all ? events : events.slice(0, INITIAL_EVENTS_SHOWN);
  return (
    <section className="road-events" aria-label={t("events.title")}>
      <header>
        <h2>{t("events.title")}</h2>
        {events.length > INITIAL_EVENTS_SHOWN && (
          <button type="button" className="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? "events.fewer" : "events.all")}
          </button>
        )}
      </header>
      <ol>
        {shown.map((event) => (
          <li key={event.id} className={`rc-${getRouteColor(event.route.number)}`}>
            <button
              type="button"
              onClick={() =>
                onSelect(
                  event.stop
                    ? { kind: "stop", id: event.stop.id, routeId: event.route.id }
                    : { kind: "route", id: event.route.id },
                )
              }
            >
              <time>{toZoneTime(event.at, zone)}</time>
              <span className="route-number">{event.route.number}</span>
              <span className="road-event">{formatEvent(event)}</span>
              <EventMark event={event} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );

  function formatEvent({ what, stop, route }: RouteDayEvent): string {
    const at = stop?.position ?? 0;
    switch (what.kind) {
      case "late":
        return t("events.late", { minutes: what.minutes, name: route.agent });
      case "pause":
        return t("events.pause", { name: route.agent });
      case "back":
        return t("events.back", { name: route.agent });
      case "arrived":
        return t("events.arrived", { at });
      case "failed":
        return t("events.failed", {
          at,
          reason: what.reason ? translate(`shipments:reason.${what.reason}`) : t("events.attempted"),
        });
      case "done":
        return t(`events.done.${stop?.type === "pickup" ? "pickup" : stop?.type === "depot" ? "depot" : "dropoff"}`, {
          at,
        });
    }
  }
}

/** The stop's state; nothing for events without a state. */
function EventMark({ event: { what } }: { event: RouteDayEvent }) {
  if (what.kind === "done") return <StatusShape kind="stop" code="completed" size={13} />;
  if (what.kind === "failed") return <StatusShape kind="stop" code="attempted" size={13} />;
  return <span />;
}
