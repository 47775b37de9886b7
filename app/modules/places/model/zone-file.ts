import { z } from "zod";
import { findGeometryFault } from "#app/platform/geo/geometry-faults.ts";
import { geometryShapeSchema } from "#app/platform/geo/zone.ts";
import {
  listPolygons,
  type PolygonRings,
  type Ring,
  ZONE_LIMITS,
  type ZoneGeometry,
} from "#app/platform/geo/zone-geometry.ts";
import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";

/** A zone as a file gives it. */
export interface FileZone {
  name: string;
  color: number;
  active: boolean;
  geometry: ZoneGeometry;
  /** 1 is the first feature of the file. */
  feature: number;
}

/** Why a feature is not a valid zone: a key of the `errors` catalog and its values. */
export interface FeatureFault {
  feature: number;
  name: string | null;
  code: string;
  params: Readonly<Record<string, string | number>>;
}

export type ZoneFile =
  | { ok: true; zones: FileZone[]; faults: FeatureFault[] }
  | { ok: false; code: "geojson_unreadable" | "geojson_many"; params: Readonly<Record<string, string | number>> };

const featureSchema = z.object({
  type: z.literal("Feature"),
  geometry: z.object({ type: z.string() }).loose().nullable(),
  properties: z.record(z.string(), z.unknown()).nullish(),
});

/** Property names that files use for an area's name; the first one present counts. */
const nameKeys = ["name", "Name", "NAME", "title", "label", "plz", "PLZ", "postal_code", "zip"];

/**
 * Reads GeoJSON (RFC 7946): a feature collection, one feature or one geometry, as text or parsed. Polygons and
 * multi-polygons become zones, with holes; every other feature is named with the reason.
 */
export function parseZoneFile(source: unknown): ZoneFile {
  const value = typeof source === "string" ? parseBoundedJson(source.replace(/^\u{feff}/u, "")) : source;
  const features = listFeatures(value);
  if (!features || features.length === 0) return { ok: false, code: "geojson_unreadable", params: {} };
  if (features.length > ZONE_LIMITS.zones)
    return { ok: false, code: "geojson_many", params: { limit: ZONE_LIMITS.zones } };
  const zones: FileZone[] = [];
  const faults: FeatureFault[] = [];
  const names = new Set<string>();
  for (const [at, each] of features.entries()) {
    const read = parseFeature(each, at + 1);
    if ("code" in read) faults.push(read);
    else if (names.has(read.name))
      faults.push({ feature: at + 1, name: read.name, code: "geojson_name_twice", params: { name: read.name } });
    else zones.push(read);
    if (!("code" in read)) names.add(read.name);
  }
  return { ok: true, zones, faults };
}

function listFeatures(value: unknown): unknown[] | null {
  if (typeof value !== "object" || value === null || !("type" in value)) return null;
  if (value.type === "FeatureCollection")
    return "features" in value && Array.isArray(value.features) ? value.features : null;
  if (value.type === "Feature") return [value];
  return "coordinates" in value ? [{ type: "Feature", geometry: value, properties: {} }] : null;
}

function parseFeature(value: unknown, number: number): FileZone | FeatureFault {
  const shape = featureSchema.safeParse(value);
  const properties = shape.success ? (shape.data.properties ?? {}) : {};
  const name = getFeatureName(properties);
  const fault = (code: string, params: FeatureFault["params"] = {}) => ({ feature: number, name, code, params });
  if (!shape.success) return fault("geojson_no_feature");
  const { geometry } = shape.data;
  if (!geometry) return fault("geojson_no_geometry");
  if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon")
    return fault("geojson_no_polygon", { type: geometry.type.slice(0, 40) });
  const read = geometryShapeSchema.safeParse(geometry);
  if (!read.success) return fault("geojson_coordinates");
  const wrong = findGeometryFault(read.data);
  if (wrong) return fault(wrong.code, wrong.params);
  const color = Number(properties.color);
  return {
    name: name ?? `Zone ${number}`,
    color: Number.isInteger(color) && color >= 1 && color <= 12 ? color : ((number - 1) % 12) + 1,
    active: properties.active !== false,
    geometry: read.data,
    feature: number,
  };
}

function getFeatureName(properties: Readonly<Record<string, unknown>>): string | null {
  for (const key of nameKeys) {
    const value = properties[key];
    if ((typeof value === "string" && value.trim() !== "") || typeof value === "number")
      return String(value).trim().slice(0, 120);
  }
  return null;
}

/** Zones as a GeoJSON file: outer rings run counter-clockwise, holes clockwise (RFC 7946, 3.1.6). */
export function formatZoneFile(zones: readonly Omit<FileZone, "feature">[]): string {
  const features = zones.map(({ name, color, active, geometry }) => ({
    type: "Feature",
    properties: { name, color, active },
    geometry: orientRings(geometry),
  }));
  return JSON.stringify({ type: "FeatureCollection", features });
}

function orientRings(geometry: ZoneGeometry): ZoneGeometry {
  const turned = listPolygons(geometry).map(
    (rings): PolygonRings =>
      rings.map((ring, at): Ring => (computeSignedArea(ring) > 0 === (at === 0) ? ring : [...ring].reverse())),
  );
  const [first] = turned;
  return geometry.type === "Polygon" && first
    ? { type: "Polygon", coordinates: first }
    : { type: "MultiPolygon", coordinates: turned };
}

/** Twice the area in square degrees; positive when the ring runs counter-clockwise. */
function computeSignedArea(ring: Ring): number {
  return ring.slice(1).reduce((sum, [x, y], at) => {
    const [px, py] = ring[at] ?? [x, y];
    return sum + (px * y - x * py);
  }, 0);
}
