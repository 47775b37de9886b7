import { ByteReader } from "./byte-reader.ts";
import { ENTRANCE_COST } from "./costs.ts";
import { edgeFlags, hierarchyFlags } from "./edge-flags.ts";
import { readHierarchy } from "./hierarchy-bytes.ts";

/** The bits of an edge's flags above its time, which is less than 2^22 tenths of a second. */
const timeBits = 22;
const flagBits = 3;

/**
 * The roads of one mode in memory. Junctions are named by rank: every upward edge leads to a higher number. Costs and times
 * in tenths of a second, lengths in tenths of a metre, coordinates in 1e-6 degrees.
 */
export class RoadsFile {
  readonly junctions: number;
  readonly edges: number;
  /** Upward edges of junction v: from `first[v]` up to `first[v + 1]`. */
  readonly first: Uint32Array;
  /** Head × 8 + flags. */
  readonly heads: Uint32Array;
  readonly costs: Uint32Array;
  readonly lengths: Uint32Array;
  /** Middle of a shortcut, else edge × 2 + 1 when going up is against its shape. */
  readonly ways: Uint32Array;
  readonly longitudes: Int32Array;
  readonly latitudes: Int32Array;
  readonly froms: Uint32Array;
  readonly tos: Uint32Array;
  readonly edgeLengths: Uint32Array;
  readonly #times: Uint32Array;
  readonly #unequal = new Map<number, number>();
  readonly #ends = new Map<number, { head: number; tails: readonly number[] }>();
  readonly #shapes: Uint8Array;
  readonly #shapeAt: Uint32Array;
  readonly #names: string[] = [];

  constructor(bytes: Uint8Array) {
    const reader = new ByteReader(bytes);
    this.junctions = reader.unsigned();
    this.edges = reader.unsigned();
    if (this.junctions + this.edges > bytes.length) throw new RangeError("the roads are longer than their file");
    this.first = new Uint32Array(this.junctions + 1);
    [this.longitudes, this.latitudes] = [new Int32Array(this.junctions), new Int32Array(this.junctions)];
    [this.froms, this.tos] = [new Uint32Array(this.edges), new Uint32Array(this.edges)];
    [this.edgeLengths, this.#times] = [new Uint32Array(this.edges), new Uint32Array(this.edges)];
    this.#shapeAt = new Uint32Array(this.edges);
    const upward = readHierarchy(reader, this.first, (edge, from, to) => this.#readEdge(reader, edge, from, to));
    [this.heads, this.ways] = [Uint32Array.from(upward.heads), Uint32Array.from(upward.ways)];
    [this.costs, this.lengths] = [new Uint32Array(this.heads.length), new Uint32Array(this.heads.length)];
    this.#addCosts();
    this.#readRest(reader, upward.brought);
    this.#readEnds(reader);
    this.#readCoordinates(reader);
    for (let left = reader.unsigned(); left > 0; left -= 1) this.#names.push(reader.text());
    this.#shapes = reader.block().slice();
    this.#findShapes();
  }

  #readEdge(reader: ByteReader, edge: number, from: number, to: number): void {
    const flags = reader.unsigned();
    this.#times[edge] = flags * 2 ** timeBits + reader.unsigned();
    if (flags & edgeFlags.unequal) this.#unequal.set(edge, reader.unsigned());
    this.edgeLengths[edge] = reader.unsigned();
    this.froms[edge] = from;
    this.tos[edge] = to;
  }

  /** A shortcut costs what its two parts cost, which stand at a lower junction and are known by then. */
  #addCosts(): void {
    for (let node = 0; node < this.junctions; node += 1) {
      for (let at = this.first[node] ?? 0; at < (this.first[node + 1] ?? 0); at += 1) {
        const code = this.heads[at] ?? 0;
        const way = this.ways[at] ?? 0;
        const goingUp = (code & hierarchyFlags.up) !== 0;
        if (code & hierarchyFlags.shortcut) {
          const [down, up] = this.getParts(node, at, goingUp);
          this.costs[at] = (this.costs[down] ?? 0) + (this.costs[up] ?? 0);
          this.lengths[at] = (this.lengths[down] ?? 0) + (this.lengths[up] ?? 0);
        } else {
          this.costs[at] = this.cost(way >> 1, goingUp ? way & 1 : (way & 1) ^ 1);
          this.lengths[at] = this.edgeLengths[way >> 1] ?? 0;
        }
      }
    }
  }

  /** The two edges of a shortcut at `node`: down to the middle and up from it, travelled upward or downward. */
  getParts(node: number, at: number, goingUp: boolean): [down: number, up: number] {
    const middle = this.ways[at] ?? 0;
    const head = (this.heads[at] ?? 0) >>> flagBits;
    const [start, end] = goingUp ? [node, head] : [head, node];
    return [this.edgeAt(middle, start, hierarchyFlags.down), this.edgeAt(middle, end, hierarchyFlags.up)];
  }

