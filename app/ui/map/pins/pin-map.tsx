import type { Point } from "#app/platform/geo/place.ts";
import { createLazyMap } from "../lazy-map.ts";
import { MapFrame } from "../map-frame.tsx";
import "./pin-map.css";

const PinMapCanvas = createLazyMap(() => import("./pin-map-canvas.client.tsx"));

/** A suggested position for the pin, with the letter it has in the list beside the map. */
export interface PinChoice {
  letter: string;
  label: string;
  point: Point;
}

export interface PinMapProps {
  /** What the map shows, in words. */
  label: string;
  /** The pin's position; null before it was set by a click. */
  point: Point | null;
  choices: readonly PinChoice[];
  /** Where the route begins, if known. */
  origin: { point: Point; label: string } | null;
  onMove: (point: Point) => void;
  styleUrl: string;
  /** The view fits everything again when this changes. */
  fitKey: string;
}

/** A map with one pin that can be dragged, set by a click or moved with the arrow keys. Loads MapLibre when shown. */
export function PinMap(props: PinMapProps) {
  return <MapFrame label={props.label} canvas={<PinMapCanvas {...props} />} />;
}
