import { type GeoJSONSource, Map as MapLibreMap, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import type { Point } from "#app/platform/geo/place.ts";
import { regionCovers, type StreetLook } from "#app/platform/geo/street-map.ts";
import { basemapStyle } from "./basemap-style.ts";
import { graticule } from "./graticule.ts";
import { clusteredPins, depotFeatures, driverFeatures, placeFeatures, routeFeatures } from "./map-features.ts";
import { layersOfGroup, overlayLayers, overlaySources } from "./map-layers.ts";
import type { MapLayerGroup, MapScene } from "./map-model.ts";
import { type MapPalette, readPalette, watchScheme } from "./map-palette.ts";
import { drawPin, pinDensity } from "./pin-images.ts";
import { cellsFromZoom, cellsOf, isNear, loadPlaces, placeFeaturesOf } from "./places.ts";
import { knownRegions } from "./street-regions.ts";
import { addStreets, namesOnStreets, regionsIn, streetNameLayers, streetsFromZoom, streetsPrefix } from "./streets.ts";
import type { WayOf } from "./ways.ts";

setWorkerUrl(workerUrl);

/** A MapLibre map that follows the scheme and shows a scene. */
export interface MapInstance {
  readonly map: MapLibreMap;
  /** How close one place alone is shown: without streets there is nothing to show around a house. */
  closestTo(place: Point): number;
  /** Its routes along the ways that are known. */
  show(scene: MapScene, wayOf?: WayOf): void;
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

const empty = { type: "FeatureCollection" as const, features: [] };

/** Makes the map. Throws where the browser has no WebGL. */
export function createMap({ container, styleUrl, bounds, look }: Options): MapInstance {
  let palette = readPalette(container);
  let scene: MapScene | null = null;
  let ways: WayOf = () => "straight";
  let hidden: ReadonlySet<MapLayerGroup> = new Set();
  const map = new MapLibreMap({
    container,
    style: styleUrl || basemapStyle(palette),
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
    void furnish(map);
    void addStreets(map, look, palette).then(() => showGroups(map, hidden));
  };
  map.on("style.load", () => {
    addOverlays(map, palette);
    showGroups(map, hidden);
    redraw();
    lay();
  });
  // Land is drawn a moment later than its ground: until then there is no sea.
  map.on("sourcedata", ({ sourceId, isSourceLoaded }) => {
    if (sourceId === "land" && isSourceLoaded && map.getLayer("water"))
      map.setPaintProperty("water", "background-color", palette.water);
  });
  map.on("moveend", lay);
  // The names of streets' own tiles have come: the basemap's give way to them.
  map.on("sourcedata", ({ sourceId, isSourceLoaded }) => {
    if (isSourceLoaded && sourceId?.startsWith(streetsPrefix) && map.getSource("grid")) void furnish(map);
  });
  const unwatch = watchScheme(() => {
    palette = readPalette(container);
    if (styleUrl) for (const { id } of overlayLayers(palette)) map.removeLayer(id);
    if (styleUrl) addOverlayLayers(map, palette);
    else map.setStyle(basemapStyle(palette), { diff: false });
  });
  return {
    map,
    closestTo: (place) => (styleUrl ? 14 : knownRegions().some((region) => regionCovers(region, place)) ? 15.5 : 10.5),
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
  if (pixels && !map.hasImage(id)) map.addImage(id, pixels, { pixelRatio: pinDensity });
}

function addOverlays(map: MapLibreMap, palette: MapPalette): void {
  for (const [id, options] of Object.entries(overlaySources)) {
    map.addSource(id, { type: "geojson", data: empty, ...options });
  }
  addOverlayLayers(map, palette);
}

function addOverlayLayers(map: MapLibreMap, palette: MapPalette): void {
  for (const layer of overlayLayers(palette)) map.addLayer(layer);
}

function showGroups(map: MapLibreMap, hidden: ReadonlySet<MapLayerGroup>): void {
  for (const [group, layers] of Object.entries(layersOfGroup)) {
    const visibility = [...hidden].some((each) => each === group) ? "none" : "visible";
    const all = group === "names" ? [...layers, ...streetNameLayers(map)] : layers;
    for (const layer of all) if (map.getLayer(layer)) map.setLayoutProperty(layer, "visibility", visibility);
  }
}

function setData(map: MapLibreMap, id: string, data: GeoJSON.GeoJSON): void {
  map.getSource<GeoJSONSource>(id)?.setData(data);
}

function drawScene(map: MapLibreMap, scene: MapScene, wayOf: WayOf): void {
  setData(map, "routes", routeFeatures(scene, wayOf));
  setData(map, "pins", clusteredPins(scene));
  setData(map, "unassigned", placeFeatures(scene.unassigned, scene.selectedStopId));
  setData(map, "depots", depotFeatures(scene));
  setData(map, "drivers", driverFeatures(scene));
  const { hovered } = scene;
  const stops = hovered?.kind === "stop" ? scene.routes.flatMap((route) => route.stops) : [];
  const focus = [...stops, ...scene.unassigned].filter(
    (each) => hovered && hovered.kind !== "route" && each.id === hovered.id,
  );
  setData(map, "focus", placeFeatures(focus, null));
}

/** Grid, built-up areas and names of where the view is; where streets are, they say it better. */
async function furnish(map: MapLibreMap): Promise<void> {
  const bounds = map.getBounds();
  const view = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
  const zoom = map.getZoom();
  const streets = zoom < streetsFromZoom ? [] : regionsIn(view);
  setData(map, "grid", streets.length > 0 ? empty : graticule(view, zoom));
  const files = zoom < cellsFromZoom ? ["places"] : cellsOf(view).map((cell) => `places/${cell}`);
  const places = (await Promise.all(files.map(loadPlaces))).flat();
  if (!map.getSource("places")) return;
  const known = namesOnStreets(map);
  const named = places.filter(([name]) => !known.has(name.toLowerCase()));
  setData(map, "places", placeFeaturesOf(named).names);
  const bare = places.filter((place) => !streets.some(({ box }) => isNear(place, box)));
  setData(map, "builtUp", zoom < cellsFromZoom ? empty : placeFeaturesOf(bare).builtUp);
}
