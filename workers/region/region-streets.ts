import type { Point } from "#app/platform/geo/place.ts";
import type { TravelMode } from "#app/platform/geo/travel-modes.ts";
import { toHex } from "#app/platform/kernel/tokens.ts";
import { drawWays } from "./draw-ways.ts";
import { Addresses, type AddressSearch, type FoundAddress } from "./run/addresses.ts";
import { getFileKey, type RegionFile, type RegionManifest } from "./run/manifest.ts";
import type { Roads } from "./run/roads.ts";
import { openRoads } from "./run/roads-directory.ts";

/** Whole seconds and meters of some rows of a matrix, -1 without a connection; and which points lie on a road. */
export interface RegionMatrix {
  seconds: Int32Array;
  metres: Int32Array;
  onRoad: number[];
}

/**
 * Why a region cannot respond. A value instead of an exception, because exceptions between Workers are reported twice.
 */
export interface RegionFault {
  fault: string;
}

/** A way with its points `[longitude, latitude]` in 1e-6 degrees one behind the other; null where none leads. */
export interface RegionLeg {
  seconds: number;
  metres: number;
  shape: number[];
  streets: string[];
}

/** A town, village or part of one, at its middle. */
export interface FoundTown {
  name: string;
  point: Point;
}

/** Of so many houses one is taken, so that those off the road leave enough. */
const LOOKED_AT_PER_HOUSE = 5;
/** A house farther from every road is not on one. */
const MAX_ROAD_METRES = 150;

/**
 * The streets of one region in memory. It stores nothing: the caller names the build, which is read from the bucket on
 * first use.
 */
export class RegionStreets {
  readonly #roads: Readonly<Record<TravelMode, CachedFile<Roads>>>;
  readonly #addresses: CachedFile<Addresses>;

  constructor(bucket: R2Bucket) {
    const roads = (mode: TravelMode) => new CachedFile(bucket, "roads.bin", (bytes) => openRoads(bytes, mode));
    this.#roads = { car: roads("car"), bicycle: roads("bicycle"), foot: roads("foot") };
    this.#addresses = new CachedFile(bucket, "addresses.bin", (bytes) => new Addresses(bytes));
  }

  /** Rows `first` up to `last` of the matrix between all places. */
  async matrix(
    region: RegionManifest,
    places: readonly Point[],
    first: number,
    last: number,
    mode: TravelMode = "car",
  ): Promise<RegionMatrix | RegionFault> {
    const roads = await this.#roads[mode].open(region);
    if ("fault" in roads) return roads;
    const snaps = places.map(({ longitude, latitude }) => roads.snap(longitude, latitude));
    const { seconds, metres } = roads.matrix(snaps.slice(first, last), snaps);
    return {
      seconds: toInt32(seconds),
      metres: toInt32(metres),
      onRoad: snaps.flatMap((snap, at) => (snap ? [at] : [])),
    };
  }

  /** The ways from each place to the next one. */
  async route(region: RegionManifest, places: readonly Point[]): Promise<(RegionLeg | null)[] | RegionFault> {
    const roads = await this.#roads.car.open(region);
    if ("fault" in roads) return roads;
    const snaps = places.map(({ longitude, latitude }) => roads.snap(longitude, latitude));
    return snaps.slice(1).map((to, at) => {
      const from = snaps[at];
      return from && to ? roads.route(from, to) : null;
    });
  }

  /** Lines to draw between pairs of places: from, to, from, to, … */
  async ways(region: RegionManifest, ends: readonly Point[]): Promise<(string | null)[] | RegionFault> {
    const roads = await this.#roads.car.open(region);
    return "fault" in roads ? roads : drawWays(roads, ends);
  }

  /** The addresses that fit each line best, best first. */
  async find(
    region: RegionManifest,
    lines: readonly string[],
    requested: AddressSearch,
    limit: number,
  ): Promise<FoundAddress[][] | RegionFault> {
    const addresses = await this.#addresses.open(region);
    return "fault" in addresses ? addresses : lines.map((line) => addresses.find(line, requested, limit));
  }

  /** The house nearest to a point within `metres`, or null. */
  async near(
    region: RegionManifest,
    { longitude, latitude }: Point,
    metres: number,
  ): Promise<FoundAddress | RegionFault | null> {
    const addresses = await this.#addresses.open(region);
    return "fault" in addresses ? addresses : addresses.near(longitude, latitude, metres);
  }

  /** At most `count` houses on a road within `metres` of a point, spread over all of them. */
  async around(
    region: RegionManifest,
    { longitude, latitude }: Point,
    metres: number,
    count: number,
  ): Promise<FoundAddress[] | RegionFault> {
    const [addresses, roads] = await Promise.all([this.#addresses.open(region), this.#roads.car.open(region)]);
    if ("fault" in addresses) return addresses;
    if ("fault" in roads) return roads;
    const houses = addresses.around(longitude, latitude, metres);
    const isOnRoad = ({ longitude: x, latitude: y }: FoundAddress) =>
      (roads.snap(x, y)?.metres ?? Infinity) <= MAX_ROAD_METRES;
    return spreadOver(spreadOver(houses, count * LOOKED_AT_PER_HOUSE).filter(isOnRoad), count);
  }

  /** The town that each text names, with few slips, or null. */
  async towns(region: RegionManifest, names: readonly string[]): Promise<(FoundTown | null)[] | RegionFault> {
    const addresses = await this.#addresses.open(region);
    if ("fault" in addresses) return addresses;
    return names.map((requested) => {
      const town = addresses.town(requested);
      return town && { name: town.name, point: { longitude: town.longitude / 1e5, latitude: town.latitude / 1e5 } };
    });
  }
}

/** At most `count` rows, spread over a list. */
function spreadOver<Row>(rows: readonly Row[], count: number): Row[] {
  const step = Math.max(1, rows.length / count);
  return Array.from({ length: Math.min(count, rows.length) }, (_, turn) => rows[Math.floor(turn * step)]).filter(
    (row) => row !== undefined,
  );
}

/** A loop: `from` with a function takes six times as long, and a matrix has a million numbers. */
function toInt32(values: Float64Array): Int32Array {
  const whole = new Int32Array(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] as number;
    whole[at] = value === Infinity ? -1 : Math.round(value);
  }
  return whole;
}

/**
 * A file of a region, opened once and cached, one build at a time: a new build replaces the old one, which may still be
 * requested. Failures are retried.
 */
class CachedFile<T extends object> {
  readonly #bucket: R2Bucket;
  readonly #file: RegionFile;
  readonly #read: (bytes: Uint8Array) => T;
  #held: { build: string; opened: Promise<T | RegionFault> } | null = null;

  constructor(bucket: R2Bucket, file: RegionFile, read: (bytes: Uint8Array) => T) {
    this.#bucket = bucket;
    this.#file = file;
    this.#read = read;
  }

  async open(region: RegionManifest): Promise<T | RegionFault> {
    if (this.#held?.build !== region.build) this.#held = { build: region.build, opened: this.#load(region) };
    const held = this.#held;
    const opened = await held.opened;
    if ("fault" in opened && this.#held === held) this.#held = null;
    return opened;
  }

  async #load(region: RegionManifest): Promise<T | RegionFault> {
    const key = getFileKey(region, this.#file);
    const file = await this.#bucket.get(key);
    if (!file) return { fault: `${key} is not in the bucket` };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const digest = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
    if (digest !== region.files[this.#file].sha256) return { fault: `${key} is not what its manifest says` };
    return this.#read(bytes);
  }
}
