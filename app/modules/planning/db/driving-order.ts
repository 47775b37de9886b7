import { asc, sql } from "drizzle-orm";
import { stops } from "./routes.tables.ts";

/** Sort order of stops as they are driven: a break comes before the stop whose number it shares. */
export const inDrivingOrder = [asc(stops.position), sql`${stops.type} <> 'break'`, asc(stops.startAt)];
