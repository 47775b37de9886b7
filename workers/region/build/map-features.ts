import type { Feature, Geometry } from "geojson";
import type { Tags } from "./pbf-primitives.ts";
import { type CoordinateLine, computeRingCenter, computeSignedArea } from "./rings.ts";
import {
  areaKeys,
  computeAreaZoom,
  landKinds,
  MAX_ZOOM,
  placeZooms,
  poiKinds,
  railZooms,
  siteKinds,
  streetZooms,
  waterwayZooms,
} from "./shortbread.ts";

type Values = Record<string, string | number | boolean>;

/** A feature of a layer, shown from `zoom` on. */
export type MapFeature = Feature<Geometry, Values> & { zoom: number };

/** Features by layer, as the Shortbread schema has them. */
export class MapFeatures {
  readonly layers = new Map<string, MapFeature[]>();

  put(layer: string, zoom: number, geometry: Geometry, properties: Values): void {
    const feature: MapFeature = { type: "Feature", geometry, properties, zoom };
    const known = this.layers.get(layer);
    if (known) known.push(feature);
    else this.layers.set(layer, [feature]);
  }

  /** Streets, rails, water courses, ferries and cable cars. */
  line(tags: Tags, line: CoordinateLine): void {
    const geometry: Geometry = { type: "LineString", coordinates: line };
    const highway = tags.get("highway");
    const railway = tags.get("railway") ?? "";
    if (highway && tags.get("area") !== "yes") this.#street(tags, highway, geometry);
    else if (railZooms[railway] !== undefined) {
      const zoom = tags.has("service") ? 13 : railZooms[railway];
      this.put("streets", zoom, geometry, {
        kind: railway,
        rail: true,
        ...toCrossings(tags),
        ...copyTag(tags, "service"),
      });
    } else if (tags.get("aeroway") === "runway" || tags.get("aeroway") === "taxiway")
      this.put("streets", 11, geometry, { kind: tags.get("aeroway") ?? "" });
    const water = tags.get("waterway") ?? "";
    const waterZoom = waterwayZooms[water];
    if (waterZoom !== undefined) {
      this.put("water_lines", waterZoom, geometry, { kind: water, ...toCrossings(tags) });
      if (tags.has("name"))
        this.put("water_lines_labels", Math.max(12, waterZoom), geometry, { kind: water, ...toNames(tags) });
    }
    if (tags.get("route") === "ferry") this.put("ferries", 10, geometry, { kind: "ferry", ...toNames(tags) });
    const aerialway = tags.get("aerialway");
    if (aerialway) this.put("aerialways", 12, geometry, { kind: aerialway });
  }

