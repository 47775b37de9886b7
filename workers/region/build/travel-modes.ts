import type { Tags } from "./pbf-primitives.ts";

/** How somebody travels: which ways, how fast, by which tags allowed. Speeds in km/h where the extract names none. */
export interface TravelModeRules {
  readonly name: ModeName;
  readonly speeds: Readonly<Record<string, number>>;
  /** Access tags from the most special to the most general; the first one that is there decides. */
  readonly access: readonly string[];
  /** Ways that are closed unless an access tag other than `access` opens them, as footways are to bicycles. */
  readonly closed: ReadonlySet<string>;
  readonly onewayTags: readonly string[];
  /** No faster than this, whatever a sign allows; and the share of a sign's speed that is driven. */
  readonly fastest: number;
  readonly ofSign: number;
  readonly barriers: ReadonlySet<string>;
  readonly signalSeconds: number;
}

export const modeNames = ["car", "bicycle", "foot"] as const;
export type ModeName = (typeof modeNames)[number];

const streetSpeeds = {
  motorway: 90,
  motorway_link: 45,
  trunk: 85,
  trunk_link: 40,
  primary: 65,
  primary_link: 30,
  secondary: 55,
  secondary_link: 25,
  tertiary: 40,
  tertiary_link: 20,
  unclassified: 25,
  residential: 25,
  living_street: 10,
  service: 15,
  road: 25,
};
const { motorway: _1, motorway_link: _2, ...slowStreets } = streetSpeeds;
const pathKinds = ["track", "path", "footway", "pedestrian", "cycleway", "bridleway"];
const withSameSpeed = (names: readonly string[], speed: number) =>
  Object.fromEntries(names.map((name) => [name, speed]));
const slowStreetKinds = Object.keys(slowStreets);

export const travelModes: Readonly<Record<ModeName, TravelModeRules>> = {
  car: {
    name: "car",
    speeds: streetSpeeds,
    access: ["motorcar", "motor_vehicle", "vehicle", "access"],
    closed: new Set(),
    onewayTags: ["oneway:motorcar", "oneway:motor_vehicle", "oneway"],
    fastest: 130,
    ofSign: 0.8,
    barriers: new Set(["bollard", "block", "cycle_barrier", "jersey_barrier", "log", "chain", "debris"]),
    signalSeconds: 2,
  },
  bicycle: {
    name: "bicycle",
    speeds: {
      ...withSameSpeed(slowStreetKinds, 16),
      ...withSameSpeed(pathKinds, 12),
      footway: 8,
      pedestrian: 8,
      cycleway: 17,
    },
    access: ["bicycle", "vehicle", "access"],
    closed: new Set(["trunk", "trunk_link", "footway", "pedestrian", "bridleway"]),
    onewayTags: ["oneway:bicycle", "oneway"],
    fastest: 17,
    ofSign: 1,
    barriers: new Set(),
    signalSeconds: 3,
  },
  foot: {
    name: "foot",
    speeds: { ...withSameSpeed(slowStreetKinds, 4.8), ...withSameSpeed(pathKinds, 4.8), steps: 2 },
    access: ["foot", "access"],
    closed: new Set(["trunk", "trunk_link"]),
    onewayTags: ["oneway:foot"],
    fastest: 4.8,
    ofSign: 1,
    barriers: new Set(),
    signalSeconds: 5,
  },
};

const closedAccess = new Set([
  "no",
  "private",
  "agricultural",
  "forestry",
  "emergency",
  "psv",
  "bus",
  "military",
  "use_sidepath",
]);
/** Open to who goes there, closed to who goes through. */
const destinationAccess = new Set(["destination", "delivery", "customers"]);
const roughSurfaces = new Set(["gravel", "ground", "dirt", "grass", "unpaved", "fine_gravel", "sand", "earth", "mud"]);
const ROUGH_SPEED = 30;
const DRIVEWAY_SPEED = 10;
/** A ferry without a time of its own. */
const FERRY_SPEED = 12;

/** What the tags let pass: `open`, `destination` (no through traffic) or `shut`. */
export function getAccess(mode: TravelModeRules, tags: Tags): "open" | "destination" | "shut" {
  const value = mode.access.map((key) => tags.get(key)).find((each) => each !== undefined);
  const values = (value ?? "yes").split(";").map((each) => each.trim());
  if (values.every((each) => closedAccess.has(each))) return "shut";
  return values.every((each) => closedAccess.has(each) || destinationAccess.has(each)) ? "destination" : "open";
}

