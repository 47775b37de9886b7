import type { ReactNode } from "react";
import type { Point } from "#app/platform/geo/place.ts";
import { createLazyMap } from "./lazy-map.ts";
import { MapFrame } from "./map-frame.tsx";
import type { MapScene, MapTarget } from "./map-model.ts";
import type { MapUnits } from "./scale.ts";

const MapCanvas = createLazyMap(() => import("./map-canvas.tsx"));

export interface MapViewProps {
  /** Description of the map for screen readers. */
  label: string;
  scene: MapScene;
  /** MapLibre style of production tiles; empty for the embedded basemap. */
  styleUrl: string;
  units: MapUnits;
  /** The view is fitted to everything when this changes. */
  fitKey: string;
  /** The view follows this point. */
  follow?: Point | null;
  onSelect(target: MapTarget | null): void;
  onHover(target: MapTarget | null): void;
  /** Ids of the stops and unassigned shipments inside a drawn loop; without it there is no lasso button. */
  onLasso?: (ids: string[]) => void;
  /** Cards that float over the map. */
  children?: ReactNode;
}

/**
 * A map with routes, stops, depots and unassigned shipments. MapLibre is loaded when the map is shown; the server and
 * the first paint show a blank sheet instead. The lists beside it have the same content; with the focus on the map the
 * arrow keys go through the stops of the selected route, + and − zoom, 0 fits, Escape clears the selection.
 */
export function MapView(props: MapViewProps) {
  return (
    <MapFrame label={props.label} canvas={<MapCanvas {...props} />}>
      {props.children}
    </MapFrame>
  );
}
