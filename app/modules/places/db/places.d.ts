/**
 * Places of at least 15,000 inhabitants, from GeoNames (geonames.org), licence CC BY 4.0: the table that
 * `gazetteer.server.ts` reads. `workers/local/gazetteer.ts` makes it (`places.js`) with every build; it is not committed.
 */
export const places: string;
