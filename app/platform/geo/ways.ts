import { z } from "zod";
import type { Point } from "./place.ts";
import type { StreetRegion } from "./street-map.ts";

/** From one place to the next. */
export type WayLeg = readonly [from: Point, to: Point];

/** Ways along streets, to be drawn: their times are asked of `TravelTimes`. */
export interface Ways {
  /** An encoded line for each leg; null where no street is known, or none leads there. */
  findAlong(legs: readonly WayLeg[]): Promise<(string | null)[]>;
  /** The region whose streets are shown around a place; null where there is none. */
  findRegionAt(place: Point): Promise<StreetRegion | null>;
}

/** Where browsers ask for ways. */
export const waysPath = "/ways";

const longitudeSchema = z.number().min(-180).max(180);
const latitudeSchema = z.number().min(-90).max(90);

/** What a browser asks: legs as four numbers. A plan of 2,500 stops has as many, and two a route. */
export const waysSchema = z.object({
  legs: z.array(z.tuple([longitudeSchema, latitudeSchema, longitudeSchema, latitudeSchema])).max(6000),
});

export interface WaysResponse {
  lines: (string | null)[];
}
