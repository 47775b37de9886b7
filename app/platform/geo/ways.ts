import { z } from "zod";
import type { Point } from "./place.ts";
import type { StreetRegion } from "./street-map.ts";

/** From one point to the next. */
export type WayLeg = readonly [from: Point, to: Point];

/** Lines along streets for drawing; their times come from `TravelTimes`. */
export interface Ways {
  /** An encoded line for each leg; null without a known street or connection. */
  findAlong(legs: readonly WayLeg[]): Promise<(string | null)[]>;
  /** The region whose streets are shown around a point; null without one. */
  findRegionAt(place: Point): Promise<StreetRegion | null>;
}

/** Path where browsers request lines. */
export const waysPath = "/ways";

const longitudeSchema = z.number().min(-180).max(180);
const latitudeSchema = z.number().min(-90).max(90);

/** A browser's request: legs as four numbers. A plan of 2,500 stops has that many legs, plus two per route. */
export const waysSchema = z.object({
  legs: z.array(z.tuple([longitudeSchema, latitudeSchema, longitudeSchema, latitudeSchema])).max(6000),
});

export interface WaysResponse {
  lines: (string | null)[];
}
