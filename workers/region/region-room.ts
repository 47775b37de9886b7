import { DurableObject } from "cloudflare:workers";
import { hexOf } from "#app/domain/kernel/hex.ts";
import type { Point } from "#app/domain/kernel/place.ts";
import { fileKey, type RegionManifest } from "./run/manifest.ts";
import type { Roads } from "./run/roads.ts";
import { openRoads } from "./run/roads-directory.ts";

/** Whole seconds and metres of some rows of a matrix, -1 where no way leads; and which points lie on a road. */
export interface RegionMatrix {
  seconds: Int32Array;
  metres: Int32Array;
  onRoad: number[];
}

/** Why a region cannot answer. An answer and no exception: between Workers an exception is reported twice. */
export interface RegionTrouble {
  trouble: string;
}

/** A way with its points `[longitude, latitude]` in 1e-6 degrees one behind the other; null where none leads. */
export interface RegionLeg {
  seconds: number;
  metres: number;
  shape: number[];
  streets: string[];
}

/**
 * The streets of one region in memory, for whoever plans there. It keeps nothing: who asks names the build, which is read
 * from the bucket the first time; after an eviction it is read again.
 */
export class RegionRoom extends DurableObject<Env> {
  #held: { build: string; roads: Promise<Roads | RegionTrouble> } | null = null;

  /** Rows `first` up to `last` of the matrix between all places. */
  async matrix(
    region: RegionManifest,
    places: readonly Point[],
    first: number,
    last: number,
  ): Promise<RegionMatrix | RegionTrouble> {
    const roads = await this.#open(region);
    if ("trouble" in roads) return roads;
    const snaps = places.map(({ longitude, latitude }) => roads.snap(longitude, latitude));
    const { seconds, metres } = roads.matrix(snaps.slice(first, last), snaps);
    const whole = (value: number) => (value === Infinity ? -1 : Math.round(value));
    return {
      seconds: Int32Array.from(seconds, whole),
      metres: Int32Array.from(metres, whole),
      onRoad: snaps.flatMap((snap, at) => (snap ? [at] : [])),
    };
  }

  /** The ways from each place to the next one. */
  async route(region: RegionManifest, places: readonly Point[]): Promise<(RegionLeg | null)[] | RegionTrouble> {
    const roads = await this.#open(region);
    if ("trouble" in roads) return roads;
    const snaps = places.map(({ longitude, latitude }) => roads.snap(longitude, latitude));
    return snaps.slice(1).map((to, at) => {
      const from = snaps[at];
      return from && to ? roads.route(from, to) : null;
    });
  }

  /** One build at a time: a new one takes the place of the old, which somebody may still ask for. What failed is tried again. */
  async #open(region: RegionManifest): Promise<Roads | RegionTrouble> {
    if (this.#held?.build !== region.build) this.#held = { build: region.build, roads: this.#read(region) };
    const held = this.#held;
    const roads = await held.roads;
    if ("trouble" in roads && this.#held === held) this.#held = null;
    return roads;
  }

  async #read(region: RegionManifest): Promise<Roads | RegionTrouble> {
    const key = fileKey(region, "roads.bin");
    const file = await this.env.FILES.get(key);
    if (!file) return { trouble: `${key} is not in the bucket` };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const digest = hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
    if (digest !== region.files["roads.bin"].sha256) return { trouble: `${key} is not what its manifest says` };
    return openRoads(bytes, "car");
  }
}
