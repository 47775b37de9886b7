import { chosenNames } from "#app/platform/geo/sheet/map-names.ts";
import { boxOfFrame, projectionOf, type SheetFrame, squeeze } from "#app/platform/geo/sheet/sheet-projection.ts";
import { largestTileZoom } from "#app/platform/geo/street-map.ts";
import { readVectorTile, type TileFeature, type TileLayer } from "./run/vector-tile.ts";

/** Tiles by zoom, column and row; null where nothing is drawn. */
type ReadTile = (zoom: number, x: number, y: number) => Promise<Uint8Array | null>;

/** The paper's colours, light and dark, as the tokens have them (a test holds them together). */
export const pictureColours = {
  park: { token: "--map-park", light: "#e6ebdc", dark: "#182019" },
  builtUp: { token: "--map-land-2", light: "#efece4", dark: "#1a1e1f" },
  water: { token: "--map-water", light: "#d7e2e7", dark: "#0d1a22" },
  road: { token: "--map-road", light: "#fffefb", dark: "#22272a" },
  bound: { token: "--map-bound", light: "#d9d4c6", dark: "#2b3133" },
  land: { token: "--map-land", light: "#f4f2ec", dark: "#16191a" },
  name: { token: "--map-name", light: "#69665a", dark: "#929a97" },
} as const;

type Colour = keyof typeof pictureColours;

interface Stroke {
  layer: string;
  shape: TileFeature["shape"];
  kinds: readonly string[] | null;
  colour: Colour;
  /** Pixels; none for areas. */
  width?: number;
  /** From this zoom on. */
  from?: number;
}

/** What is drawn, from the ground up. */
const strokes: readonly Stroke[] = [
  { layer: "land", shape: "area", kinds: ["residential", "commercial", "retail", "industrial"], colour: "builtUp" },
  { layer: "land", shape: "area", kinds: ["forest", "park", "village_green", "cemetery"], colour: "park" },
  { layer: "ocean", shape: "area", kinds: null, colour: "water" },
  { layer: "water_polygons", shape: "area", kinds: null, colour: "water" },
  { layer: "water_lines", shape: "line", kinds: ["river", "canal"], colour: "water", width: 2.4 },
  { layer: "boundaries", shape: "line", kinds: null, colour: "bound", width: 1.4 },
  ...casing(["unclassified", "residential", "living_street"], 1.8, 12),
  ...casing(["tertiary"], 2.2, 11),
  ...casing(["secondary", "primary"], 2.8, 8),
  ...casing(["trunk", "motorway"], 3.8, 8),
];

function casing(kinds: readonly string[], width: number, from: number): Stroke[] {
  const street = { layer: "streets", shape: "line", kinds, from } as const;
  return [
    { ...street, colour: "bound", width: width + 1.2 },
    { ...street, colour: "road", width },
  ];
}

const placeLayer = "place_labels";
/** What is named, first what gives way last. */
const namedKinds = ["capital", "city", "town", "village", "suburb"];
const wanted = new Set([placeLayer, ...strokes.map(({ layer }) => layer)]);

