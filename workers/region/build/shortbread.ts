// The tables of the Shortbread schema 1.0 (shortbread-tiles.org/schema/1.0): which tags make which feature of which layer, from which zoom on.

/** Kinds of the layer `land`, by key and value. */
export const landKinds: Readonly<Record<string, string>> = {
  "landuse=forest": "forest",
  "natural=wood": "forest",
  "landuse=residential": "residential",
  "landuse=commercial": "commercial",
  "landuse=retail": "retail",
  "landuse=industrial": "industrial",
  "landuse=railway": "railway",
  "landuse=quarry": "quarry",
  "landuse=farmland": "farmland",
  "landuse=farmyard": "farmyard",
  "landuse=orchard": "orchard",
  "landuse=vineyard": "vineyard",
  "landuse=plant_nursery": "plant_nursery",
  "landuse=greenhouse_horticulture": "greenhouse_horticulture",
  "landuse=meadow": "meadow",
  "landuse=grass": "grass",
  "landuse=allotments": "allotments",
  "landuse=cemetery": "cemetery",
  "landuse=recreation_ground": "recreation_ground",
  "landuse=village_green": "village_green",
  "landuse=garages": "garages",
  "landuse=landfill": "landfill",
  "landuse=brownfield": "brownfield",
  "landuse=greenfield": "greenfield",
  "natural=grassland": "grassland",
  "natural=heath": "heath",
  "natural=scrub": "scrub",
  "natural=bare_rock": "bare_rock",
  "natural=scree": "scree",
  "natural=shingle": "shingle",
  "natural=sand": "sand",
  "natural=beach": "beach",
  "natural=wetland": "wetland",
  "leisure=park": "park",
  "leisure=garden": "garden",
  "leisure=playground": "playground",
  "leisure=golf_course": "golf_course",
  "amenity=grave_yard": "grave_yard",
};

/** Kinds of the layer `sites`. */
export const siteKinds: Readonly<Record<string, string>> = {
  "amenity=school": "school",
  "amenity=university": "university",
  "amenity=college": "college",
  "amenity=hospital": "hospital",
  "amenity=prison": "prison",
  "amenity=parking": "parking",
  "leisure=sports_centre": "sports_centre",
  "landuse=construction": "construction",
  "military=danger_area": "danger_area",
};

/** Keys by which areas have a kind, the first that has one decides. */
export const areaKeys = ["natural", "landuse", "leisure", "amenity", "military"] as const;

/** Zoom from which a street is shown, by its kind without `_link`. */
export const streetZooms: Readonly<Record<string, number>> = {
  motorway: 5,
  trunk: 6,
  primary: 8,
  secondary: 9,
  tertiary: 10,
  unclassified: 12,
  residential: 12,
  living_street: 12,
  road: 12,
  busway: 12,
  service: 13,
  pedestrian: 13,
  track: 13,
  footway: 13,
  path: 13,
  cycleway: 13,
  steps: 13,
  bridleway: 13,
};

export const railZooms: Readonly<Record<string, number>> = {
  rail: 8,
  light_rail: 11,
  tram: 11,
  subway: 11,
  narrow_gauge: 11,
  funicular: 11,
  monorail: 11,
};

export const waterwayZooms: Readonly<Record<string, number>> = { river: 9, canal: 9, stream: 14, ditch: 14 };

export const placeZooms: Readonly<Record<string, number>> = {
  city: 4,
  town: 6,
  village: 9,
  suburb: 10,
  hamlet: 12,
  quarter: 12,
  neighbourhood: 13,
  locality: 14,
};

/** Points of interest that help to find a door. */
export const poiKinds: ReadonlySet<string> = new Set([
  "restaurant",
  "cafe",
  "pharmacy",
  "school",
  "hospital",
  "fuel",
  "bank",
  "post_office",
  "police",
  "fire_station",
  "townhall",
  "kindergarten",
]);

export const MAX_ZOOM = 14;

/** Areas show from where they cover about four pixels. Square metres. */
export function computeAreaZoom(area: number, least: number): number {
  return Math.max(least, Math.min(MAX_ZOOM, Math.ceil(MAX_ZOOM - Math.log2(Math.max(1, area) / 2000) / 2)));
}
