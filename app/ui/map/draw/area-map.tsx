import type { ReactNode } from "react";
import type { Box, GeoPosition, ZoneGeometry } from "#app/platform/geo/zone-geometry.ts";
import { createLazyMap } from "../lazy-map.ts";
import { MapFrame } from "../map-frame.tsx";
import type { AreaDrawing, DrawAction } from "./drawing.ts";
import "./area-map.css";

const AreaCanvas = createLazyMap(() => import("./area-canvas.tsx"));

/** An area as the map shows it. */
export interface MapArea {
  id: string;
  /** 1 to 12, the colours of routes. */
  color: number;
  label: string;
  /** Inactive, or not the subject of the screen. */
  faint?: boolean;
  geometry: ZoneGeometry;
}

export interface AreaMapProps {
  /** Description of the map for screen readers. */
  label: string;
  /** MapLibre style of production tiles; empty for the embedded basemap. */
  styleUrl: string;
  areas: readonly MapArea[];
  selected: readonly string[];
  /** Where the view goes when the key changes. */
  view: { key: string; box: Box | null };
  drawing: AreaDrawing;
  onDraw: (action: DrawAction) => void;
  /** A split line was finished. */
  onLine?: (line: readonly GeoPosition[]) => void;
  /** `adding` keeps what is chosen already. */
  onSelect: (id: string | null, how: { adding: boolean }) => void;
  /** Read-only: nothing can be drawn or moved. */
  locked?: boolean;
  /** A position to mark. */
  marked?: GeoPosition | null;
  children?: ReactNode;
}

/**
 * A map of areas on which outlines are drawn and their corners moved. MapLibre is loaded when the map is shown. Keys
 * with the focus on the map: arrows move the crosshair in its centre, Enter sets a point there, closes or chooses;
 * Backspace undoes the last step, Escape cancels.
 */
export function AreaMap(props: AreaMapProps) {
  return (
    <MapFrame label={props.label} canvas={<AreaCanvas {...props} />}>
      {props.children}
    </MapFrame>
  );
}
