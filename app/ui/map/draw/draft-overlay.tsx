import type { Map as MapLibreMap } from "maplibre-gl";
import { type PointerEvent, useRef } from "react";
import { findGeometryFault } from "#app/platform/geo/geometry-faults.ts";
import { type GeoPosition, listPolygons } from "#app/platform/geo/zone-geometry.ts";
import { useMapMoves } from "../use-map-moves.ts";
import { type AreaDrawing, type Corner, type DrawAction, isSameCorner, listCorners, roundDegree } from "./drawing.ts";

interface DraftOverlayProps {
  map: MapLibreMap;
  drawing: AreaDrawing;
  onDraw: (action: DrawAction) => void;
  /** Where the next point would be. */
  pointer: GeoPosition | null;
  locked: boolean;
  marked: GeoPosition | null;
}

/** Up to this many corners in view, midpoints are offered too. */
const MAX_MIDPOINT_CORNERS = 250;

/** The drawing over the map: its outline, the draggable corners, the next line. */
export function DraftOverlay({ map, drawing, onDraw, pointer, locked, marked }: DraftOverlayProps) {
  useMapMoves(map);
  const dragged = useRef<{ corner: Corner; moved: boolean } | null>(null);
  const { tool, points, geometry, picked } = drawing;
  const at = (position: GeoPosition) => map.project(position);
  const path = (positions: readonly GeoPosition[]) => positions.map((each) => `${at(each).x} ${at(each).y}`).join("L");
  const { clientWidth, clientHeight } = map.getContainer();
  const inView = ({ position }: { position: GeoPosition }) => {
    const { x, y } = at(position);
    return x > -20 && y > -20 && x < clientWidth + 20 && y < clientHeight + 20;
  };
  const corners = tool === "select" && !locked ? listCorners(geometry).filter(inView) : [];
  const hold = (event: PointerEvent<SVGElement>, corner: Corner) => {
    if (event.button !== 0) return;
    event.preventDefault();
    dragged.current = { corner, moved: false };
    event.currentTarget.ownerSVGElement?.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (!dragged.current) return;
    const box = event.currentTarget.getBoundingClientRect();
    const { lng, lat } = map.unproject([event.clientX - box.left, event.clientY - box.top]);
    const { corner, moved } = dragged.current;
    onDraw({ do: "move", corner, to: [roundDegree(lng), roundDegree(lat)], going: moved });
    dragged.current = { corner, moved: true };
  };
  const release = () => {
    if (dragged.current && !dragged.current.moved) onDraw({ do: "pick", corner: dragged.current.corner });
    dragged.current = null;
    map.getContainer().parentElement?.focus({ preventScroll: true });
  };
  const next = pointer && points.length > 0 ? computeNextLine(tool, points, pointer) : [];
  const fault = geometry && tool === "select" ? findGeometryFault(geometry) : null;
  const wrong: GeoPosition | null =
    fault && "longitude" in fault.params ? [fault.params.longitude, fault.params.latitude] : null;
  return (
    <svg className="map-draft" aria-hidden="true" onPointerMove={drag} onPointerUp={release} onPointerCancel={release}>
      {geometry && (
        <path
          className="draft-outline"
          d={listPolygons(geometry)
            .flat()
            .map((ring) => `M${path(ring)}Z`)
            .join("")}
        />
      )}
      {points.length > 0 && <path className="draft-line" d={`M${path(points)}`} />}
      {next.length > 0 && <path className="draft-next" d={`M${path(next)}`} />}
      {points.map((point, index) => (
        <circle
          key={String(point)}
          className={index === 0 ? "draft-point draft-first" : "draft-point"}
          {...circlePath(at(point), 5)}
        />
      ))}
      {corners.length <= MAX_MIDPOINT_CORNERS &&
        corners.map(({ between, ...corner }) => (
          <circle
            key={`m${corner.polygon}-${corner.ring}-${corner.at}`}
            className="draft-between"
            {...circlePath(at(between), 4)}
            onPointerDown={(event) => {
              onDraw({ do: "insert", corner, to: between });
              hold(event, { ...corner, at: corner.at + 1 });
              dragged.current = { corner: { ...corner, at: corner.at + 1 }, moved: true };
            }}
          />
        ))}
      {corners.map((corner) => (
        <circle
          key={`c${corner.polygon}-${corner.ring}-${corner.at}`}
          className={isSameCorner(corner, picked) ? "draft-corner draft-picked" : "draft-corner"}
          data-corner={`${corner.polygon}-${corner.ring}-${corner.at}`}
          {...circlePath(at(corner.position), 6)}
          onPointerDown={(event) => hold(event, corner)}
        />
      ))}
      {wrong && <circle className="draft-wrong" {...circlePath(at(wrong), 11)} />}
      {marked && <CrosshairMark at={at(marked)} />}
    </svg>
  );
}

function CrosshairMark({ at: { x, y } }: { at: { x: number; y: number } }) {
  return (
    <path
      className="sk-pin"
      transform={`translate(${x} ${y})`}
      d="M0 3C-11-10-16-17-16-25a16 16 0 0 1 32 0C16-17 11-10 0 3Z"
    />
  );
}

function circlePath({ x, y }: { x: number; y: number }, r: number) {
  return { cx: x, cy: y, r };
}

/** The line that a click would draw. */
function computeNextLine(
  tool: AreaDrawing["tool"],
  points: readonly GeoPosition[],
  pointer: GeoPosition,
): GeoPosition[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return [];
  if (tool !== "rectangle") return [last, pointer];
  return [first, [pointer[0], first[1]], pointer, [first[0], pointer[1]], first];
}
