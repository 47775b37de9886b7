import { createLazyMap } from "../lazy-map.ts";
import { MapFrame } from "../map-frame.tsx";
import type { MapScene } from "../map-model.ts";

const SceneMapCanvas = createLazyMap(() => import("./scene-map-canvas.tsx"));

export interface SceneMapProps {
  /** What the map shows, in words; the list beside it says the same. */
  label: string;
  scene: MapScene;
  /** The view is fitted to everything when this changes. */
  fitKey: string;
  styleUrl: string;
}

/** A small read-only street map of several routes. MapLibre comes when it is shown. */
export function SceneMap(props: SceneMapProps) {
  return <MapFrame label={props.label} canvas={<SceneMapCanvas {...props} />} />;
}
