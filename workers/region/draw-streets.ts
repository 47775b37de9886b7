import { VectorTile, type VectorTileLayer } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import {
  computeFrameBox,
  computeLongitudeScale,
  createProjection,
  type MapFrameSize,
} from "#app/platform/geo/map-drawing/map-projection.ts";
import { MAX_TILE_ZOOM } from "#app/platform/geo/street-map.ts";
import { listFeatures, listPlaceNames, listStreetNames, type PlaceName, renderNames } from "./picture-names.ts";

/** Tiles by zoom, column and row; null where nothing is drawn. */
type ReadTile = (zoom: number, x: number, y: number) => Promise<Uint8Array | null>;

/** The map's colors, light and dark, equal to the tokens (checked by a test). */
export const pictureColors = {
  park: { token: "--map-park", light: "#e6ebdc", dark: "#182019" },
  builtUp: { token: "--map-land-2", light: "#efece4", dark: "#1a1e1f" },
  water: { token: "--map-water", light: "#d7e2e7", dark: "#0d1a22" },
  road: { token: "--map-road", light: "#fffefb", dark: "#22272a" },
  bound: { token: "--map-bound", light: "#d9d4c6", dark: "#2b3133" },
  land: { token: "--map-land", light: "#f4f2ec", dark: "#16191a" },
  name: { token: "--map-name", light: "#69665a", dark: "#929a97" },
} as const;

type PictureColor = keyof typeof pictureColors;

/** Numbers of the shapes in a vector tile. */
const shapeTypes = { line: 2, area: 3 } as const;

interface Stroke {
  layer: string;
  shape: keyof typeof shapeTypes;
  kinds: readonly string[] | null;
  colour: PictureColor;
  /** Pixels; none for areas. */
  width?: number;
  /** From this zoom on. */
  from?: number;
  /** Only in pictures that show houses. */
  isClose?: true;
}

/** Strokes from bottom to top. */
const strokes: readonly Stroke[] = [
  { layer: "land", shape: "area", kinds: ["residential", "commercial", "retail", "industrial"], colour: "builtUp" },
  { layer: "land", shape: "area", kinds: ["forest", "park", "village_green", "cemetery"], colour: "park" },
  { layer: "buildings", shape: "area", kinds: null, colour: "bound", isClose: true },
  { layer: "ocean", shape: "area", kinds: null, colour: "water" },
  { layer: "water_polygons", shape: "area", kinds: null, colour: "water" },
  { layer: "water_lines", shape: "line", kinds: ["river", "canal"], colour: "water", width: 2.4 },
  { layer: "boundaries", shape: "line", kinds: null, colour: "bound", width: 1.4 },
  ...createCasing(["unclassified", "residential", "living_street"], 1.8, 12),
  ...createCasing(["tertiary"], 2.2, 11),
  ...createCasing(["secondary", "primary"], 2.8, 8),
  ...createCasing(["trunk", "motorway"], 3.8, 8),
];

function createCasing(kinds: readonly string[], width: number, from: number): Stroke[] {
  const street = { layer: "streets", shape: "line", kinds, from } as const;
  return [
    { ...street, colour: "bound", width: width + 1.2 },
    { ...street, colour: "road", width },
  ];
}

/** Pixels per kilometer from which houses and names of streets are shown, and streets as wide as they are. */
const closeFromScale = 300;
const CLOSE_WIDTH = 2.4;

