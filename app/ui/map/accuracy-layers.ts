import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from "maplibre-gl";

/** The accuracy of a driver's position: a ring around it, dotted if it is old. */
export function createAccuracyLayers(colour: ExpressionSpecification): LayerSpecification[] {
  const ring = (old: 0 | 1): FilterSpecification => [
    "all",
    ["==", ["get", "kind"], "doubt"],
    ["==", ["get", "old"], old],
  ];
  const line = { "line-color": colour, "line-width": 1.2, "line-opacity": 0.8 };
  return [
    {
      ...{ id: "doubt", type: "fill", source: "drivers", filter: ["==", ["get", "kind"], "doubt"] },
      paint: { "fill-color": colour, "fill-opacity": 0.13 },
    },
    { id: "doubt-ring", type: "line", source: "drivers", filter: ring(0), paint: line },
    {
      id: "doubt-old",
      type: "line",
      source: "drivers",
      filter: ring(1),
      paint: { ...line, "line-dasharray": [1.5, 2] },
    },
  ];
}