/** Streets, water and woods of a frame as a picture that needs no script: a path for each stroke, whole pixels. */
export async function drawStreets(frame: SheetFrame, readTile: ReadTile): Promise<string> {
  const zoom = zoomOf(frame);
  const paths = strokes.map(() => "");
  const names: PlaceName[] = [];
  for (const [x, y] of tilesOf(frame, zoom)) {
    const bytes = await readTile(zoom, x, y);
    if (!bytes) continue;
    const layers = readVectorTile(bytes, wanted);
    for (const layer of layers)
      if (layer.name === placeLayer) names.push(...namesOf(layer, placer(frame, zoom, x, y, layer.extent)));
    for (const [at, stroke] of strokes.entries())
      for (const layer of layers) paths[at] += pathsOf(stroke, layer, placer(frame, zoom, x, y, layer.extent), zoom);
  }
  const marks = strokes.map(
    (stroke, at) => paths[at] && `<path class="${classOf(stroke)}"${strokeWidth(stroke)} d="${paths[at]}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}"><style>${styles}</style>${marks.join("")}${namesIn(frame, names)}</svg>`;
}

interface PlaceName {
  x: number;
  y: number;
  text: string;
  rank: number;
}

function namesOf({ features }: TileLayer, place: ReturnType<typeof placer>): PlaceName[] {
  return features.flatMap(({ values, parts: [part] }) => {
    const rank = namedKinds.indexOf(String(values.get("kind")));
    const [x, y] = place(part?.[0] ?? 0, part?.[1] ?? 0);
    return rank < 0 || !part ? [] : [{ x, y, text: String(values.get("name")), rank }];
  });
}

/** A name as it stands in a picture. */
function marked(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Names free of each other, the larger places first; a place in two tiles' margins is named once. */
function namesIn(frame: SheetFrame, names: readonly PlaceName[]): string {
  const once = [...new Map(names.map((each) => [each.text, each])).values()].sort((a, b) => a.rank - b.rank);
  return chosenNames(once, [], frame)
    .map(({ x, y, text }) => `<text x="${x}" y="${y}">${marked(text)}</text>`)
    .join("");
}

/** The zoom whose tiles are drawn at about 512 pixels. */
function zoomOf({ centre, scale }: SheetFrame): number {
  const zoom = Math.round(Math.log2((78_271.5 * squeeze(centre) * scale) / 1000));
  return Math.max(8, Math.min(largestTileZoom, zoom));
}

const rowOf = (latitude: number, zoom: number) =>
  ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom;
const columnOf = (longitude: number, zoom: number) => ((longitude + 180) / 360) * 2 ** zoom;

function* tilesOf(frame: SheetFrame, zoom: number): Generator<[number, number]> {
  const [west, south, east, north] = boxOfFrame(frame);
  for (let x = Math.floor(columnOf(west, zoom)); x <= columnOf(east, zoom); x += 1)
    for (let y = Math.floor(rowOf(north, zoom)); y <= rowOf(south, zoom); y += 1) yield [x, y];
}

/** From a tile's units to whole pixels of the frame. */
function placer(frame: SheetFrame, zoom: number, column: number, row: number, extent: number) {
  const project = projectionOf(frame);
  return (x: number, y: number): [number, number] => {
    const longitude = ((column + x / extent) / 2 ** zoom) * 360 - 180;
    const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * (row + y / extent)) / 2 ** zoom))) * 180) / Math.PI;
    const spot = project({ longitude, latitude });
    return [Math.round(spot.x), Math.round(spot.y)];
  };
}

function pathsOf(stroke: Stroke, layer: TileLayer, place: ReturnType<typeof placer>, zoom: number): string {
  if (layer.name !== stroke.layer || zoom < (stroke.from ?? 0)) return "";
  const fits = ({ shape, values }: TileFeature) =>
    shape === stroke.shape && (stroke.kinds === null || stroke.kinds.includes(String(values.get("kind"))));
  return layer.features
    .filter(fits)
    .flatMap(({ parts }) => parts.map((part) => pathOf(part, place, stroke)))
    .join("");
}

/** Points that fall on the pixel of the one before are left out, and what is no larger than a pixel with them. */
function pathOf(part: readonly number[], place: ReturnType<typeof placer>, { shape }: Stroke): string {
  const pieces: string[] = [];
  let last: [number, number] | null = null;
  for (let at = 0; at + 1 < part.length; at += 2) {
    const [x, y] = place(part[at] ?? 0, part[at + 1] ?? 0);
    if (last && Math.abs(x - last[0]) + Math.abs(y - last[1]) < 2 && at + 2 < part.length) continue;
    pieces.push(last ? `l${x - last[0]} ${y - last[1]}` : `M${x} ${y}`);
    last = [x, y];
  }
  if (pieces.length < (shape === "area" ? 4 : 2)) return "";
  return pieces.join("") + (shape === "area" ? "z" : "");
}

function classOf({ colour, shape }: Stroke): string {
  return `${shape} ${colour}`;
}

function strokeWidth({ width }: Stroke): string {
  return width === undefined ? "" : ` stroke-width="${width}"`;
}

const colours = Object.entries(pictureColours);
const rules = (scheme: "light" | "dark") =>
  colours
    .map(([name, colour]) => `.area.${name}{fill:${colour[scheme]}}.line.${name}{stroke:${colour[scheme]}}`)
    .join("");
const names = (scheme: "light" | "dark") =>
  `text{fill:${pictureColours.name[scheme]};stroke:${pictureColours.land[scheme]}}`;
const lettering =
  "text{font:500 11px Inter,system-ui,sans-serif;letter-spacing:.05em;text-anchor:middle;paint-order:stroke;stroke-width:2.5px;stroke-linejoin:round}";
const styles = `${lettering}${names("light")}.line{fill:none;stroke-linejoin:round;stroke-linecap:round}.area{fill-rule:nonzero}${rules("light")}@media (prefers-color-scheme:dark){${rules("dark")}${names("dark")}}`;
