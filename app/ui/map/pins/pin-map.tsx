import type { Point } from "#app/platform/geo/place.ts";
import { createLazyMap } from "../lazy-map.ts";
import { MapFrame } from "../map-frame.tsx";
import "./pin-map.css";

const PinMapCanvas = createLazyMap(() => import("./pin-map-canvas.client.tsx"));

/** A place that is offered for the pin, by a letter that stands in the list beside the map too. */
export interface PinChoice {
  letter: string;
  label: string;
  point: Point;
}

export interface PinMapProps {
  /** What the map shows, in words. */
  label: string;
  /** Where the pin stands; null before anybody put it somewhere: a click does. */
  point: Point | null;
  choices: readonly PinChoice[];
  /** Where the way begins, if known. */
  origin: { point: Point; label: string } | null;
  onMove: (point: Point) => void;
  styleUrl: string;
  /** The view fits everything again when this changes. */
  fitKey: string;
}

/** A map with one pin to put somewhere: dragged, clicked or moved by the arrow keys. Loads MapLibre when shown. */
export function PinMap(props: PinMapProps) {
  return <MapFrame label={props.label} canvas={<PinMapCanvas {...props} />} />;
}
