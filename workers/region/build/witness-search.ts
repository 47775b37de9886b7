import { Heap } from "../run/heap.ts";
import type { GrowingGraph } from "./hierarchy.ts";

/** Junctions that a search for a way round looks at: more find more ways round, and take longer. */
const MAX_SETTLED = 120;

/** Bounded searches from one junction that pass another by: is there a way that is as good without it? */
export class WitnessSearch {
  readonly #graph: GrowingGraph;
  readonly #heap = new Heap();
  readonly #costs: Float64Array;
  #touched: number[] = [];

  constructor(graph: GrowingGraph) {
    this.#graph = graph;
    this.#costs = new Float64Array(graph.count).fill(Number.POSITIVE_INFINITY);
  }

  /** Searches from `start` without `avoid`, no farther than `limit`. */
  from(start: number, avoid: number, limit: number, targets: number): void {
    for (const node of this.#touched) this.#costs[node] = Number.POSITIVE_INFINITY;
    this.#touched = [start];
    this.#costs[start] = 0;
    this.#heap.clear();
    this.#heap.push(0, start);
    for (let settled = 0; this.#heap.size > 0 && settled < MAX_SETTLED + targets; ) {
      const cost = this.#heap.key;
      const node = this.#heap.pop();
      if (cost > limit) return;
      if (cost > this.cost(node)) continue;
      settled += 1;
      for (const arc of this.#graph.out(node).values()) {
        const there = cost + arc.cost;
        if (arc.head === avoid || there >= this.cost(arc.head)) continue;
        if (this.cost(arc.head) === Number.POSITIVE_INFINITY) this.#touched.push(arc.head);
        this.#costs[arc.head] = there;
        this.#heap.push(there, arc.head);
      }
    }
  }

  /** What reaching a junction cost, at most; infinite when it was not reached. */
  cost(node: number): number {
    return this.#costs[node] as number;
  }
}
