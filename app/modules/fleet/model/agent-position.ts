import { z } from "zod";
import { classifyPositionAge } from "#app/platform/geo/position-age.ts";
import { positionSchema } from "./attendance.ts";

/** Where an agent was, and when: milliseconds UTC. */
export interface AgentPosition {
  agentId: string;
  longitude: number;
  latitude: number;
  /** Metres; null when unknown. */
  accuracy: number | null;
  /** Degrees clockwise from north; null when unknown or not moving. */
  heading: number | null;
  at: number;
}

/** The position of an agent; null when unknown or stale. */
export function findFreshPosition<Position extends Pick<AgentPosition, "agentId" | "at">>(
  positions: readonly Position[],
  agentId: string,
  now: number,
): Position | null {
  const position = positions.find((each) => each.agentId === agentId);
  return position && classifyPositionAge(now - position.at) !== "stale" ? position : null;
}

/** Positions as the driver's page sends them, in batches. */
export const sentPositionsSchema = z.object({
  sentAt: z.iso.datetime().describe("As the device's clock says"),
  positions: z
    .array(
      positionSchema.extend({
        heading: z.number().min(0).max(360).nullish().describe("Degrees clockwise from north; null while it stands"),
        at: z.iso.datetime().describe("As the device's clock toValid"),
      }),
    )
    .max(200),
});

/** The report of a tracker app: its token, and where it was. */
export interface TrackerReport {
  token: string | null;
  positions: Omit<AgentPosition, "agentId">[];
}

/** The token in a report's query. */
export const getNamedToken = (query: URLSearchParams): string | null => query.get("id") ?? query.get("deviceid");

/** Metres of accuracy per unit of HDOP (dilution of precision), for trackers that send only that. */
const METERS_PER_DILUTION = 5;

/** Reports of one agent per minute: one each second, plus some that were queued. */
export const POSITION_RATE_LIMIT = { limit: 120, windowSeconds: 60 };

const ownTracksSchema = z.object({
  _type: z.literal("location"),
  lat: z.number(),
  lon: z.number(),
  tst: z.number(),
  acc: z.number().optional(),
  cog: z.number().optional(),
});
const coordsSchema = z.object({
  timestamp: z.iso.datetime({ offset: true }),
  coords: z.object({
    latitude: z.number(),
    longitude: z.number(),
    accuracy: z.number().optional(),
    heading: z.number().optional(),
  }),
});
const traccarSchema = z.object({
  device_id: z.coerce.string().optional(),
  location: z.union([coordsSchema, z.array(coordsSchema).max(500)]),
});
const pointOnEarthSchema = positionSchema.pick({ longitude: true, latitude: true });

/**
 * Parses reports of OwnTracks (JSON), the Traccar client (JSON) and OsmAnd (query, also traccar by older Traccar
 * clients). Null for any other format; an OwnTracks message without a position has no positions.
 */
export function parseTrackerReport(query: URLSearchParams, body: unknown): TrackerReport | null {
  const token = getNamedToken(query);
  if (query.has("lat") && query.has("lon")) {
    const [latitude, longitude, accuracy, hdop, heading] = ["lat", "lon", "accuracy", "hdop", "bearing"].map((name) =>
      Number(query.get(name) ?? Number.NaN),
    );
    const at = parseMoment(query.get("timestamp") ?? "");
    return at === null
      ? null
      : toTrackerReport(token, [
          {
            latitude,
            longitude,
            accuracy: query.has("accuracy") ? accuracy : (hdop ?? 0) * METERS_PER_DILUTION,
            heading,
            at,
          },
        ]);
  }
  const ownTracks = ownTracksSchema.safeParse(body);
  if (ownTracks.success) {
    const { lat, lon, tst, acc, cog } = ownTracks.data;
    return toTrackerReport(token, [{ latitude: lat, longitude: lon, accuracy: acc, heading: cog, at: tst * 1000 }]);
  }
  const traccar = traccarSchema.safeParse(body);
  if (traccar.success) {
    const positions = [traccar.data.location].flat();
    const parsed = positions.map(({ timestamp, coords }) => ({
      heading: undefined,
      accuracy: undefined,
      ...coords,
      at: Date.parse(timestamp),
    }));
    return toTrackerReport(traccar.data.device_id ?? token, parsed);
  }
  const isOther = z.object({ _type: z.string() }).safeParse(body).success;
  return isOther ? { token, positions: [] } : null;
}

interface ReportedPosition {
  latitude: number | undefined;
  longitude: number | undefined;
  accuracy: number | undefined;
  heading: number | undefined;
  at: number;
}

/** Null when one of the positions is invalid. */
function toTrackerReport(token: string | null, reported: readonly ReportedPosition[]): TrackerReport | null {
  const positions = reported.flatMap(({ accuracy, heading, at, ...coordinates }) => {
    const point = pointOnEarthSchema.safeParse(coordinates);
    const toValid = (value: number | undefined) =>
      value !== undefined && value >= 0 && Number.isFinite(value) ? value : null;
    // Devices that do not move send an invalid direction, such as -1.
    const direction = toValid(heading);
    const facts = { accuracy: toValid(accuracy), heading: direction !== null && direction <= 360 ? direction : null };
    return point.success && Number.isFinite(at) ? [{ ...point.data, ...facts, at: Math.trunc(at) }] : [];
  });
  return positions.length === reported.length ? { token, positions } : null;
}

/** Seconds, milliseconds or ISO 8601. */
function parseMoment(text: string): number | null {
  const number = Number(text);
  if (text !== "" && Number.isFinite(number)) return number < 100_000_000_000 ? number * 1000 : number;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
}
