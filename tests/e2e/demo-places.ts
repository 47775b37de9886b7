import { demoCompany } from "#workers/local/demo/company.ts";

/** Places of the demo's region for orders of the journeys. */

/** A town of the demo. A street of an invented name is found to the town there, one that exists to the house. */
export const demoTown = { city: "Vaduz", country: demoCompany.country, postal_code: "9490" } as const;

/** A house that the region knows. */
export const demoHouse = { line1: "Städtle 18", ...demoTown };
export const demoHousePoint = { longitude: 9.5222, latitude: 47.1405 };

/** A separate house for each row of a list, in a street that can be geocoded. */
export const formatHouseLine = (at: number) => `Landstrasse ${at}, ${demoTown.postal_code} ${demoTown.city}`;

/** The country of the town as forms offer it. */
export const countryName = "Liechtenstein";

/** Places one after another down the valley, always the same. */
export const pointAlongValley = (at: number) => ({
  longitude: 9.512 + 0.003 * (at % 3),
  latitude: 47.165 - 0.0045 * at,
});

/** Places all over the valley, always the same. */
export const scatteredPoint = (at: number) => ({
  longitude: 9.5 + 0.03 * ((at * 0.618034) % 1),
  latitude: 47.11 + 0.11 * ((at * 0.754878) % 1),
});
