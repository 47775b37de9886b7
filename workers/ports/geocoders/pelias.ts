import { z } from "zod";
import type { GeocodeCandidate, GeocodeQuery } from "#app/platform/geo/geocoding.ts";
import { fetchProviderJson, joinProviderPath, type Provider, withQuery } from "../provider.ts";
import { formatOneLine } from "./one-line-address.ts";

const responseSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({ label: z.string(), layer: z.string() }),
    }),
  ),
});

const precisions: Readonly<Record<string, GeocodeCandidate["precision"]>> = {
  address: "address",
  venue: "address",
  street: "street",
  intersection: "street",
  postalcode: "postal_code",
};

/** Pelias (also geocode.earth and openrouteservice): `GET /v1/search?text=…&boundary.country=…`. */
export async function locateByPelias(provider: Provider<string>, query: GeocodeQuery): Promise<GeocodeCandidate[]> {
  const path = joinProviderPath(provider.url, /\/v1\/?$/.test(provider.url.pathname) ? "/search" : "/v1/search");
  const requested = { text: formatOneLine(query), "boundary.country": query.country.toUpperCase(), size: "5" };
  const { features } = responseSchema.parse(
    await fetchProviderJson(provider, withQuery(provider.url, path, requested)),
  );
  return features.map(({ properties, geometry: { coordinates } }) => ({
    label: properties.label,
    point: { longitude: coordinates[0], latitude: coordinates[1] },
    precision: precisions[properties.layer] ?? "city",
  }));
}
