import { sql } from "drizzle-orm";

/** Replaces an erased name. */
export const ERASED = "–";

/**
 * SQL for a `destination` without its street and contact; its point is rounded to about a kilometer, enough for
 * statistics and accounting.
 */
export const coarseDestination = sql`json_set(json_remove(destination, '$.address.line2', '$.name', '$.contact', '$.openingHours'),
  '$.address.line1', ${ERASED}, '$.point', case when json_extract(destination, '$.point') is null then null else
    json_object('longitude', round(json_extract(destination, '$.point.longitude'), 2), 'latitude', round(json_extract(destination, '$.point.latitude'), 2)) end)`;

/** SQL for the line that lists show of a coarsened `destination`: postal code and town. */
export const coarseDestinationLine = sql`trim(coalesce(json_extract(destination, '$.address.postalCode'), '') || ' ' || coalesce(json_extract(destination, '$.address.city'), ''))`;
