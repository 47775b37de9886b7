import { z } from "zod";
import { classifyPositionAge } from "#app/platform/geo/position-age.ts";
import { positionSchema } from "./attendance.ts";

/** Where an agent was, and when: milliseconds UTC. */
export interface AgentPosition {
  agentId: string;
  longitude: number;
  latitude: number;
  /** Metres; null where the device does not say. */
  accuracy: number | null;
  /** Degrees clockwise from north; null where the device does not say, as it does not while it stands. */
  heading: number | null;
  at: number;
}

/** Where an agent is, as far as that can still be said: null for nobody's and for old positions. */
export function findFreshPosition<Spot extends Pick<AgentPosition, "agentId" | "at">>(
  spots: readonly Spot[],
  agentId: string,
  now: number,
): Spot | null {
  const spot = spots.find((each) => each.agentId === agentId);
  return spot && classifyPositionAge(now - spot.at) !== "stale" ? spot : null;
}

/** Positions as the driver's page sends them, some at a time. */
export const sentPositionsSchema = z.object({
  sentAt: z.iso.datetime().describe("As the device's clock says"),
  positions: z
    .array(
      positionSchema.extend({
        heading: z.number().min(0).max(360).nullish().describe("Degrees clockwise from north; null while it stands"),
        at: z.iso.datetime().describe("As the device's clock said"),
      }),
    )
    .max(200),
});

/** What a native tracker said: whose it is, and where it was. */
export interface TrackerReport {
  token: string | null;
  positions: Omit<AgentPosition, "agentId">[];
}

/** The token that a report's own fields name. */
export const getNamedToken = (query: URLSearchParams): string | null => query.get("id") ?? query.get("deviceid");

/** Metres of doubt for each unit of a satellite receiver's dilution (hdop), which is all that some trackers tell. */
const METERS_PER_DILUTION = 5;

/** Reports of one agent that are taken in a minute: a position each second, and some that waited. */
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
 * Reads what OwnTracks (JSON), the Traccar client (JSON) and OsmAnd (a query, as the older Traccar clients send too) say.
 * Null for what is none of them; a message of OwnTracks that is no position has none.
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
  const owned = ownTracksSchema.safeParse(body);
  if (owned.success) {
    const { lat, lon, tst, acc, cog } = owned.data;
    return toTrackerReport(token, [{ latitude: lat, longitude: lon, accuracy: acc, heading: cog, at: tst * 1000 }]);
  }
  const sent = traccarSchema.safeParse(body);
  if (sent.success) {
    const spots = [sent.data.location].flat();
    const read = spots.map(({ timestamp, coords }) => ({
      heading: undefined,
      accuracy: undefined,
      ...coords,
      at: Date.parse(timestamp),
    }));
    return toTrackerReport(sent.data.device_id ?? token, read);
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

/** Null where one of them lies nowhere. */
function toTrackerReport(token: string | null, spots: readonly ReportedPosition[]): TrackerReport | null {
  const positions = spots.flatMap(({ accuracy, heading, at, ...spot }) => {
    const point = pointOnEarthSchema.safeParse(spot);
    const said = (value: number | undefined) =>
      value !== undefined && value >= 0 && Number.isFinite(value) ? value : null;
    // What is no direction, such as the -1 of a device that stands, is none.
    const turn = said(heading);
    const facts = { accuracy: said(accuracy), heading: turn !== null && turn <= 360 ? turn : null };
    return point.success && Number.isFinite(at) ? [{ ...point.data, ...facts, at: Math.trunc(at) }] : [];
  });
  return positions.length === spots.length ? { token, positions } : null;
}

/** Seconds, milliseconds or ISO 8601. */
function parseMoment(text: string): number | null {
  const number = Number(text);
  if (text !== "" && Number.isFinite(number)) return number < 100_000_000_000 ? number * 1000 : number;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
}
