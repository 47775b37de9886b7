import type { SymbolLayerSpecification } from "maplibre-gl";
import type { MapPalette } from "./map-palette.ts";

/** Overlapping points as a count in a ring. */
export function createClusterLayer(
  id: string,
  source: "pins" | "unassigned",
  palette: MapPalette,
): SymbolLayerSpecification {
  return {
    id,
    type: "symbol",
    source,
    filter: ["has", "point_count"],
    layout: {
      "icon-image": ["concat", "cluster|", ["to-string", ["get", "point_count"]], `|${palette.key}`],
      "icon-allow-overlap": true,
    },
  };
}
