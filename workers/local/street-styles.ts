import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ColorsOptions, type OsmOptions, osm } from "@versatiles/style";
import { streetLooks, streetSchemes } from "../../app/platform/geo/street-map.ts";

/**
 * Writes the styles of streets to `public/streets`: VersaTiles' layers for the Shortbread schema, with our fonts and
 * the tokens' colors, so that streets match the basemap. Without glyphs and sprites: letters use the page's own fonts.
 * None of it is committed.
 */
const target = fileURLToPath(new URL("../../public/streets/", import.meta.url));
const tokensFile = fileURLToPath(new URL("../../app/ui/styles/tokens.css", import.meta.url));

type Scheme = (typeof streetSchemes)[number];
type Look = (typeof streetLooks)[number];

/** The paper's colours and VersaTiles' names for them. */
const paperColors: Partial<Record<keyof ColorsOptions, string>> = {
  background: "--map-land",
  land: "--map-land",
  areaResidential: "--map-land-2",
  water: "--map-water",
  label: "--map-name",
  labelWater: "--map-water-name",
  labelHalo: "--map-land",
  boundary: "--map-bound",
};

/** Under routes, parks and roads are muted too: the drawings over them matter. */
const calmPaperColors: typeof paperColors = {
  ...paperColors,
  naturePark: "--map-park",
  natureWood: "--map-park",
  natureGrass: "--map-park",
  roadStreet: "--map-road",
  roadTrunk: "--map-road",
  roadMotorway: "--map-road",
  roadStreetBg: "--map-bound",
  roadTrunkBg: "--map-bound",
  roadMotorwayBg: "--map-bound",
};

const lookThemes: Record<Look, { theme: Record<Scheme, OsmOptions["theme"]>; papers: typeof paperColors }> = {
  plain: { theme: { light: "colorful", dark: "colorful-dark" }, papers: paperColors },
  calm: { theme: { light: "muted", dark: "muted-dark" }, papers: calmPaperColors },
};

const tokens = readFileSync(tokensFile, "utf8");

function readToken(name: string, scheme: Scheme): string {
  const [, light, dark] = new RegExp(`${name}:\\s*light-dark\\((#\\w+),\\s*(#\\w+)\\)`).exec(tokens) ?? [];
  const colour = scheme === "light" ? light : dark;
  if (!colour) throw new Error(`${name} is no light-dark() in tokens.css`);
  return colour;
}

/** The layers of a style for a source "streets", which the map renames. */
export function createLookLayers(look: Look, scheme: Scheme): object[] {
  const { theme, papers } = lookThemes[look];
  const colors = Object.fromEntries(Object.entries(papers).map(([key, token]) => [key, readToken(token, scheme)]));
  const style = osm({
    theme: theme[scheme],
    colors,
    text: { font: "Inter Variable" },
    layers: { icons: false, boundaries: 0.45, labels: { boundaries: false } },
    sky: false,
    projection: "mercator",
  });
  return style.layers.filter((layer) => "source" in layer).map((layer) => ({ ...layer, source: "streets" }));
}

/** Writes all looks; some milliseconds. */
export function writeStreetStyles(): void {
  mkdirSync(target, { recursive: true });
  for (const look of streetLooks)
    for (const scheme of streetSchemes)
      writeFileSync(`${target}${look}-${scheme}.json`, JSON.stringify(createLookLayers(look, scheme)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeStreetStyles();
