import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useState } from "react";
import { computeMetersPerPixel, computeScaleBar, type MapUnits } from "./scale.ts";

/** A bar of a round length. */
export function MapScale({ map, units }: { map: MapLibreMap; units: MapUnits }) {
  const [bar, setBar] = useState(() => readScale(map, units));
  useEffect(() => {
    const update = () => setBar(readScale(map, units));
    update();
    map.on("zoom", update);
    map.on("moveend", update);
    return () => {
      map.off("zoom", update);
      map.off("moveend", update);
    };
  }, [map, units]);
  return (
    <div className="map-scale">
      <svg width={bar.pixels} height="6" aria-hidden="true">
        <path d={`M.5 0V5.5H${bar.pixels - 0.5}V0`} />
      </svg>
      {bar.label}
    </div>
  );
}

function readScale(map: MapLibreMap, units: MapUnits): { pixels: number; label: string } {
  return computeScaleBar(computeMetersPerPixel(map.getCenter().lat, map.getZoom()), units, 90);
}
