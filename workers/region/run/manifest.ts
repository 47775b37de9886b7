/** What a region is, in `regions/<id>/manifest.json`: it is written last, so that whatever it names is there. */
export interface RegionManifest {
  format: number;
  id: string;
  build: string;
  /** West, south, east, north in degrees. */
  box: readonly [number, number, number, number];
  /** The day of the data, `2021-10-28`; null where the extract does not say. */
  dataDate: string | null;
  /** What stands in beside the roads of this region, fitted to them; null for one too small to say. */
  estimate: { detour: number; metresPerSecond: number } | null;
  attribution: string;
  licence: string;
  files: Record<RegionFile, { bytes: number; sha256: string }>;
}

export const regionFiles = ["map.pmtiles", "roads.bin", "addresses.bin"] as const;
export type RegionFile = (typeof regionFiles)[number];

/** Grows when a reader of before could not read what is made now. */
export const regionFormat = 1;

/** What the licence asks to be shown wherever the data is (openstreetmap.org/copyright). */
export const DATA_ATTRIBUTION = "© OpenStreetMap contributors";
export const DATA_LICENSE = "Open Database Licence 1.0";

/** A region's name in addresses and folders: small letters, digits and hyphens, at most 32. */
export const regionIdPattern = /^[a-z][a-z0-9-]{0,31}$/;

/** Where a region's files stand, in a bucket or folder. */
export function getManifestKey(id: string): string {
  return `regions/${id}/manifest.json`;
}

export function getFileKey({ id, build }: Pick<RegionManifest, "id" | "build">, file: RegionFile): string {
  return `regions/${id}/${build}/${file}`;
}

/** A manifest of this format out of its text, or null: it was put there by people. */
export function parseManifest(text: string): RegionManifest | null {
  try {
    const read: Partial<RegionManifest> = JSON.parse(text);
    const described = regionFiles.every((file) => typeof read.files?.[file]?.sha256 === "string");
    const boxed = Array.isArray(read.box) && read.box.length === 4 && read.box.every(Number.isFinite);
    const named = typeof read.build === "string" && typeof read.id === "string" && regionIdPattern.test(read.id);
    return read.format === regionFormat && described && boxed && named ? (read as RegionManifest) : null;
  } catch {
    return null;
  }
}
