import type {
  ExpressionSpecification,
  FilterSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from "maplibre-gl";
import type { MapPalette } from "./map-palette.ts";

/** Estimated lines, straight and dashed, where no street is known (explained by `EstimatedLegend`). */
export function createEstimatedLayer(
  id: string,
  filter: FilterSpecification,
  colour: ExpressionSpecification,
): LineLayerSpecification {
  return {
    id,
    type: "line",
    source: "routes",
    filter,
    paint: { "line-color": colour, "line-width": 2.4, "line-opacity": 0.75, "line-dasharray": [2.4, 1.6] },
  };
}

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
