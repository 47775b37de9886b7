import { useEffect, useRef } from "react";
import { MapCredit } from "../map-credit.tsx";
import { listLegs } from "../map-features.ts";
import { computeBounds, listScenePoints } from "../map-model.ts";
import { useMap } from "../use-map.ts";
import { useWays } from "../way-cache.ts";
import type { SceneMapProps } from "./scene-map.tsx";

/** Pixels kept free around what is fitted. */
const padding = 26;

/** The map itself; only ever loaded in the browser, through `SceneMap`. */
export default function SceneMapCanvas({ label, scene, fitKey, styleUrl }: SceneMapProps) {
  const latest = useRef(scene);
  latest.current = scene;
  const { containerRef, instance, failed } = useMap({
    styleUrl,
    look: "calm",
    bounds: () => computeBounds(listScenePoints(scene)),
    furnish: ({ map }) => map.scrollZoom.disable(),
  });
  const wayOf = useWays(listLegs(scene));
  useEffect(() => instance?.show(scene, wayOf), [instance, scene, wayOf]);
  useEffect(() => {
    const bounds = computeBounds(listScenePoints(latest.current));
    if (instance && bounds) instance.map.fitBounds(bounds, { padding, maxZoom: 14, duration: 0 });
  }, [instance, fitKey]);
  if (failed) return <p className="map-failed">{label}</p>;
  return (
    <div className="map-frame">
      <div ref={containerRef} className="map-holder" role="img" aria-label={label} />
      <MapCredit styleUrl={styleUrl} />
    </div>
  );
}
