import { computeMatrix, type TravelMatrix } from "./matrix.ts";
import { RoadsFile } from "./roads-file.ts";
import { findRoadRoute, type RoadRoute } from "./route.ts";
import { UpwardSearch } from "./search.ts";
import { type Snap, SnapGrid } from "./snap.ts";

/** Farther from any road than this, in metres, a place is not on the net. */
export const MAX_SNAP_METERS = 2000;

/** The roads of one mode, loaded: places are snapped to them, then used for times and routes. */
export class Roads {
  readonly file: RoadsFile;
  readonly #grid: SnapGrid;
  readonly #forward: UpwardSearch;
  readonly #backward: UpwardSearch;

  /** Throws a RangeError for bytes that are no roads. */
  constructor(bytes: Uint8Array) {
    this.file = new RoadsFile(bytes);
    this.#grid = new SnapGrid(this.file);
    this.#forward = new UpwardSearch(this.file);
    this.#backward = new UpwardSearch(this.file);
  }

  /** Bytes that stay in memory. */
  get bytes(): number {
    return this.file.bytes + this.#grid.bytes + this.#forward.bytes + this.#backward.bytes;
  }

  /** The nearest place on a road, or null where there is none within `MAX_SNAP_METERS`. Degrees. */
  snap(longitude: number, latitude: number): Snap | null {
    return this.#grid.find(longitude, latitude, MAX_SNAP_METERS);
  }

  /** Seconds and metres from every place to every other; both infinite where one of them is on no road or no way leads. */
  matrix(from: readonly (Snap | null)[], to: readonly (Snap | null)[]): TravelMatrix {
    return computeMatrix(this.file, this.#forward, from, to);
  }

  /** The way from one place to another, or null where none leads. */
  route(from: Snap, to: Snap): RoadRoute | null {
    return findRoadRoute(this.file, this.#forward, this.#backward, from, to);
  }
}
