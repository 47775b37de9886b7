/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { createProjection, type MapFrameSize } from "#app/platform/geo/map-drawing/map-projection.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { decodeLine } from "#app/platform/geo/polyline.ts";
import { streetCredit } from "#app/platform/geo/street-map.ts";
import { type DriveDay, type DriveRoute, isOver, isTask } from "../model/drive-day.ts";
import { PhoneFrame } from "./frame.tsx";
import { t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";
import { getCurrentPosition } from "./phone-position.ts";
import { computeMapFrame, getStreetPictureUrl, listRoutePoints, loadRouteMap, type RouteMap } from "./route-map.ts";
import { formatBackAt, NextStop } from "./route-screen.tsx";
import { getMapsUrl } from "./stop-lines.tsx";

/** Height of the screen's head and footer, pixels. */
const CHROME_HEIGHT_PX = 336;
const MAX_ZOOM_STEPS = 4;

/** The route on a static map: streets, roads driven, numbered stops, and the phone's position. */
export function MapScreen({ day, route }: { day: DriveDay; route: DriveRoute }) {
  const [map, setMap] = useState<RouteMap | null>(null);
  const [closer, setCloser] = useState(0);
  useEffect(() => {
    void loadRouteMap(route).then(setMap);
  }, [route]);
  const next = route.stops.find((stop) => isTask(stop) && !isOver(stop));
  const frame = computeMapFrame(route, { width: innerWidth, height: innerHeight - CHROME_HEIGHT_PX }, closer);
  return (
    <PhoneFrame
      title={t("drive:map.title")}
      line={formatBackAt(day, route)}
      back=""
      bar={
        next && (
          <div className="drive-card">
            <NextStop stop={next} zone={day.timezone} />
            <a className="drive-button drive-square" href="#route" aria-label={t("drive:map.list")}>
              <PhoneIcon name="list" size={24} />
            </a>
            <a className="drive-button drive-main" href={getMapsUrl(next)} target="_blank" rel="noreferrer">
              <PhoneIcon name="navigation" /> {t("drive:map.drive", { stop: next.position })}
            </a>
          </div>
        )
      }
    >
      {frame && <RouteDrawing route={route} map={map} frame={frame} next={next?.id} />}
      <div className="drive-delays drive-over-map">
        <button
          type="button"
          className="drive-button"
          disabled={closer === MAX_ZOOM_STEPS}
          onClick={() => setCloser(closer + 1)}
        >
          {t("drive:map.closer")}
        </button>
        <button type="button" className="drive-button" disabled={closer === 0} onClick={() => setCloser(0)}>
          {t("drive:map.whole")}
        </button>
      </div>
    </PhoneFrame>
  );
}

interface RouteDrawingProps {
  route: DriveRoute;
  map: RouteMap | null;
  frame: MapFrameSize;
  next: string | undefined;
}

function RouteDrawing({ route, map, frame, next }: RouteDrawingProps) {
  const spot = createProjection(frame);
  const stops = route.stops.flatMap((stop) =>
    stop.place.point && isTask(stop) ? [{ stop, at: spot(stop.place.point) }] : [],
  );
  const depot = route.depot.point && spot(route.depot.point);
  const here = getCurrentPosition();
  const picture = getStreetPictureUrl(map, frame);
  const { width, height } = frame;
  const label = t("drive:map.label", { count: stops.length });
  return (
    <div className="drive-map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {picture && <image href={picture} width={width} height={height} />}
        <path className="drive-map-way" d={toLegsPath(route, map, spot)} />
        {depot && <rect className="drive-map-depot" x={depot.x - 9} y={depot.y - 9} width="18" height="18" rx="5" />}
        {stops.map(({ stop, at }) => (
          <a key={stop.id} href={`#stop/${stop.id}`} aria-label={stop.place.name}>
            <circle
              className="drive-map-stop"
              data-state={stop.id === next ? "next" : isOver(stop) ? "over" : "open"}
              cx={at.x}
              cy={at.y}
              r={isOver(stop) ? 6 : 13}
            />
            {!isOver(stop) && (
              <text className="drive-map-number" data-state={stop.id === next ? "next" : "open"} x={at.x} y={at.y + 4}>
                {stop.position}
              </text>
            )}
          </a>
        ))}
        {here && <circle className="drive-map-here" cx={spot(here).x} cy={spot(here).y} r="8" />}
      </svg>
      {picture && <p className="drive-fine">{streetCredit}</p>}
    </div>
  );
}

/** Lines along roads where known, otherwise straight. */
function toLegsPath(route: DriveRoute, map: RouteMap | null, spot: (point: Point) => { x: number; y: number }): string {
  const straight = listRoutePoints(route).map((point) => [point]);
  const known = map?.legs.flatMap((leg) => (leg ? [decodeLine(leg)] : [])) ?? [];
  const written = (points: readonly Point[]) =>
    points.map((point) => spot(point)).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  if (known.length === 0) return `M${straight.flatMap(written).join("L")}`;
  return known
    .map((points) => written(points.map(([longitude, latitude]) => ({ longitude, latitude }))))
    .map((leg) => `M${leg.join("L")}`)
    .join("");
}
