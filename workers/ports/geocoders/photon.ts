import { z } from "zod";
import type { GeocodeCandidate, GeocodeQuery } from "#app/platform/geo/geocoding.ts";
import { fetchProviderJson, joinProviderPath, type Provider, withQuery } from "../provider.ts";
import { formatOneLine } from "./one-line-address.ts";

const responseSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        type: z.string().optional(),
        name: z.string().optional(),
        street: z.string().optional(),
        housenumber: z.string().optional(),
        postcode: z.string().optional(),
        city: z.string().optional(),
        countrycode: z.string().optional(),
        osm_value: z.string().optional(),
      }),
    }),
  ),
});

type Found = z.infer<typeof responseSchema>["features"][number]["properties"];

/** Photon (komoot): `GET /api?q=…`. It takes no country, so answers from other countries are dropped. */
export async function locateByPhoton(provider: Provider<string>, query: GeocodeQuery): Promise<GeocodeCandidate[]> {
  const q = `${formatOneLine(query)}, ${query.country}`;
  const url = withQuery(provider.url, joinProviderPath(provider.url, "/api"), { q, limit: "5" });
  const { features } = responseSchema.parse(await fetchProviderJson(provider, url));
  return features
    .filter(({ properties }) => (properties.countrycode ?? query.country).toUpperCase() === query.country.toUpperCase())
    .map(({ properties, geometry: { coordinates } }) => ({
      label: formatLabel(properties),
      point: { longitude: coordinates[0], latitude: coordinates[1] },
      precision: getPrecision(properties),
    }));
}

function formatLabel(found: Found): string {
  const street = [found.street ?? found.name, found.housenumber].filter(Boolean).join(" ");
  return [street, [found.postcode, found.city].filter(Boolean).join(" ")].filter((part) => part !== "").join(", ");
}

function getPrecision(found: Found): GeocodeCandidate["precision"] {
  if (found.housenumber || found.type === "house") return "address";
  if (found.type === "street") return "street";
  return found.osm_value === "postcode" ? "postal_code" : "city";
}
