import { UNREACHABLE_COST } from "./costs.ts";
import { hierarchyFlags } from "./edge-flags.ts";
import { Heap } from "./heap.ts";
import type { RoadsFile } from "./roads-file.ts";

/** Where a search starts: a junction, with what it takes to get there. */
export interface Seed {
  node: number;
  cost: number;
  length: number;
}

const heap = new Heap();
const NONE = -1;

/**
 * One search that only goes up in the hierarchy. What it reached stands in slots: a few hundred of them, whatever the size
 * of the region; only `#slots` is as long as the region.
 */
export class UpwardSearch {
  readonly #roads: RoadsFile;
  readonly #slots: Int32Array;
  #nodes = new Uint32Array(1024);
  #costs = new Uint32Array(1024);
  #lengths = new Uint32Array(1024);
  #parents = new Int32Array(1024);
  #reached = 0;
  /** Junctions in the order in which they were settled. */
  readonly settled: number[] = [];

  constructor(roads: RoadsFile) {
    this.#roads = roads;
    this.#slots = new Int32Array(roads.junctions).fill(NONE);
  }

  get bytes(): number {
    return this.#slots.byteLength;
  }

  reached(node: number): boolean {
    return (this.#slots[node] as number) >= 0;
  }

  cost(node: number): number {
    const slot = this.#slots[node] as number;
    return slot < 0 ? UNREACHABLE_COST : (this.#costs[slot] as number);
  }

  length(node: number): number {
    const slot = this.#slots[node] as number;
    return slot < 0 ? 0 : (this.#lengths[slot] as number);
  }

  /** The junction before this one, or -1 at a seed. */
  parent(node: number): number {
    const slot = this.#slots[node] as number;
    return slot < 0 ? NONE : (this.#parents[slot] as number);
  }

  /** From the seeds upward, along the roads (`up`) or against them (`down`). Ends what the search before left. */
  run(seeds: readonly Seed[], direction: number): void {
    const { first, heads, costs, lengths } = this.#roads;
    const reverse = direction ^ (hierarchyFlags.up | hierarchyFlags.down);
    this.#clear();
    for (const { node, cost, length } of seeds) this.#reach(node, cost, length, NONE);
    while (heap.size > 0) {
      const key = heap.key;
      const node = heap.pop();
      const slot = this.#slots[node] as number;
      if (key > (this.#costs[slot] as number)) continue;
      const from = first[node] as number;
      const to = first[node + 1] as number;
      if (this.#stalled(from, to, reverse, key)) continue;
      this.settled.push(node);
      const length = this.#lengths[slot] as number;
      for (let at = from; at < to; at += 1) {
        const code = heads[at] as number;
        if ((code & direction) === 0) continue;
        this.#reach(code >>> 3, key + (costs[at] as number), length + (lengths[at] as number), node);
      }
    }
  }

  /** A junction that is reached faster from above is on nobody's fastest way. */
  #stalled(from: number, to: number, reverse: number, key: number): boolean {
    const { heads, costs } = this.#roads;
    for (let at = from; at < to; at += 1) {
      const code = heads[at] as number;
      if ((code & reverse) === 0) continue;
      const slot = this.#slots[code >>> 3] as number;
      if (slot >= 0 && (this.#costs[slot] as number) + (costs[at] as number) < key) return true;
    }
    return false;
  }

  #reach(node: number, cost: number, length: number, parent: number): void {
    let slot = this.#slots[node] as number;
    if (slot < 0) {
      slot = this.#reached;
      this.#reached += 1;
      if (slot === this.#nodes.length) this.#grow();
      this.#slots[node] = slot;
      this.#nodes[slot] = node;
    } else if (cost >= (this.#costs[slot] as number)) return;
    this.#costs[slot] = cost;
    this.#lengths[slot] = length;
    this.#parents[slot] = parent;
    heap.push(cost, node);
  }

  #clear(): void {
    for (let slot = 0; slot < this.#reached; slot += 1) this.#slots[this.#nodes[slot] as number] = NONE;
    this.#reached = 0;
    this.settled.length = 0;
    heap.clear();
  }

  #grow(): void {
    const size = this.#nodes.length * 2;
    const [nodes, costs, lengths, parents] = [this.#nodes, this.#costs, this.#lengths, this.#parents];
    [this.#nodes, this.#costs] = [new Uint32Array(size), new Uint32Array(size)];
    [this.#lengths, this.#parents] = [new Uint32Array(size), new Int32Array(size)];
    this.#nodes.set(nodes);
    this.#costs.set(costs);
    this.#lengths.set(lengths);
    this.#parents.set(parents);
  }
}
