import { Link } from "react-router";
import type { DayRoute } from "#app/modules/fleet/model/agent-day.ts";
import { MAX_MESSAGE_LENGTH } from "#app/modules/notifications/model/agent-message.ts";
import { DateTimeText, useDates } from "#app/ui/formats/date-time.tsx";
import { DistanceText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { TextArea } from "#app/ui/primitives/text-field.tsx";
import { LastSeenText } from "#app/ui/status/last-seen.tsx";
import type { AttendanceRow } from "../commands/view-attendance.server.ts";
import { useAttendanceDay } from "./attendance-day.ts";

/** Metres from the team's start above which the distance is shown. */
const FAR_FROM_START_METERS = 500;

/** Time of the check-in, with the distance from the team's start when far away. */
export function CheckedIn({ row: { attendance } }: { row: AttendanceRow }) {
  if (!attendance) return null;
  return (
    <>
      {attendance.distance !== null && attendance.distance > FAR_FROM_START_METERS && (
        <i className="away">
          <DistanceText metres={attendance.distance} />
        </i>
      )}
      <DateTimeText at={attendance.checkedInAt} style="time" />
    </>
  );
}

/** The route with its progress. */
export function DayRouteCell({ route }: { route: DayRoute | null }) {
  if (!route) return null;
  return (
    <Link className={`route-share rc-${((route.number - 1) % 12) + 1}`} to="/routes">
      <span className="route-number">{route.number}</span>
      <progress value={route.done} max={Math.max(1, route.total)} aria-hidden />
      <span>
        {route.done}
        <i> / {route.total}</i>
      </span>
    </Link>
  );
}

/** How long before the page's data was read the agent was last seen. */
export function LastSeen({ at }: { at: number | null }) {
  return <LastSeenText at={at} asOf={useAttendanceDay().asOf} />;
}

/** The vehicle, with the end of a running cooldown. */
export function VehicleCell({ vehicle }: { vehicle: AttendanceRow["vehicle"] }) {
  const t = useTranslate();
  const dates = useDates();
  if (!vehicle) return null;
  return (
    <>
      {vehicle.label}
      {vehicle.coolingUntil !== null && (
        <i className="cool">{t("fleet:cooling", { time: dates.instant(vehicle.coolingUntil, "time") })}</i>
      )}
    </>
  );
}

/** The text of a message to the selected agents. */
export function MessageField() {
  const t = useTranslate();
  return (
    <>
      <TextArea label={t("fleet:message_text")} name="text" required maxLength={MAX_MESSAGE_LENGTH} />
      <p className="hint">{t("fleet:message_why")}</p>
    </>
  );
}
