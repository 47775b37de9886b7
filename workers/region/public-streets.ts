import { WorkerEntrypoint } from "cloudflare:workers";
import { parseStreetPicturePath } from "#app/platform/geo/map-drawing/street-picture.ts";
import { MAX_TILE_ZOOM, type StreetRegion, streetRegionsPath, streetsPath } from "#app/platform/geo/street-map.ts";
import { isKnownTag } from "#app/platform/http/known-tag.ts";
import { createRegions } from "../ports/regions.ts";
import { drawRegion } from "../ports/street-pictures.ts";
import { readTile } from "./map-archive.ts";
import { regionIdPattern } from "./run/manifest.ts";

/** A build never changes, so its tiles are cached forever. */
const cacheForever = "public, max-age=31536000, immutable";
/** A new build is noticed within a minute (like the cached list of regions). */
const cacheForAMinute = "public, max-age=60";
/** Missing tiles may appear later. */
const cacheBriefly = "public, max-age=10";

const tilePath = new RegExp(`^${streetsPath}/([^/]+)/([A-Za-z0-9-]{1,64})/(\\d{1,2})/(\\d{1,7})/(\\d{1,7})\\.mvt$`);

/** True for requests that the cached entrypoint handles: tiles and pictures of streets, which belong to no account. */
export function isStreetsRequest({ url, method }: Request): boolean {
  return (method === "GET" || method === "HEAD") && new URL(url).pathname.startsWith(`${streetsPath}/`);
}

/** The request as cached: without cookie, language or query, which do not change a tile. */
export function toStreetsRequest(request: Request): Request {
  const { origin, pathname } = new URL(request.url);
  const known = request.headers.get("If-None-Match");
  return new Request(origin + pathname, { method: request.method, headers: known ? { "If-None-Match": known } : {} });
}

/** The entrypoint behind Workers Cache (wrangler.toml, `exports`). It has no session. */
export class PublicStreets extends WorkerEntrypoint<Env> {
  override async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === streetRegionsPath) return this.#regions();
    const picture = parseStreetPicturePath(pathname);
    if (picture) return this.#picture(request, picture);
    const [, id = "", build = "", ...numbers] = tilePath.exec(pathname) ?? [];
    const [zoom = 99, x = 0, y = 0] = numbers.map(Number);
    if (!regionIdPattern.test(id) || zoom > MAX_TILE_ZOOM || x >= 2 ** zoom || y >= 2 ** zoom) return createMissing();
    const etag = `"${id}/${build}/${zoom}/${x}/${y}"`;
    const headers = { ...noSniffHeader, "Cache-Control": cacheForever, ETag: etag };
    const tile = await readTile(this.env.FILES, { id, build }, zoom, x, y);
    if (!tile) return createMissing();
    if (isKnownTag(request, etag)) return new Response(null, { status: 304, headers });
    if (tile === "empty") return new Response(null, { status: 204, headers });
    return new Response(request.method === "HEAD" ? null : toStreamOfUnknownLength(tile), {
      headers: { ...headers, "Content-Type": "application/vnd.mapbox-vector-tile", "Content-Encoding": "gzip" },
      encodeBody: "manual",
    });
  }

  /** The streets of a frame as SVG: tracking pages show it without a script. */
  async #picture(request: Request, { id, build, frame }: Picture): Promise<Response> {
    const region = (await createRegions(this.env).all()).find((each) => each.id === id);
    // Any existing build of a region: a page created before a new build still shows the old one.
    if (!region) return createMissing();
    const etag = `"${new URL(request.url).pathname.slice(streetsPath.length + 1)}"`;
    const headers = { ...noSniffHeader, "Cache-Control": cacheForever, ETag: etag };
    if (isKnownTag(request, etag)) return new Response(null, { status: 304, headers });
    const svg = await drawRegion(this.env.FILES, { id, build }, frame);
    return new Response(request.method === "HEAD" ? null : svg, {
      headers: { ...headers, "Content-Type": "image/svg+xml", "Content-Security-Policy": pictureContentPolicy },
    });
  }

  async #regions(): Promise<Response> {
    const regions = await createRegions(this.env).all();
    const shown: StreetRegion[] = regions.map(({ id, build, box, attribution }) => ({ id, build, box, attribution }));
    return Response.json(shown, { headers: { ...noSniffHeader, "Cache-Control": cacheForAMinute } });
  }
}

/** A server that decompresses the response (as a local one does) would truncate it to the compressed length. */
function toStreamOfUnknownLength(bytes: ArrayBuffer): ReadableStream {
  return new Blob([bytes]).stream().pipeThrough(new TransformStream());
}

type Picture = NonNullable<ReturnType<typeof parseStreetPicturePath>>;

/** A picture opened directly loads and runs nothing. */
const pictureContentPolicy = "default-src 'none'; style-src 'unsafe-inline'";

const noSniffHeader = { "X-Content-Type-Options": "nosniff" };

function createMissing(): Response {
  return new Response(null, { status: 404, headers: { ...noSniffHeader, "Cache-Control": cacheBriefly } });
}
