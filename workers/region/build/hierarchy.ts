import { Heap } from "../run/heap.ts";
import { WitnessSearch } from "./witness-search.ts";

/** An arc of the growing graph: of the roads (`edge`), or a shortcut over `middle`. */
export interface HierarchyArc {
  tail: number;
  head: number;
  cost: number;
  /** Tenths of a metre. */
  length: number;
  edge: number;
  middle: number;
}

/** `rank` of every junction, lowest first, and the arcs that stood when the lower of their ends was taken out. */
export interface Hierarchy {
  rank: Uint32Array;
  arcs: HierarchyArc[];
}

const none = -1;

/**
 * A contraction hierarchy (Geisberger and others, 2008): junctions are removed one by one, the least important first;
 * if the shortest path between two neighbors led over it, a shortcut replaces it.
 */
export function contractGraph(
  count: number,
  roads: readonly Omit<HierarchyArc, "middle">[],
  progress?: (share: number) => void,
): Hierarchy {
  const graph = new GrowingGraph(count);
  for (const road of roads) if (road.tail !== road.head) graph.put({ ...road, middle: none });
  const witness = new WitnessSearch(graph);
  const level = new Uint16Array(count);
  const gone = new Uint16Array(count);
  const priority = (node: number): number => {
    const { shortcuts, arcs } = contractNode(graph, witness, node);
    return 2 * shortcuts.length - arcs + (gone[node] ?? 0) + 2 * (level[node] ?? 0);
  };
  const queue = new Heap();
  const shift = 2 ** 20;
  for (let node = 0; node < count; node += 1) queue.push(priority(node) + shift, node);
  const rank = new Uint32Array(count);
  const arcs: HierarchyArc[] = [];
  for (let next = 0; queue.size > 0; ) {
    const node = queue.pop();
    const now = priority(node) + shift;
    // The cost may be too low since its neighbors were removed: compute it again and compare.
    if (queue.size > 0 && now > queue.key) {
      queue.push(now, node);
      continue;
    }
    const { shortcuts } = contractNode(graph, witness, node);
    const standing = [...graph.out(node).values(), ...graph.into(node).values()];
    arcs.push(...standing);
    for (const { tail, head } of standing) {
      const other = tail === node ? head : tail;
      gone[other] = (gone[other] ?? 0) + 1;
      level[other] = Math.max(level[other] ?? 0, (level[node] ?? 0) + 1);
    }
    graph.remove(node);
    for (const shortcut of shortcuts) graph.put(shortcut);
    rank[node] = next;
    next += 1;
    if (next % 1000 === 0) progress?.(next / count);
  }
  return { rank, arcs };
}

/** The shortcuts that taking a junction out would need, and how many arcs would go. */
function contractNode(
  graph: GrowingGraph,
  witness: WitnessSearch,
  node: number,
): { shortcuts: HierarchyArc[]; arcs: number } {
  const into = graph.into(node);
  const out = graph.out(node);
  const shortcuts: HierarchyArc[] = [];
  let farthest = 0;
  for (const { cost } of out.values()) farthest = Math.max(farthest, cost);
  for (const first of into.values()) {
    witness.from(first.tail, node, first.cost + farthest, out.size);
    for (const second of out.values()) {
      if (second.head === first.tail) continue;
      const cost = first.cost + second.cost;
      if (witness.cost(second.head) <= cost) continue;
      const length = first.length + second.length;
      shortcuts.push({ tail: first.tail, head: second.head, cost, length, edge: none, middle: node });
    }
  }
  return { shortcuts, arcs: into.size + out.size };
}

/** Arcs by their ends, the cheapest of each pair. */
export class GrowingGraph {
  readonly #out: Map<number, HierarchyArc>[];
  readonly #into: Map<number, HierarchyArc>[];

  constructor(count: number) {
    this.#out = Array.from({ length: count }, () => new Map());
    this.#into = Array.from({ length: count }, () => new Map());
  }

  get count(): number {
    return this.#out.length;
  }

  out(node: number): Map<number, HierarchyArc> {
    return this.#out[node] ?? new Map();
  }

  into(node: number): Map<number, HierarchyArc> {
    return this.#into[node] ?? new Map();
  }

  put(arc: HierarchyArc): void {
    const known = this.out(arc.tail).get(arc.head);
    if (known && known.cost <= arc.cost) return;
    this.out(arc.tail).set(arc.head, arc);
    this.into(arc.head).set(arc.tail, arc);
  }

  remove(node: number): void {
    for (const { head } of this.out(node).values()) this.into(head).delete(node);
    for (const { tail } of this.into(node).values()) this.out(tail).delete(node);
  }
}
