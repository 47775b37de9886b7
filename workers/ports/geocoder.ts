import { openGazetteer } from "#app/modules/places/db/gazetteer.server.ts";
import type { GeocodeCandidate, GeocodeQuery, Geocoder } from "#app/platform/geo/geocoding.ts";
import { listDistinctCandidates } from "./geocoders/distinct-candidates.ts";
import { locateByNominatim } from "./geocoders/nominatim.ts";
import { locateByPelias } from "./geocoders/pelias.ts";
import { locateByPhoton } from "./geocoders/photon.ts";
import { locateInRegions, locateTownsInRegions } from "./geocoders/region.ts";
import { Turnstile } from "./pace.ts";
import { type Provider, parseProvider } from "./provider.ts";
import type { Regions } from "./regions.ts";

/** Queries one provider for one address. */
export type Locate = (provider: Provider<string>, query: GeocodeQuery) => Promise<GeocodeCandidate[]>;

const adapters = { photon: locateByPhoton, nominatim: locateByNominatim, pelias: locateByPelias } satisfies Record<
  string,
  Locate
>;
const providerPaths = { photon: /\/api\/?$/, nominatim: /\/search\/?$/, pelias: /\/v1(\/|$)/ };

/** Default requests per second: the public Nominatim allows one, an own server more. */
const DEFAULT_PACE = { photon: 10, nominatim: 1, pelias: 10 } as const;

/** Maximum parallel requests. */
const MAX_PARALLEL = 6;
/** Maximum wait of an address for its turn, milliseconds; after that the gazetteer is used instead. */
const MAX_WAIT_MS = 20_000;

/** How a provider is called; see docs/deploy.md. */
export interface GeocoderOptions {
  /** Requests per second; null for the kind's default. */
  perSecond: number | null;
  /** Regions with known streets. */
  regions: Regions;
  /** Identifies the installation and its contact, as public geocoders require. */
  userAgent: string;
}

/**
 * Where addresses lie: by the provider that GEOCODER_URL names (Photon, Nominatim or Pelias), else among the addresses
 * of the regions, else by the embedded gazetteer, which knows cities only, and the regions' villages. A failing
 * provider is logged and paused for a while, and local data is used instead: an order or import continues, its
 * addresses are "inaccurate" and need a review.
 */
export function createGeocoder(address: string, { perSecond, userAgent, regions }: GeocoderOptions): Geocoder {
  const embeddedAll = async (queries: readonly GeocodeQuery[]): Promise<GeocodeCandidate[][]> => {
    const gazetteer = await openGazetteer();
    const streets = await locateInRegions(regions, queries);
    const found = queries.map((query, at) => orElse(streets[at], () => gazetteer.find(query)));
    const lost = [...found.entries()].filter(([, each]) => each.length === 0).map(([at]) => at);
    const towns = await locateTownsInRegions(
      regions,
      lost.flatMap((at) => queries[at] ?? []),
    );
    for (const [turn, at] of lost.entries()) found[at] = towns[turn] ?? [];
    return found.map(listDistinctCandidates);
  };
  const embedded = async (query: GeocodeQuery) => (await embeddedAll([query]))[0] ?? [];
  if (address === "") return { locate: embedded, locateAll: embeddedAll };
  const provider = { ...parseProvider(address, providerPaths), userAgent };
  const turns = new Turnstile(address, { perSecond: perSecond ?? DEFAULT_PACE[provider.kind], patience: MAX_WAIT_MS });
  const locate = async (query: GeocodeQuery): Promise<GeocodeCandidate[]> => {
    if (!(await turns.enter())) return embedded(query);
    try {
      return listDistinctCandidates(await adapters[provider.kind](provider, query));
    } catch (error) {
      turns.rest(error);
      console.error("The geocoder did not answer; what is here does.", error);
      return embedded(query);
    }
  };
  return { locate, locateAll: (queries) => locateEachOnce(queries, MAX_PARALLEL, locate) };
}

function orElse(found: GeocodeCandidate[] | undefined, other: () => GeocodeCandidate[]): GeocodeCandidate[] {
  return found && found.length > 0 ? found : other();
}

/** Locates each distinct query once, a few at a time; results in the order of the queries. */
async function locateEachOnce(
  queries: readonly GeocodeQuery[],
  parallel: number,
  locate: (query: GeocodeQuery) => Promise<GeocodeCandidate[]>,
): Promise<GeocodeCandidate[][]> {
  const keys = queries.map((each) => JSON.stringify(each));
  const waiting = new Map(queries.map((each, at) => [keys[at] ?? "", each]));
  const answers = new Map<string, GeocodeCandidate[]>();
  const pending = waiting.entries();
  const worker = async () => {
    for (const [key, query] of pending) answers.set(key, await locate(query));
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return keys.map((key) => answers.get(key) ?? []);
}
