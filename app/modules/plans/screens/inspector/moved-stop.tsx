import { useTranslation } from "react-i18next";
import { toInstant } from "#app/platform/time/local-time.ts";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { usePlanDesk } from "../desk/plan-desk.tsx";
import { findStop, getStopPlace } from "../desk/plan-lookup.ts";

/** Announces the new position, arrival and lateness of a stop moved by keyboard, for screen readers. */
export function MovedStop({ moved }: { moved: string | null }) {
  const { t } = useTranslation("plans");
  const { timed, lookup, view, selection } = usePlanDesk();
  const { timezone } = view.plan;
  const found = moved === selection.stopKey ? findStop(timed, moved) : null;
  if (!found) return <p className="visually-hidden" role="status" />;
  const { route, stop, index } = found;
  const closes = getStopPlace(stop, lookup)?.end.to;
  const late = closes ? Math.ceil((stop.arriveAt - toInstant(closes, timezone)) / 60_000) : 0;
  const facts = { at: index + 1, total: route.stops.length, time: toZoneTime(stop.arriveAt, timezone) };
  return (
    <p className="visually-hidden" role="status">
      {late > 0 ? t("moved.late", { ...facts, count: late }) : t("moved.in_time", facts)}
    </p>
  );
}
