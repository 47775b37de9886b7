import type { GeocodingIssue } from "#app/modules/orders/model/order.enums.ts";
import { assessGeocoding } from "#app/modules/orders/model/order.rules.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { GeocodeQuery } from "#app/platform/geo/geocoding.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { RowValues } from "../../model/import.ts";
import { createIssue } from "../../model/row/row-reading.ts";
import type { ValidatedRow } from "./validation-context.server.ts";

/** The point of an address. */
export interface RowLocation {
  point: Point | null;
  issues: GeocodingIssue[];
  /** Names of the matching places, for the person who has to choose. */
  places: string;
}

/** A geocoded address with its result, stored with the row so that it is not geocoded again. */
interface RememberedLocation {
  query: GeocodeQuery;
  located: RowLocation;
}

/**
 * Geocodes the addresses of rows without coordinates in one request. No result, an inaccurate one or several make the
 * order a Draft.
 */
export async function locateRows(scope: Scope, rows: readonly ValidatedRow[]): Promise<void> {
  const requested = rows.flatMap((row) => {
    const query = toGeocodeQuery(row);
    return query ? [{ row, query, remembered: readRememberedLocation(row.values, query) }] : [];
  });
  const unknown = requested.filter(({ remembered }) => remembered === null);
  const answers = await scope.ports.geocoder.locateAll(unknown.map(({ query }) => query));
  for (const [at, { row, query }] of unknown.entries()) {
    const candidates = answers[at] ?? [];
    const places = candidates
      .slice(0, 3)
      .map(({ label }) => label)
      .join(" · ");
    row.located = { ...assessGeocoding(candidates), places };
    row.values["@place"] = JSON.stringify({ query, located: row.located } satisfies RememberedLocation);
    row.worthStoring = true;
  }
  for (const { row, remembered } of requested) {
    row.located ??= remembered;
    const { issues, places } = row.located ?? { issues: [], places: "" };
    for (const code of issues) row.issues.push(createIssue("warning", "address", code, { places }));
    if (remembered) row.worthStoring = true;
  }
}

function toGeocodeQuery({ draft }: ValidatedRow): GeocodeQuery | null {
  const address = draft?.destination.address;
  if (!address || draft.destination.point) return null;
  const { line1, city, region, country } = address;
  return { line1, postalCode: address.postal_code, city, region, country };
}

function readRememberedLocation(values: RowValues, query: GeocodeQuery): RowLocation | null {
  const text = values["@place"];
  if (text === undefined) return null;
  const stored: RememberedLocation = JSON.parse(text);
  return JSON.stringify(stored.query) === JSON.stringify(query) ? stored.located : null;
}
