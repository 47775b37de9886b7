import { PMTiles, ResolvedValueCache, type Source } from "pmtiles";
import { getFileKey, type RegionManifest } from "./run/manifest.ts";

/** Thrown by a source without its archive. */
class ArchiveMissing extends Error {}

/** Directories of recently read archives, some kilobytes each: values, never promises of another request. */
const directories = new ResolvedValueCache(64);

/** A tile as stored, gzip; `empty` without content, null without such an archive. */
export async function readTile(
  bucket: R2Bucket,
  region: Pick<RegionManifest, "id" | "build">,
  zoom: number,
  x: number,
  y: number,
): Promise<ArrayBuffer | "empty" | null> {
  const archive = new PMTiles(createSource(bucket, getFileKey(region, "map.pmtiles")), directories, keepCompressed);
  try {
    return (await archive.getZxy(zoom, x, y))?.data ?? "empty";
  } catch (error) {
    if (error instanceof ArchiveMissing) return null;
    throw error;
  }
}

/** Range reads: a tile is one of them, once the directory is known. */
function createSource(bucket: R2Bucket, key: string): Source {
  return {
    getKey: () => key,
    getBytes: async (offset, length) => {
      const found = await bucket.get(key, { range: { offset, length } });
      if (!found) throw new ArchiveMissing(key);
      return { data: await found.arrayBuffer() };
    },
  };
}

/** Tiles go to browsers as they lie in the archive. */
async function keepCompressed(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  return bytes;
}
