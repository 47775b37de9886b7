import { z } from "zod";
import type { GeocodeCandidate, GeocodeQuery } from "#app/platform/geo/geocoding.ts";
import { fetchProviderJson, joinProviderPath, type Provider, withQuery } from "../provider.ts";
import { formatOneLine } from "./one-line-address.ts";

const responseSchema = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    display_name: z.string(),
    addresstype: z.string().optional(),
    /** 30 house, 26–27 street, below that areas. */
    place_rank: z.number(),
  }),
);

/** Nominatim: `GET /search?format=jsonv2&q=…&countrycodes=…`. */
export async function locateByNominatim(provider: Provider<string>, query: GeocodeQuery): Promise<GeocodeCandidate[]> {
  const requested = {
    q: formatOneLine(query),
    countrycodes: query.country.toLowerCase(),
    format: "jsonv2",
    limit: "5",
  };
  const found = responseSchema.parse(
    await fetchProviderJson(provider, withQuery(provider.url, joinProviderPath(provider.url, "/search"), requested)),
  );
  return found.map((each) => ({
    label: each.display_name,
    point: { longitude: each.lon, latitude: each.lat },
    precision: getPrecision(each),
  }));
}

function getPrecision(found: z.infer<typeof responseSchema>[number]): GeocodeCandidate["precision"] {
  if (found.addresstype === "postcode") return "postal_code";
  if (found.place_rank >= 28) return "address";
  return found.place_rank >= 26 ? "street" : "city";
}
