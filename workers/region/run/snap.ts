import { edgeFlags } from "./edge-flags.ts";
import type { RoadsFile } from "./roads-file.ts";

/** A place on the road: which edge, how far along it (0 to 1), where, and how many metres beside it one stands. */
export interface Snap {
  edge: number;
  share: number;
  longitude: number;
  latitude: number;
  metres: number;
}

const radius = 6_371_008.8;
const radians = (Math.PI / 180) * 1e-6;
const CELL_METERS = 250;
/** Edges are put into cells by places half a cell apart: so deep in a corner one may be overlooked, in cells. */
const MAX_OVERLOOKED = 0.25;

/** Edges by the cells of a grid, to find the one beside a place. */
export class SnapGrid {
  readonly #roads: RoadsFile;
  readonly #west: number;
  readonly #south: number;
  readonly #stepX: number;
  readonly #stepY: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #first: Uint32Array;
  readonly #edges: Uint32Array;
  readonly #cellMetres: number;

  constructor(roads: RoadsFile) {
    this.#roads = roads;
    const [west, east] = computeExtent(roads.longitudes);
    const [south, north] = computeExtent(roads.latitudes);
    [this.#west, this.#south] = [west, south];
    const squeeze = Math.cos(((south + north) / 2) * radians);
    // No more cells than edges, however long a ferry goes out.
    const area = (east - west) * squeeze * (north - south) * (radius * radians) ** 2;
    this.#cellMetres = Math.max(CELL_METERS, Math.sqrt(area / Math.max(1, roads.edges)));
    this.#stepY = this.#cellMetres / (radius * radians);
    this.#stepX = this.#stepY / squeeze;
    this.#columns = Math.floor((east - west) / this.#stepX) + 1;
    this.#rows = Math.floor((north - south) / this.#stepY) + 1;
    const found: number[] = [];
    for (let edge = 0; edge < roads.edges; edge += 1)
      if (roads.flags(edge) & edgeFlags.main) for (const cell of this.#cellsOf(edge)) found.push(cell, edge);
    this.#first = new Uint32Array(this.#columns * this.#rows + 1);
    this.#edges = new Uint32Array(found.length / 2);
    this.#fill(found);
  }

  get bytes(): number {
    return this.#first.byteLength + this.#edges.byteLength;
  }

  /** The nearest place on a road within `limit` metres, or null. Degrees. */
  find(longitude: number, latitude: number, limit: number): Snap | null {
    const [x, y] = [longitude * 1e6, latitude * 1e6];
    const column = Math.floor((x - this.#west) / this.#stepX);
    const row = Math.floor((y - this.#south) / this.#stepY);
    let best: Snap | null = null;
    for (let ring = 0; (ring - 1) * this.#cellMetres <= (best?.metres ?? limit); ring += 1) {
      for (const cell of this.#ring(column, row, ring)) {
        if (this.#metresTo(cell, x, y) > (best?.metres ?? limit) + MAX_OVERLOOKED * this.#cellMetres) continue;
        for (let at = this.#first[cell] as number; at < (this.#first[cell + 1] as number); at += 1) {
          const snap = findNearestOnEdge(this.#roads, this.#edges[at] as number, x, y);
          if (snap.metres < (best?.metres ?? limit)) best = snap;
        }
      }
    }
    return best;
  }

  /** How far away a cell is at least. Those at the rim reach as far as somebody drew a road. */
  #metresTo(cell: number, x: number, y: number): number {
    const column = cell % this.#columns;
    const row = (cell - column) / this.#columns;
    const across = computeOutside((x - this.#west) / this.#stepX - column, column === 0, column === this.#columns - 1);
    const up = computeOutside((y - this.#south) / this.#stepY - row, row === 0, row === this.#rows - 1);
    return Math.hypot(across, up) * this.#cellMetres;
  }

  *#ring(column: number, row: number, ring: number): Generator<number> {
    for (let y = row - ring; y <= row + ring; y += 1) {
      if (y < 0 || y >= this.#rows) continue;
      const whole = y === row - ring || y === row + ring;
      for (let x = column - ring; x <= column + ring; x += whole || ring === 0 ? 1 : 2 * ring)
        if (x >= 0 && x < this.#columns) yield y * this.#columns + x;
    }
  }

  #cellsOf(edge: number): Set<number> {
    const shape = this.#roads.shape(edge);
    const cells = new Set<number>();
    for (let at = 2; at < shape.length; at += 2) {
      const [ax, ay] = [shape[at - 2] ?? 0, shape[at - 1] ?? 0];
      const [dx, dy] = [(shape[at] ?? 0) - ax, (shape[at + 1] ?? 0) - ay];
      const steps = 1 + Math.floor(2 * Math.max(Math.abs(dx) / this.#stepX, Math.abs(dy) / this.#stepY));
      for (let step = 0; step <= steps; step += 1)
        cells.add(this.#cellAt(ax + (dx * step) / steps, ay + (dy * step) / steps));
    }
    return cells;
  }

  /** Shapes may bulge over the junctions' box: what lies beyond belongs to the cell at the rim. */
  #cellAt(x: number, y: number): number {
    const column = Math.min(this.#columns - 1, Math.max(0, Math.floor((x - this.#west) / this.#stepX)));
    const row = Math.min(this.#rows - 1, Math.max(0, Math.floor((y - this.#south) / this.#stepY)));
    return row * this.#columns + column;
  }

  #fill(found: readonly number[]): void {
    for (let at = 0; at < found.length; at += 2) {
      const cell = (found[at] ?? 0) + 1;
      this.#first[cell] = (this.#first[cell] ?? 0) + 1;
    }
    for (let cell = 1; cell < this.#first.length; cell += 1)
      this.#first[cell] = (this.#first[cell] ?? 0) + (this.#first[cell - 1] ?? 0);
    const next = this.#first.slice();
    for (let at = 0; at < found.length; at += 2) {
      const cell = found[at] ?? 0;
      const place = next[cell] ?? 0;
      next[cell] = place + 1;
      this.#edges[place] = found[at + 1] ?? 0;
    }
  }
}

/** How far beside a cell from 0 to 1 something lies, in cells; an open side has no end. */
function computeOutside(place: number, openBefore: boolean, openAfter: boolean): number {
  if (place < 0) return openBefore ? 0 : -place;
  return place > 1 && !openAfter ? place - 1 : 0;
}

function computeExtent(values: Int32Array): [number, number] {
  let [low, high] = [values[0] ?? 0, values[0] ?? 0];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

function findNearestOnEdge(roads: RoadsFile, edge: number, x: number, y: number): Snap {
  const shape = roads.shape(edge);
  const squeeze = Math.cos(y * radians);
  let [nearest, before, longitude, latitude] = [Number.POSITIVE_INFINITY, 0, 0, 0];
  let along = 0;
  for (let at = 2; at < shape.length; at += 2) {
    const ax = shape[at - 2] as number;
    const ay = shape[at - 1] as number;
    const dx = ((shape[at] as number) - ax) * squeeze;
    const dy = (shape[at + 1] as number) - ay;
    const px = (x - ax) * squeeze;
    const py = y - ay;
    const squared = dx * dx + dy * dy;
    const share = squared > 0 ? Math.max(0, Math.min(1, (px * dx + py * dy) / squared)) : 0;
    const distance = Math.hypot(px - share * dx, py - share * dy);
    const length = Math.sqrt(squared);
    if (distance < nearest) {
      nearest = distance;
      before = along + share * length;
      longitude = ax + (share * dx) / squeeze;
      latitude = ay + share * dy;
    }
    along += length;
  }
  return {
    edge,
    share: along > 0 ? before / along : 0,
    longitude: longitude / 1e6,
    latitude: latitude / 1e6,
    metres: nearest * radians * radius,
  };
}
