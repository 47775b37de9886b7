import { type GeoJSONSource, Map as MapLibreMap, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import type { Point } from "#app/platform/geo/place.ts";
import { isInRegion, type StreetLook } from "#app/platform/geo/street-map.ts";
import { cellsFromZoom, isNear, listCells, loadPlaces, toPlaceFeatures } from "./basemap-places.ts";
import { createBasemapStyle } from "./basemap-style.ts";
import { createGraticule } from "./graticule.ts";
import {
  createClusteredPins,
  createDepotFeatures,
  createDriverFeatures,
  createPlaceFeatures,
  createRouteFeatures,
} from "./map-features.ts";
import { createOverlayLayers, layersByGroup, overlaySources } from "./map-layers.ts";
import type { MapLayerGroup, MapScene } from "./map-model.ts";
import { type MapPalette, readPalette, watchScheme } from "./map-palette.ts";
import { drawPin, PIN_DENSITY } from "./pin-images.ts";
import { listKnownRegions } from "./street-regions.ts";
import {
  addStreets,
  listNamesOnStreets,
  listRegionsInView,
  listStreetNameLayers,
  streetsFromZoom,
  streetsPrefix,
} from "./streets.ts";
import type { FindWay } from "./way-cache.ts";

setWorkerUrl(workerUrl);

/** A MapLibre map that follows the scheme and shows a scene. */
export interface MapInstance {
  readonly map: MapLibreMap;
  /** The zoom for a single point: lower without streets, because there is nothing to show around a house. */
  closestTo(place: Point): number;
  /** Its routes along the ways that are known. */
  show(scene: MapScene, wayOf?: FindWay): void;
  setHidden(hidden: ReadonlySet<MapLayerGroup>): void;
  remove(): void;
}

interface Options {
  container: HTMLElement;
  /** MapLibre style of production tiles; empty for the embedded basemap. */
  styleUrl: string;
  bounds: [number, number, number, number] | null;
  look: StreetLook;
}

const emptyCollection = { type: "FeatureCollection" as const, features: [] };

/** Makes the map. Throws where the browser has no WebGL. */
export function createMap({ container, styleUrl, bounds, look }: Options): MapInstance {
  let palette = readPalette(container);
  let scene: MapScene | null = null;
  let ways: FindWay = () => "straight";
  let hidden: ReadonlySet<MapLayerGroup> = new Set();
  const map = new MapLibreMap({
    container,
    style: styleUrl || createBasemapStyle(palette),
    attributionControl: styleUrl ? { compact: true } : false,
    ...(bounds ? { bounds, fitBoundsOptions: { padding: 56, maxZoom: 14 } } : { center: [10, 50], zoom: 4 }),
    minZoom: 1.5,
    maxZoom: 18,
    maxPitch: 0,
    dragRotate: false,
    touchPitch: false,
    keyboard: false,
    fadeDuration: 0,
  });
  map.touchZoomRotate.disableRotation();
  const canvas = map.getCanvas();
  canvas.tabIndex = -1;
  canvas.removeAttribute("role");
  canvas.removeAttribute("aria-label");
  map.setMissingStyleImageResolver((id) => addImage(map, id, palette));

  const redraw = () => {
    if (!scene || !map.getSource("routes")) return;
    drawScene(map, scene, ways);
  };
  const lay = () => {
    if (styleUrl || !map.getSource("grid")) return;
    void updateBasemap(map);
    void addStreets(map, look, palette).then(() => showGroups(map, hidden));
  };
  map.on("style.load", () => {
    addOverlays(map, palette);
    showGroups(map, hidden);
    redraw();
    lay();
  });
  // Land is drawn slightly later than the background: until then no sea is shown.
  map.on("sourcedata", ({ sourceId, isSourceLoaded }) => {
    if (sourceId === "land" && isSourceLoaded && map.getLayer("water"))
      map.setPaintProperty("water", "background-color", palette.water);
  });
  map.on("moveend", lay);
  // Street tiles with names are loaded: the basemap's names are hidden.
  map.on("sourcedata", ({ sourceId, isSourceLoaded }) => {
    if (isSourceLoaded && sourceId?.startsWith(streetsPrefix) && map.getSource("grid")) void updateBasemap(map);
  });
  const unwatch = watchScheme(() => {
    palette = readPalette(container);
    if (styleUrl) for (const { id } of createOverlayLayers(palette)) map.removeLayer(id);
    if (styleUrl) addOverlayLayers(map, palette);
    else map.setStyle(createBasemapStyle(palette), { diff: false });
  });
  return {
    map,
    closestTo: (place) =>
      styleUrl ? 14 : listKnownRegions().some((region) => isInRegion(region, place)) ? 15.5 : 10.5,
    show(next, wayOf) {
      scene = next;
      if (wayOf) ways = wayOf;
      redraw();
    },
    setHidden(next) {
      hidden = next;
      if (map.getSource("routes")) showGroups(map, hidden);
    },
    remove() {
      unwatch();
      map.remove();
    },
  };
}

/** The names of drawings end with the palette's key, so that a new scheme asks for new ones. */
function addImage(map: MapLibreMap, id: string, palette: MapPalette): void {
  const pixels = drawPin(id, palette);
  if (pixels && !map.hasImage(id)) map.addImage(id, pixels, { pixelRatio: PIN_DENSITY });
}

function addOverlays(map: MapLibreMap, palette: MapPalette): void {
  for (const [id, options] of Object.entries(overlaySources)) {
    map.addSource(id, { type: "geojson", data: emptyCollection, ...options });
  }
  addOverlayLayers(map, palette);
}

function addOverlayLayers(map: MapLibreMap, palette: MapPalette): void {
  for (const layer of createOverlayLayers(palette)) map.addLayer(layer);
}

function showGroups(map: MapLibreMap, hidden: ReadonlySet<MapLayerGroup>): void {
  for (const [group, layers] of Object.entries(layersByGroup)) {
    const visibility = [...hidden].some((each) => each === group) ? "none" : "visible";
    const all = group === "names" ? [...layers, ...listStreetNameLayers(map)] : layers;
    for (const layer of all) if (map.getLayer(layer)) map.setLayoutProperty(layer, "visibility", visibility);
  }
}

function setData(map: MapLibreMap, id: string, data: GeoJSON.GeoJSON): void {
  map.getSource<GeoJSONSource>(id)?.setData(data);
}

function drawScene(map: MapLibreMap, scene: MapScene, wayOf: FindWay): void {
  setData(map, "routes", createRouteFeatures(scene, wayOf));
  setData(map, "pins", createClusteredPins(scene));
  setData(map, "unassigned", createPlaceFeatures(scene.unassigned, scene.selectedStopId));
  setData(map, "depots", createDepotFeatures(scene));
  setData(map, "drivers", createDriverFeatures(scene));
  const { hovered } = scene;
  const stops = hovered?.kind === "stop" ? scene.routes.flatMap((route) => route.stops) : [];
  const focus = [...stops, ...scene.unassigned].filter(
    (each) => hovered && hovered.kind !== "route" && each.id === hovered.id,
  );
  setData(map, "focus", createPlaceFeatures(focus, null));
}

/** Grid, built-up areas and names for the view, unless streets cover it. */
async function updateBasemap(map: MapLibreMap): Promise<void> {
  const bounds = map.getBounds();
  const view = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
  const zoom = map.getZoom();
  const streets = zoom < streetsFromZoom ? [] : listRegionsInView(view);
  setData(map, "grid", streets.length > 0 ? emptyCollection : createGraticule(view, zoom));
  const files = zoom < cellsFromZoom ? ["places"] : listCells(view).map((cell) => `places/${cell}`);
  const places = (await Promise.all(files.map(loadPlaces))).flat();
  if (!map.getSource("places")) return;
  const known = listNamesOnStreets(map);
  const named = places.filter(([name]) => !known.has(name.toLowerCase()));
  setData(map, "places", toPlaceFeatures(named).names);
  const bare = places.filter((place) => !streets.some(({ box }) => isNear(place, box)));
  setData(map, "builtUp", zoom < cellsFromZoom ? emptyCollection : toPlaceFeatures(bare).builtUp);
}