const placeLayer = "place_labels";
const streetNameLayer = "street_labels";
/** Renders streets, water and woods of a frame as SVG: a path for each stroke, in whole pixels. */
export async function drawStreets(frame: MapFrameSize, readTile: ReadTile): Promise<string> {
  const zoom = computeZoom(frame);
  const names: PlaceName[] = [];
  const isClose = frame.scale >= closeFromScale;
  const shown = strokes.filter((stroke) => isClose || !stroke.isClose);
  const paths = shown.map(() => "");
  for (const [x, y] of listTiles(frame, zoom)) {
    const bytes = await readTile(zoom, x, y);
    if (!bytes) continue;
    const { layers } = new VectorTile(new PbfReader(bytes));
    const place = (layer: VectorTileLayer) => createPlacer(frame, zoom, x, y, layer.extent);
    const places = layers[placeLayer];
    if (places) names.push(...listPlaceNames(places, place(places)));
    const streets = isClose ? layers[streetNameLayer] : undefined;
    if (streets) names.push(...listStreetNames(streets, place(streets), frame));
    for (const [at, stroke] of shown.entries()) {
      const layer = layers[stroke.layer];
      if (layer && zoom >= (stroke.from ?? 0)) paths[at] += renderPaths(stroke, layer, place(layer));
    }
  }
  const wider = isClose ? CLOSE_WIDTH : 1;
  const marks = shown.map(
    (stroke, at) =>
      paths[at] && `<path class="${getClassName(stroke)}"${renderStrokeWidth(stroke, wider)} d="${paths[at]}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}"><style>${styles}</style>${marks.join("")}${renderNames(frame, names)}</svg>`;
}

/** The zoom whose tiles are drawn at about 512 pixels. */
function computeZoom({ centre, scale }: MapFrameSize): number {
  const zoom = Math.round(Math.log2((78_271.5 * computeLongitudeScale(centre) * scale) / 1000));
  return Math.max(8, Math.min(MAX_TILE_ZOOM, zoom));
}

const toTileRow = (latitude: number, zoom: number) =>
  ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom;
const toTileColumn = (longitude: number, zoom: number) => ((longitude + 180) / 360) * 2 ** zoom;

function* listTiles(frame: MapFrameSize, zoom: number): Generator<[number, number]> {
  const [west, south, east, north] = computeFrameBox(frame);
  for (let x = Math.floor(toTileColumn(west, zoom)); x <= toTileColumn(east, zoom); x += 1)
    for (let y = Math.floor(toTileRow(north, zoom)); y <= toTileRow(south, zoom); y += 1) yield [x, y];
}

/** From a tile's units to whole pixels of the frame. */
function createPlacer(frame: MapFrameSize, zoom: number, column: number, row: number, extent: number) {
  const project = createProjection(frame);
  return (x: number, y: number): [number, number] => {
    const longitude = ((column + x / extent) / 2 ** zoom) * 360 - 180;
    const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * (row + y / extent)) / 2 ** zoom))) * 180) / Math.PI;
    const spot = project({ longitude, latitude });
    return [Math.round(spot.x), Math.round(spot.y)];
  };
}

function renderPaths(stroke: Stroke, layer: VectorTileLayer, place: ReturnType<typeof createPlacer>): string {
  return listFeatures(layer)
    .filter(({ type }) => type === shapeTypes[stroke.shape])
    .filter(({ properties }) => stroke.kinds === null || stroke.kinds.includes(String(properties.kind)))
    .flatMap((feature) => feature.loadGeometry().map((points) => renderPath(points, place, stroke)))
    .join("");
}

/** Points that fall on the pixel of the one before are left out, and what is no larger than a pixel with them. */
function renderPath(
  points: readonly { x: number; y: number }[],
  place: ReturnType<typeof createPlacer>,
  { shape }: Stroke,
): string {
  const pieces: string[] = [];
  let last: [number, number] | null = null;
  // A ring repeats its first point at its end: `z` closes it.
  const count = shape === "area" ? points.length - 1 : points.length;
  for (const [at, point] of points.slice(0, count).entries()) {
    const [x, y] = place(point.x, point.y);
    if (last && Math.abs(x - last[0]) + Math.abs(y - last[1]) < 2 && at + 1 < count) continue;
    pieces.push(last ? `l${x - last[0]} ${y - last[1]}` : `M${x} ${y}`);
    last = [x, y];
  }
  if (pieces.length < (shape === "area" ? 4 : 2)) return "";
  return pieces.join("") + (shape === "area" ? "z" : "");
}

function getClassName({ colour, shape }: Stroke): string {
  return `${shape} ${colour}`;
}

function renderStrokeWidth({ width }: Stroke, wider: number): string {
  return width === undefined ? "" : ` stroke-width="${Math.round(width * wider * 10) / 10}"`;
}

const colorEntries = Object.entries(pictureColors);
const renderColorRules = (scheme: "light" | "dark") =>
  colorEntries
    .map(([name, colour]) => `.area.${name}{fill:${colour[scheme]}}.line.${name}{stroke:${colour[scheme]}}`)
    .join("");
const renderNameRules = (scheme: "light" | "dark") =>
  `text{fill:${pictureColors.name[scheme]};stroke:${pictureColors.land[scheme]}}`;
const lettering =
  "text{font:500 11px Inter,system-ui,sans-serif;letter-spacing:.05em;text-anchor:middle;paint-order:stroke;stroke-width:2.5px;stroke-linejoin:round}";
const styles = `${lettering}${renderNameRules("light")}.line{fill:none;stroke-linejoin:round;stroke-linecap:round}.area{fill-rule:nonzero}${renderColorRules("light")}@media (prefers-color-scheme:dark){${renderColorRules("dark")}${renderNameRules("dark")}}`;
