import type { ExpressionSpecification, FilterSpecification, LineLayerSpecification } from "maplibre-gl";

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