/** How a way is travelled: km/h forward and backward along its nodes (0: not at all), or a ferry's whole time; null when it is not. */
export interface WayPassage {
  forward: number;
  backward: number;
  destination: boolean;
  /** Seconds from end to end, where the extract names them. */
  seconds: number | null;
}

/** Reads a way's tags (wiki "Key:highway", "Key:access", "Key:oneway", "Key:maxspeed", "Tag:route=ferry"). */
export function computePassage(mode: TravelModeRules, tags: Tags): WayPassage | null {
  const ferry = tags.get("route") === "ferry" || tags.get("route") === "shuttle_train";
  const kind = tags.get("highway") ?? (ferry ? "ferry" : "");
  const usual = ferry ? FERRY_SPEED : mode.speeds[kind];
  if (usual === undefined || tags.get("area") === "yes" || tags.get("impassable") === "yes") return null;
  const access = getAccess(mode, tags);
  if (access === "shut" || tags.get("service") === "emergency_access") return null;
  const opened = mode.access.slice(0, -1).some((key) => tags.has(key));
  if (mode.closed.has(kind) && !opened) return null;
  if (ferry && mode.name === "car" && !opened && tags.get("foot") !== undefined) return null;
  const direction = getDirection(mode, kind, tags);
  const speed = (key: string) => getSpeed(mode, usual, tags, tags.get(key) ?? tags.get("maxspeed"));
  return {
    forward: direction < 0 ? 0 : ferry ? FERRY_SPEED : speed("maxspeed:forward"),
    backward: direction > 0 ? 0 : ferry ? FERRY_SPEED : speed("maxspeed:backward"),
    destination: access === "destination",
    seconds: ferry ? parseFerryDuration(tags.get("duration")) : null,
  };
}

/** 1 along the way's nodes only, -1 against them only, 0 both. */
function getDirection(mode: TravelModeRules, kind: string, tags: Tags): -1 | 0 | 1 {
  const value = mode.onewayTags.map((key) => tags.get(key)).find((each) => each !== undefined);
  if (value === "yes" || value === "1" || value === "true") return 1;
  if (value === "-1" || value === "reverse") return -1;
  if (value !== undefined || mode.name === "foot") return 0;
  const round = tags.get("junction") === "roundabout" || tags.get("junction") === "circular";
  return round || kind === "motorway" ? 1 : 0;
}

function getSpeed(mode: TravelModeRules, usual: number, tags: Tags, sign: string | undefined): number {
  const allowed = parseSpeedSign(sign);
  let speed = allowed && mode.name === "car" ? allowed * mode.ofSign : usual;
  if (tags.has("service") && mode.name === "car") speed = Math.min(speed, DRIVEWAY_SPEED);
  if (roughSurfaces.has(tags.get("surface") ?? "")) speed = Math.min(speed, ROUGH_SPEED);
  return Math.max(2, Math.min(speed, mode.fastest));
}

/** km/h of a sign; 0 when there is none that can be read. */
function parseSpeedSign(sign: string | undefined): number {
  if (!sign) return 0;
  if (sign === "none") return 140;
  if (sign === "walk") return 7;
  if (sign.endsWith("urban")) return 50;
  if (sign.endsWith("rural")) return 100;
  const value = Number.parseFloat(sign);
  return Number.isFinite(value) && value > 0 ? value * (sign.includes("mph") ? 1.609_344 : 1) : 0;
}

/** Seconds of `00:45`, `01:10:00`, `PT45M` or `45` (minutes). */
export function parseFerryDuration(text: string | undefined): number | null {
  if (!text) return null;
  const clock = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/.exec(text);
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3] ?? 0);
  const iso = /^PT(?:(\d{1,3})H)?(?:(\d{1,4})M)?$/.exec(text);
  if (iso && text.length > 2) return Number(iso[1] ?? 0) * 3600 + Number(iso[2] ?? 0) * 60;
  return /^\d{1,4}$/.test(text) ? Number(text) * 60 : null;
}
