/** @jsxImportSource preact */
import { type DriveRoute, type DriveStop, isOver } from "../model/drive-day.ts";
import { formatClock, t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";
import { recordAction } from "./sync-engine.ts";

interface BreakLineProps {
  stop: DriveStop;
  route: DriveRoute;
  zone: string;
  /** It comes before the next stop, so it can be started here; earlier it can be started from the menu. */
  isNext: boolean;
}

/** A break among the stops, with a button to start or end it. */
export function BreakLine({ stop, route, zone, isNext }: BreakLineProps) {
  const over = isOver(stop);
  const isRunning = stop.state === "arriving";
  const minutes = Math.round((stop.serviceSeconds ?? 0) / 60);
  const at = stop.arrivedAt ?? stop.expectedAt;
  return (
    <li className="drive-stop" data-state={stop.state}>
      <span className="drive-number drive-depot">
        <PhoneIcon name="pause" size={18} />
      </span>
      <div>
        <b>{minutes > 0 ? t("drive:route.break", { minutes }) : t("drive:route.free_break")}</b>
        {over && <span>{t(stop.state === "failed" ? "drive:route.no_break" : "drive:route.had_break")}</span>}
        {!over && route.status === "active" && isNext && (
          <button
            type="button"
            className="drive-link drive-aside"
            onClick={() => void recordAction(isRunning ? "resume" : "pause", { routeId: route.id })}
          >
            {t(isRunning ? "drive:step.resume" : "drive:menu.pause")}
          </button>
        )}
      </div>
      <div className="drive-when">
        <b>{formatClock(at, zone)}</b>
        {stop.finishedAt !== null && stop.arrivedAt !== null && <span>{formatClock(stop.finishedAt, zone)}</span>}
      </div>
    </li>
  );
}
