import type { ExpressionSpecification, FilterSpecification, SymbolLayerSpecification } from "maplibre-gl";
import { mapFontBold } from "./basemap-style.ts";
import type { MapPalette } from "./map-palette.ts";

export function createNamedLayer(id: string, source: string, palette: MapPalette): SymbolLayerSpecification {
  return {
    ...{ id, type: "symbol", source, filter: ["==", ["geometry-type"], "Point"] },
    layout: {
      "icon-image": ["concat", ["get", "image"], `|${palette.key}`],
      "icon-allow-overlap": true,
      "text-field": ["get", "label"],
      "text-font": mapFontBold,
      "text-size": 11.5,
      "text-offset": [0, 1.6],
      "text-anchor": "top",
      "text-optional": true,
    },
    paint: { "text-color": palette.ink, "text-halo-color": palette.land, "text-halo-width": 1.75 },
  };
}

export function createPinLayer(
  id: string,
  filter: FilterSpecification,
  image: ExpressionSpecification,
): SymbolLayerSpecification {
  return {
    id,
    type: "symbol",
    source: "routes",
    filter,
    layout: {
      "icon-image": image,
      "icon-allow-overlap": true,
      "icon-ignore-placement": true,
      "symbol-sort-key": ["get", "order"],
      "symbol-z-order": "source",
    },
  };
}
