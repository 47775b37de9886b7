import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useState } from "react";

/** Draws anew whenever the map moves: for what lies over it at places of the screen. */
export function useMapMoves(map: MapLibreMap): void {
  const [, setMoves] = useState(0);
  useEffect(() => {
    const moved = () => setMoves((count) => count + 1);
    map.on("move", moved);
    map.on("resize", moved);
    return () => {
      map.off("move", moved);
      map.off("resize", moved);
    };
  }, [map]);
}
