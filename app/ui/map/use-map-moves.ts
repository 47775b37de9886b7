import type { Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useState } from "react";

/** Re-renders whenever the map moves, for overlays at screen positions. */
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
