import type { RoadGraph } from "./road-graph.ts";

/**
 * The junctions of the largest strongly connected component of a graph (Tarjan, without recursion): without islands,
 * one-way traps and cut ends.
 */
export function findMainComponent({ longitudes, arcs }: RoadGraph): Uint8Array {
  const count = longitudes.length;
  const { first, heads } = buildAdjacency(count, arcs);
  const index = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const component = new Int32Array(count).fill(-1);
  const cursor = first.slice();
  const stack: number[] = [];
  const sizes: number[] = [];
  let next = 0;
  for (let root = 0; root < count; root += 1) {
    if (index[root] !== -1) continue;
    const path = [root];
    while (path.length > 0) {
      const node = path[path.length - 1] ?? 0;
      if (index[node] === -1) {
        index[node] = next;
        low[node] = next;
        next += 1;
        stack.push(node);
      }
      const at = cursor[node] ?? 0;
      if (at < (first[node + 1] ?? 0)) {
        cursor[node] = at + 1;
        const head = heads[at] ?? 0;
        if (index[head] === -1) path.push(head);
        else if (component[head] === -1) low[node] = Math.min(low[node] ?? 0, index[head] ?? 0);
        continue;
      }
      path.pop();
      const parent = path[path.length - 1];
      if (parent !== undefined) low[parent] = Math.min(low[parent] ?? 0, low[node] ?? 0);
      if (low[node] === index[node]) sizes.push(closeComponent(node, stack, component, sizes.length));
    }
  }
  const largest = sizes.indexOf(Math.max(...sizes, 0));
  return Uint8Array.from(component, (each) => (each === largest ? 1 : 0));
}

function closeComponent(root: number, stack: number[], component: Int32Array, id: number): number {
  let size = 0;
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    component[node] = id;
    size += 1;
    if (node === root) break;
  }
  return size;
}

/** Heads of the arcs that leave each junction, one list behind the other. */
export function buildAdjacency(
  count: number,
  arcs: readonly { tail: number; head: number }[],
): { first: Int32Array; heads: Int32Array; order: Int32Array } {
  const first = new Int32Array(count + 1);
  for (const { tail } of arcs) first[tail + 1] = (first[tail + 1] ?? 0) + 1;
  for (let node = 0; node < count; node += 1) first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  const fill = first.slice();
  const heads = new Int32Array(arcs.length);
  const order = new Int32Array(arcs.length);
  for (const [at, { tail, head }] of arcs.entries()) {
    const place = fill[tail] ?? 0;
    fill[tail] = place + 1;
    heads[place] = head;
    order[place] = at;
  }
  return { first, heads, order };
}
