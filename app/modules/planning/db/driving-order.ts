import { asc, sql } from "drizzle-orm";
import { stops } from "./routes.tables.ts";

/** Stops of a route as they are driven: a break comes before the stop whose number it has. */
export const inDrivingOrder = [asc(stops.position), sql`${stops.type} <> 'break'`, asc(stops.startAt)];
