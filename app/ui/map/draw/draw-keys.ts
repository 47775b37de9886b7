import type { Map as MapLibreMap } from "maplibre-gl";
import type { KeyboardEvent } from "react";
import type { GeoPosition } from "#app/platform/geo/zone-geometry.ts";
import { findAreaAt } from "./area-layers.ts";
import type { AreaMapProps } from "./area-map.tsx";
import { listCorners, roundDegree } from "./drawing.ts";

/** The result of a key: whether the crosshair is active, and what to announce about which position. */
interface KeyOutcome {
  byKeys?: boolean;
  at?: GeoPosition;
  announcement: "announce.point" | "announce.closed" | "announce.picked" | "announce.moved";
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Pixels: of an arrow key alone, and of one with Shift. */
const [stride, smallStride] = [24, 3];
const REACH_PIXELS = 14;

/** Keys on a map of areas; null leaves the key to others. */
export function handleAreaKey(
  event: KeyboardEvent,
  map: MapLibreMap,
  props: AreaMapProps,
  { byKeys, fitAll }: { byKeys: boolean; fitAll: () => void },
): KeyOutcome | null {
  const { drawing, onDraw, locked } = props;
  const command = event.ctrlKey || event.metaKey;
  const announcement = "announce.point";
  if (command && event.key.toLowerCase() === "z") onDraw({ do: event.shiftKey ? "redo" : "undo" });
  else if (command && event.key.toLowerCase() === "y") onDraw({ do: "redo" });
  else if (command || event.altKey) return null;
  else if (arrows[event.key]) {
    const [x = 0, y = 0] = arrows[event.key] ?? [];
    const by = event.shiftKey ? smallStride : stride;
    map.panBy([x * by, y * by], { duration: 0 });
    return { byKeys: true, announcement };
  } else if (event.key === "Enter") return placePoint(map, props, byKeys);
  else if (event.key === "+" || event.key === "=") map.zoomIn({ duration: 0 });
  else if (event.key === "-") map.zoomOut({ duration: 0 });
  else if (event.key === "0") fitAll();
  else if (event.key === "Backspace" && drawing.tool !== "select") onDraw({ do: "undo" });
  else if ((event.key === "Delete" || event.key === "Backspace") && drawing.picked && !locked)
    onDraw({ do: "remove", corner: drawing.picked });
  else if (event.key === "Escape") onDraw(drawing.picked ? { do: "pick", corner: null } : { do: "cancel" });
  else return null;
  return { announcement };
}

/** Sets a point under the crosshair; on the first or the last point, or while the mouse leads, it ends the outline. */
function placePoint(map: MapLibreMap, props: AreaMapProps, byKeys: boolean): KeyOutcome {
  const { drawing, onDraw, onLine, onSelect, locked } = props;
  const { lng, lat } = map.getCenter();
  const at: GeoPosition = [roundDegree(lng), roundDegree(lat)];
  const meets = (other: GeoPosition | undefined) => {
    if (!other) return false;
    const [a, b] = [map.project(at), map.project(other)];
    return Math.hypot(a.x - b.x, a.y - b.y) <= REACH_PIXELS;
  };
  const { tool, points, picked } = drawing;
  if (tool === "select" || locked) {
    if (picked) {
      onDraw({ do: "move", corner: picked, to: at });
      onDraw({ do: "pick", corner: null });
      return { byKeys: true, at, announcement: "announce.moved" };
    }
    const corner = locked ? undefined : listCorners(drawing.geometry).find(({ position }) => meets(position));
    if (corner) onDraw({ do: "pick", corner });
    else onSelect(findAreaAt(map, map.project(at)), { adding: false });
    return { byKeys: true, at, announcement: "announce.picked" };
  }
  const ends = !byKeys || meets(points.at(-1)) || (points.length >= 3 && meets(points[0]));
  if (tool === "split" && points.length >= 2 && (!byKeys || meets(points.at(-1)))) {
    onLine?.(points);
    return { byKeys, at, announcement: "announce.closed" };
  }
  if (tool === "polygon" && points.length >= 3 && ends) {
    onDraw({ do: "close" });
    return { byKeys, at, announcement: "announce.closed" };
  }
  onDraw({ do: "point", at });
  return { byKeys: true, at, announcement: "announce.point" };
}
