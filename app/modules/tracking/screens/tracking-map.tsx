import type { MapDrawing } from "#app/platform/geo/map-drawing/map-drawing.ts";
import { streetCredit } from "#app/platform/geo/street-map.ts";

interface TrackingMapProps {
  sheet: MapDrawing;
  label: string;
  driverLabel: string;
}

/** The map as SVG: built-up areas, names, the circle around the destination, the origin, and the driver when near. */
export function TrackingMap({ sheet, label, driverLabel }: TrackingMapProps) {
  const { width, height, destination, origin, driver } = sheet;
  const start = driver ?? origin;
  return (
    <>
      {/* Not inside the drawing: of the maps for wide and narrow screens, only what is shown is loaded. */}
      {sheet.streets && <img className="map-streets" src={sheet.streets} alt="" loading="lazy" />}
      <svg
        className="map"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
      >
        {sheet.areas.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} className="m-land2" cx={x} cy={y} r={r} />
        ))}
        <path className="m-grid" d={toGridPath(sheet)} />
        <g className="m-names">
          {sheet.names.map(({ x, y, text }) => (
            <text key={`${x} ${y}`} x={x} y={y}>
              {text}
            </text>
          ))}
        </g>
        <circle className="near" cx={destination.x} cy={destination.y} r={sheet.uncertaintyRadius} />
        {start && <path className="way-line" d={sheet.way ? toLinePath(sheet.way) : toCurvePath(start, destination)} />}
        {origin && (
          <g className="depot" transform={`translate(${origin.x} ${origin.y})`}>
            <rect x="-12" y="-12" width="24" height="24" rx="7" />
            <svg x="-8" y="-8" width="16" height="16" viewBox="0 0 24 24" aria-hidden>
              <path d="M18 21V10a1 1 0 0 0-1-1H7a1 1 0 0 0-1 1v11M22 19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 1.132-1.803l7.95-3.974a2 2 0 0 1 1.837 0l7.948 3.974A2 2 0 0 1 22 8zM6 13h12M6 17h12" />
            </svg>
            <text className="driver-name" y="27">
              {origin.name}
            </text>
          </g>
        )}
        <g transform={`translate(${destination.x} ${destination.y})`}>
          <path className="driver-pin" d="M0 3C-11-10-16-17-16-25a16 16 0 0 1 32 0C16-17 11-10 0 3Z" />
          <svg x="-7.5" y="-33" width="15" height="15" viewBox="0 0 24 24" aria-hidden>
            <path
              className="docs-home"
              d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"
            />
          </svg>
        </g>
        {driver && (
          <g transform={`translate(${driver.x} ${driver.y})`}>
            <circle className="driver-ring" r="15" />
            <circle className="driver-dot" r="8" />
            <text className="driver-name" y="30">
              {driverLabel}
            </text>
          </g>
        )}
      </svg>
      <p className="credit">
        {sheet.streets && (
          <>
            <a href="https://www.openstreetmap.org/copyright" rel="noreferrer">
              {streetCredit}
            </a>
            {" · "}
          </>
        )}
        GeoNames
      </p>
    </>
  );
}

function toGridPath({ grid, width, height }: MapDrawing): string {
  return [...grid.x.map((x) => `M${x} 0V${height}`), ...grid.y.map((y) => `M0 ${y}H${width}`)].join("");
}

function toLinePath(points: readonly { x: number; y: number }[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
}

/** A curve between two points, bent to the left. */
function toCurvePath(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return `M${from.x} ${from.y}Q${from.x + dx / 2 + dy * 0.18} ${from.y + dy / 2 - dx * 0.18} ${to.x} ${to.y}`;
}
