import {
  type GeoPosition,
  listPolygons,
  type PolygonRings,
  type Ring,
  toGeometry,
  type ZoneGeometry,
} from "#app/platform/geo/zone-geometry.ts";

/** What a click on the map does: choose, or set the next point of something. */
export type DrawingTool = "select" | "polygon" | "rectangle" | "split";

/** One corner of an outline. */
export interface Corner {
  polygon: number;
  ring: number;
  at: number;
}

interface Step {
  tool: DrawingTool;
  points: readonly GeoPosition[];
  geometry: ZoneGeometry | null;
}

/** The drawing with its undo and redo history. */
export interface AreaDrawing extends Step {
  /** The corner that is selected by keys or in the table. */
  picked: Corner | null;
  past: readonly Step[];
  future: readonly Step[];
}

export type DrawAction =
  /** Chooses a tool; the outline stays. */
  | { do: "tool"; tool: DrawingTool }
  /** Starts again with an outline, or with none. */
  | { do: "load"; geometry: ZoneGeometry | null }
  | { do: "point"; at: GeoPosition }
  /** Closes the points to an outline; a split line stays for its reader. */
  | { do: "close" }
  | { do: "pick"; corner: Corner | null }
  /** `going` while the pointer still moves: one drag is one step back. */
  | { do: "move"; corner: Corner; to: GeoPosition; going?: boolean }
  | { do: "insert"; corner: Corner; to: GeoPosition }
  | { do: "remove"; corner: Corner }
  | { do: "undo" }
  | { do: "redo" }
  | { do: "cancel" };

/** Maximum number of undo steps. */
const MAX_PAST = 200;

export const emptyDrawing: AreaDrawing = {
  tool: "select",
  points: [],
  geometry: null,
  picked: null,
  past: [],
  future: [],
};

/** The drawing after an action; the same one when the action changes nothing. */
export function applyDrawAction(drawing: AreaDrawing, action: DrawAction): AreaDrawing {
  const { tool, points, geometry } = drawing;
  switch (action.do) {
    case "tool":
      return { ...drawing, tool: action.tool, points: [], picked: null };
    case "load":
      return { ...emptyDrawing, geometry: action.geometry };
    case "pick":
      return { ...drawing, picked: action.corner };
    case "point": {
      const [first] = points;
      if (tool === "select" || String(points.at(-1)) === String(action.at)) return drawing;
      if (tool === "rectangle" && first) return withOutline(drawing, createRectangle(first, action.at));
      return pushStep(drawing, { tool, points: [...points, action.at], geometry });
    }
    case "close":
      return tool === "polygon" && points.length >= 3 ? withOutline(drawing, [...points]) : drawing;
    case "move": {
      const moved = geometry && changeRing(geometry, action.corner, (ring) => ring.with(action.corner.at, action.to));
      if (!moved) return drawing;
      return action.going ? { ...drawing, geometry: moved } : pushStep(drawing, { tool, points, geometry: moved });
    }
    case "insert": {
      const grown =
        geometry && changeRing(geometry, action.corner, (ring) => ring.toSpliced(action.corner.at + 1, 0, action.to));
      if (!grown) return drawing;
      return {
        ...pushStep(drawing, { tool, points, geometry: grown }),
        picked: { ...action.corner, at: action.corner.at + 1 },
      };
    }
    case "remove": {
      const shrunk = geometry && changeRing(geometry, action.corner, (ring) => ring.toSpliced(action.corner.at, 1));
      return shrunk ? { ...pushStep(drawing, { tool, points, geometry: shrunk }), picked: null } : drawing;
    }
    case "undo": {
      const before = drawing.past.at(-1);
      if (!before) return drawing;
      const future = [{ tool, points, geometry }, ...drawing.future];
      return { ...drawing, ...before, past: drawing.past.slice(0, -1), future, picked: null };
    }
    case "redo": {
      const [next, ...future] = drawing.future;
      if (!next) return drawing;
      return { ...drawing, ...next, past: [...drawing.past, { tool, points, geometry }], future, picked: null };
    }
    case "cancel":
      return { ...drawing, tool: "select", points: [], picked: null };
  }
}

function pushStep(drawing: AreaDrawing, next: Step): AreaDrawing {
  const { tool, points, geometry } = drawing;
  const past = [...drawing.past, { tool, points, geometry }].slice(-MAX_PAST);
  return { ...drawing, ...next, past, future: [] };
}

function withOutline(drawing: AreaDrawing, corners: GeoPosition[]): AreaDrawing {
  const [first] = corners;
  if (!first) return drawing;
  const outline: ZoneGeometry = { type: "Polygon", coordinates: [[...corners, first]] };
  return pushStep(drawing, { tool: "select", points: [], geometry: outline });
}

function createRectangle([x, y]: GeoPosition, [toX, toY]: GeoPosition): GeoPosition[] {
  return [
    [x, y],
    [toX, y],
    [toX, toY],
    [x, toY],
  ];
}

/** The corners of a ring without the closing one, changed and closed again; null for fewer than three corners. */
function changeRing(
  geometry: ZoneGeometry,
  { polygon, ring }: Corner,
  change: (corners: GeoPosition[]) => GeoPosition[],
): ZoneGeometry | null {
  const polygons = listPolygons(geometry);
  const rings = polygons[polygon];
  const found = rings?.[ring];
  if (!rings || !found) return null;
  const corners = change(found.slice(0, -1));
  const [first] = corners;
  if (!first || corners.length < 3) return null;
  const closed: Ring = [...corners, first];
  return toGeometry(polygons.with(polygon, rings.with(ring, closed) as PolygonRings));
}

/** A corner with its place. */
export interface PlacedCorner extends Corner {
  position: GeoPosition;
  /** Midpoint to the next corner, where one can be inserted. */
  between: GeoPosition;
}

/** All corners of an outline, ring by ring. */
export function listCorners(geometry: ZoneGeometry | null): PlacedCorner[] {
  if (!geometry) return [];
  return listPolygons(geometry).flatMap((rings, polygon) =>
    rings.flatMap((points, ring) =>
      points.slice(0, -1).map((position, at) => {
        const [nextX, nextY] = points[at + 1] ?? position;
        const between: GeoPosition = [roundDegree((position[0] + nextX) / 2), roundDegree((position[1] + nextY) / 2)];
        return { polygon, ring, at, position, between };
      }),
    ),
  );
}

/** Rounds stored degrees to about a centimeter. */
export function roundDegree(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}

/** True when both name the same corner. */
export function isSameCorner(a: Corner | null, b: Corner | null): boolean {
  return a !== null && b !== null && a.polygon === b.polygon && a.ring === b.ring && a.at === b.at;
}
