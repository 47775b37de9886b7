import { z } from "zod";
import { positionAge } from "#app/platform/geo/position-age.ts";
import { positionSchema } from "./attendance.ts";

/** Where an agent was, and when: milliseconds UTC. */
export interface Whereabouts {
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
export function freshOf<Spot extends Pick<Whereabouts, "agentId" | "at">>(
  spots: readonly Spot[],
  agentId: string,
  now: number,
): Spot | null {
  const spot = spots.find((each) => each.agentId === agentId);
  return spot && positionAge(now - spot.at) !== "stale" ? spot : null;
}

/** Positions as the driver's page sends them, some at a time. */
export const sentPositions = z.object({
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
  positions: Omit<Whereabouts, "agentId">[];
}

/** The token that a report's own fields name. */
export const namedToken = (query: URLSearchParams): string | null => query.get("id") ?? query.get("deviceid");

/** Metres of doubt for each unit of a satellite receiver's dilution (hdop), which is all that some trackers tell. */
const unsure = 5;

/** Reports of one agent that are taken in a minute: a position each second, and some that waited. */
export const positionLimit = { most: 120, windowSeconds: 60 };

const ownTracks = z.object({
  _type: z.literal("location"),
  lat: z.number(),
  lon: z.number(),
  tst: z.number(),
  acc: z.number().optional(),
  cog: z.number().optional(),
});
const coords = z.object({
  timestamp: z.iso.datetime({ offset: true }),
  coords: z.object({
    latitude: z.number(),
    longitude: z.number(),
    accuracy: z.number().optional(),
    heading: z.number().optional(),
  }),
});
const traccar = z.object({
  device_id: z.coerce.string().optional(),
  location: z.union([coords, z.array(coords).max(500)]),
});
const onEarth = positionSchema.pick({ longitude: true, latitude: true });

/**
 * Reads what OwnTracks (JSON), the Traccar client (JSON) and OsmAnd (a query, as the older Traccar clients send too) say.
 * Null for what is none of them; a message of OwnTracks that is no position has none.
 */
export function readTracker(query: URLSearchParams, body: unknown): TrackerReport | null {
  const token = namedToken(query);
  if (query.has("lat") && query.has("lon")) {
    const [latitude, longitude, accuracy, hdop, heading] = ["lat", "lon", "accuracy", "hdop", "bearing"].map((name) =>
      Number(query.get(name) ?? Number.NaN),
    );
    const at = momentOf(query.get("timestamp") ?? "");
    return at === null
      ? null
      : reported(token, [
          { latitude, longitude, accuracy: query.has("accuracy") ? accuracy : (hdop ?? 0) * unsure, heading, at },
        ]);
  }
  const owned = ownTracks.safeParse(body);
  if (owned.success) {
    const { lat, lon, tst, acc, cog } = owned.data;
    return reported(token, [{ latitude: lat, longitude: lon, accuracy: acc, heading: cog, at: tst * 1000 }]);
  }
  const sent = traccar.safeParse(body);
  if (sent.success) {
    const spots = [sent.data.location].flat();
    const read = spots.map(({ timestamp, coords }) => ({
      heading: undefined,
      accuracy: undefined,
      ...coords,
      at: Date.parse(timestamp),
    }));
    return reported(sent.data.device_id ?? token, read);
  }
  const isOther = z.object({ _type: z.string() }).safeParse(body).success;
  return isOther ? { token, positions: [] } : null;
}

interface Spot {
  latitude: number | undefined;
  longitude: number | undefined;
  accuracy: number | undefined;
  heading: number | undefined;
  at: number;
}

/** Null where one of them lies nowhere. */
function reported(token: string | null, spots: readonly Spot[]): TrackerReport | null {
  const positions = spots.flatMap(({ accuracy, heading, at, ...spot }) => {
    const point = onEarth.safeParse(spot);
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
function momentOf(text: string): number | null {
  const number = Number(text);
  if (text !== "" && Number.isFinite(number)) return number < 100_000_000_000 ? number * 1000 : number;
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
}
