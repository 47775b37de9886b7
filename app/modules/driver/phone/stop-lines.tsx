/** @jsxImportSource preact */
import { type DriveStop, isOver } from "../model/drive-day.ts";
import { formatClock, formatMinutes, t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";

/** A line of the list of stops. */
export function StopLine({ stop, zone }: { stop: DriveStop; zone: string }) {
  const over = isOver(stop);
  return (
    <li>
      <a className="drive-stop" href={`#stop/${stop.id}`} data-state={stop.state}>
        <span className="drive-number">{stop.position}</span>
        <div>
          <b>{stop.place.name}</b>
          <span>{stop.place.line}</span>
        </div>
        <div className="drive-when">
          <b>{formatClock(over ? stop.finishedAt : stop.expectedAt, zone)}</b>
          {over ? <span>{t(`drive:state.${stop.state}`)}</span> : <Punctuality stop={stop} zone={zone} />}
        </div>
      </a>
    </li>
  );
}

/** A return to the depot between stops, to unload and load again. */
export function DepotLine({ stop, zone }: { stop: DriveStop; zone: string }) {
  const over = isOver(stop);
  return (
    <li>
      <a className="drive-stop" href={getMapsUrl(stop)} target="_blank" rel="noreferrer" data-state={stop.state}>
        <span className="drive-number drive-depot">
          <PhoneIcon name="warehouse" size={18} />
        </span>
        <div>
          <b>{stop.place.name || stop.place.line}</b>
          <span>{t("drive:route.reload")}</span>
        </div>
        <div className="drive-when">
          <b>{formatClock(over ? stop.finishedAt : stop.expectedAt, zone)}</b>
          <span>{t("drive:stop.directions")}</span>
        </div>
      </a>
    </li>
  );
}

/** How many packages stops have. */
export const countStopPackages = (stops: readonly DriveStop[]): number =>
  stops.flatMap(({ packages }) => packages).reduce((sum, { quantity }) => sum + quantity, 0);

export const isTight = ({ lateness }: DriveStop): boolean => lateness >= 3;

/** Minutes late, minutes left, or the promised window. */
export function Punctuality({ stop, zone }: { stop: DriveStop; zone: string }) {
  const { lateness, windowTo, expectedAt } = stop;
  if (!isTight(stop)) return <span>{formatPromisedWindow(stop, zone)}</span>;
  const isLate = lateness === 4;
  const minutes = windowTo && expectedAt ? Math.round((Date.parse(expectedAt) - Date.parse(windowTo)) / 60_000) : 0;
  const word = isLate ? "late" : "at_risk";
  // The lateness may come from another limit than the window: then show only the word.
  const by = isLate ? minutes : -minutes;
  return (
    <span className={isLate ? "drive-late" : "drive-tight"}>
      <PhoneIcon name="pennant" size={14} />{" "}
      {by > 0 ? t(`drive:state.${word}_by`, { span: formatMinutes(by) }) : t(`drive:state.${word}`)}
    </span>
  );
}

/** The promised window, if any. */
export function formatPromisedWindow({ windowFrom, windowTo }: DriveStop, zone: string): string {
  if (!windowFrom && !windowTo) return "";
  return `${formatClock(windowFrom, zone)} – ${formatClock(windowTo, zone)}`;
}

/** URL that opens the phone's map app. */
export function getMapsUrl({ place }: { place: Pick<DriveStop["place"], "line" | "point"> }): string {
  const to = place.point ? `${place.point.latitude},${place.point.longitude}` : place.line;
  return `https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=${encodeURIComponent(to)}`;
}