  #street(tags: Tags, highway: string, geometry: Geometry): void {
    const link = highway.endsWith("_link");
    const kind = highway.replace("_link", "");
    const zoom = streetZooms[kind];
    if (zoom === undefined) return;
    const oneway: Values = tags.get("oneway") === "yes" ? { oneway: true } : {};
    const more = { ...toCrossings(tags), ...oneway, ...copyTag(tags, "service"), ...copyTag(tags, "surface") };
    this.put("streets", link ? Math.max(zoom, 10) : zoom, geometry, { kind, ...(link ? { link } : {}), ...more });
    const ref = tags.get("ref");
    if (link || !(tags.has("name") || ref)) return;
    const shield: Values = ref ? { ref, ref_cols: ref.length, ref_rows: 1 } : {};
    this.put("street_labels", Math.max(10, zoom), geometry, { kind, ...toNames(tags), ...shield });
  }

  /** Buildings, water, land and sites; the first ring of an area is its outline. */
  area(tags: Tags, rings: CoordinateLine[]): void {
    const [outline] = rings;
    if (!outline) return;
    const geometry: Geometry = { type: "Polygon", coordinates: rings };
    const area = Math.abs(computeSignedArea(outline));
    const building = tags.get("building");
    if (building && building !== "no") {
      this.put("buildings", MAX_ZOOM, geometry, {});
      return;
    }
    const water = getWaterKind(tags);
    if (water) {
      this.put("water_polygons", computeAreaZoom(area, 4), geometry, { kind: water, way_area: area });
      if (tags.has("name")) {
        const label: Geometry = { type: "Point", coordinates: computeRingCenter(outline) };
        this.put("water_polygons_labels", computeAreaZoom(area, 8), label, {
          kind: water,
          way_area: area,
          ...toNames(tags),
        });
      }
      return;
    }
    const [ground, site] = [findKind(landKinds, tags), findKind(siteKinds, tags)];
    if (ground) this.put("land", computeAreaZoom(area, 7), geometry, { kind: ground });
    if (site) this.put("sites", MAX_ZOOM, geometry, { kind: site });
    const paved = tags.get("highway") === "pedestrian" || tags.get("highway") === "footway";
    if (paved || tags.get("place") === "square")
      this.put("street_polygons", MAX_ZOOM, geometry, { kind: "pedestrian" });
    if (tags.get("man_made") === "bridge") this.put("bridges", 12, geometry, { kind: "bridge" });
    if (tags.get("man_made") === "pier") this.put("pier_polygons", 12, geometry, { kind: "pier" });
  }

  /** Places, house numbers, points of interest and stops, of nodes and of the middles of areas. */
  point(tags: Tags, at: [number, number]): void {
    const geometry: Geometry = { type: "Point", coordinates: at };
    const place = tags.get("place") ?? "";
    const zoom = placeZooms[place];
    if (zoom !== undefined && tags.has("name")) {
      const kind = tags.get("capital") === "yes" ? "capital" : place;
      const population = Number.parseInt(tags.get("population") ?? "0", 10) || 0;
      this.put("place_labels", zoom, geometry, { kind, population, ...toNames(tags) });
    }
    const housenumber = tags.get("addr:housenumber");
    if (housenumber) this.put("addresses", MAX_ZOOM, geometry, { housenumber });
    const [amenity, shop] = [tags.get("amenity") ?? "", tags.get("shop")];
    if (poiKinds.has(amenity)) this.put("pois", MAX_ZOOM, geometry, { amenity, ...toNames(tags) });
    else if (shop) this.put("pois", MAX_ZOOM, geometry, { shop, ...toNames(tags) });
    if (tags.get("highway") === "bus_stop" && tags.has("name"))
      this.put("public_transport", MAX_ZOOM, geometry, { kind: "bus_stop", ...toNames(tags) });
    const railway = tags.get("railway") ?? "";
    if (railway === "station" || railway === "halt")
      this.put("public_transport", 13, geometry, { kind: railway, ...toNames(tags) });
  }

  /** Borders of states and of their largest parts. */
  border(tags: Tags, line: CoordinateLine): void {
    const level = Number(tags.get("admin_level"));
    if (level !== 2 && level !== 4) return;
    const properties = { admin_level: level, maritime: false, disputed: false };
    this.put("boundaries", level === 2 ? 0 : 4, { type: "LineString", coordinates: line }, properties);
  }
}

function getWaterKind(tags: Tags): string | null {
  const [natural, waterway, landuse] = [tags.get("natural"), tags.get("waterway"), tags.get("landuse") ?? ""];
  if (natural === "glacier") return "glacier";
  if (waterway === "riverbank" || tags.get("water") === "river") return "river";
  if (waterway === "dock") return "dock";
  if (landuse === "reservoir" || landuse === "basin") return landuse;
  return natural === "water" ? "water" : null;
}

function findKind(kinds: Readonly<Record<string, string>>, tags: Tags): string | undefined {
  return areaKeys.map((key) => kinds[`${key}=${tags.get(key)}`]).find((kind) => kind !== undefined);
}

function toNames(tags: Tags): Values {
  const names: [string, string | undefined][] = [
    ["name", tags.get("name")],
    ["name_de", tags.get("name:de")],
    ["name_en", tags.get("name:en")],
  ];
  return Object.fromEntries(names.flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

function toCrossings(tags: Tags): Values {
  const yes = (key: string) => (tags.has(key) && tags.get(key) !== "no" ? { [key]: true } : {});
  return { ...yes("bridge"), ...yes("tunnel") };
}

function copyTag(tags: Tags, key: string): Values {
  const value = tags.get(key);
  return value ? { [key]: value } : {};
}