  /** The upward edge of a junction to a head that may be travelled in a direction. */
  edgeAt(node: number, head: number, direction: number): number {
    for (let at = this.first[node] ?? 0; at < (this.first[node + 1] ?? 0); at += 1) {
      const code = this.heads[at] ?? 0;
      if (code >>> flagBits === head && code & direction) return at;
    }
    throw new RangeError("the hierarchy lacks an edge");
  }

  #readRest(reader: ByteReader, brought: number): void {
    for (let edge = brought; edge < this.edges; edge += 1) {
      const from = reader.unsigned();
      this.#readEdge(reader, edge, from, reader.unsigned());
    }
  }

  #readEnds(reader: ByteReader): void {
    for (let left = reader.unsigned(); left > 0; left -= 1) {
      const direction = reader.unsigned();
      const head = reader.unsigned();
      const tails: number[] = [];
      for (let more = reader.unsigned(); more > 0; more -= 1) tails.push(reader.unsigned());
      this.#ends.set(direction, { head, tails });
    }
  }

  #readCoordinates(reader: ByteReader): void {
    for (let node = this.junctions - 1; node >= 0; node -= 1) {
      const at = this.first[node] ?? 0;
      const above = at < (this.first[node + 1] ?? 0) ? (this.heads[at] ?? 0) >>> flagBits : -1;
      this.longitudes[node] = (above < 0 ? 0 : (this.longitudes[above] ?? 0)) + reader.signed();
      this.latitudes[node] = (above < 0 ? 0 : (this.latitudes[above] ?? 0)) + reader.signed();
    }
  }

  #findShapes(): void {
    const reader = new ByteReader(this.#shapes);
    for (let edge = 0; edge < this.edges; edge += 1) {
      this.#shapeAt[edge] = reader.at;
      reader.unsigned();
      for (let left = 2 * reader.unsigned(); left > 0; left -= 1) reader.signed();
    }
  }

  flags(edge: number): number {
    return (this.#times[edge] ?? 0) >>> timeBits;
  }

  /** Tenths of a second along an edge (direction 0) or against it (1); 0 where that is not allowed. */
  time(edge: number, direction: number): number {
    const packed = this.#times[edge] ?? 0;
    const allowed = direction === 0 ? edgeFlags.forward : edgeFlags.backward;
    if (((packed >>> timeBits) & allowed) === 0) return 0;
    return (direction === 1 ? this.#unequal.get(edge) : undefined) ?? packed % 2 ** timeBits;
  }

  cost(edge: number, direction: number): number {
    const enters = direction === 0 ? edgeFlags.entersForward : edgeFlags.entersBackward;
    return this.time(edge, direction) + (this.flags(edge) & enters ? ENTRANCE_COST : 0);
  }

  /** Where an edge leads in a direction, by its turn restrictions. */
  getHead(edge: number, direction: number): number {
    const special = this.#ends.get(edge * 2 + direction);
    return special?.head ?? (direction === 0 ? this.tos[edge] : this.froms[edge]) ?? 0;
  }

  /** From which junctions an edge may be taken in a direction. */
  getTails(edge: number, direction: number): readonly number[] {
    const special = this.#ends.get(edge * 2 + direction);
    return special?.tails ?? [(direction === 0 ? this.froms[edge] : this.tos[edge]) ?? 0];
  }

  /** The points of an edge `[x, y, …]`, from its first junction to its second. */
  shape(edge: number): number[] {
    const reader = new ByteReader(this.#shapes, this.#shapeAt[edge]);
    const [from, to] = [this.froms[edge] ?? 0, this.tos[edge] ?? 0];
    let [x, y] = [this.longitudes[from] ?? 0, this.latitudes[from] ?? 0];
    const points = [x, y];
    reader.unsigned();
    for (let left = reader.unsigned(); left > 0; left -= 1) {
      x += reader.signed();
      y += reader.signed();
      points.push(x, y);
    }
    points.push(this.longitudes[to] ?? 0, this.latitudes[to] ?? 0);
    return points;
  }

  getName(edge: number): string {
    return this.#names[new ByteReader(this.#shapes, this.#shapeAt[edge]).unsigned()] ?? "";
  }

  /** Bytes that stay in memory, names aside. */
  get bytes(): number {
    const arrays = [this.first, this.heads, this.costs, this.lengths, this.ways, this.longitudes, this.latitudes];
    const ofEdges = [this.froms, this.tos, this.edgeLengths, this.#times, this.#shapes, this.#shapeAt];
    return [...arrays, ...ofEdges].reduce((sum, each) => sum + each.byteLength, 0);
  }
}
