import type { GeocodeQuery } from "#app/platform/geo/geocoding.ts";

/** The address in one line, as people would type it into a map: "Mühlenkamp 44, 22303 Hamburg". */
export function formatOneLine(query: GeocodeQuery): string {
  const city = [query.postalCode, query.city].filter(Boolean).join(" ");
  return [query.line1, city, query.region].filter(Boolean).join(", ");
}
