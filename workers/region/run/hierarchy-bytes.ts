import type { ByteReader } from "./byte-reader.ts";
import { hierarchyFlags } from "./edge-flags.ts";

/** The upward edges of all junctions one behind the other (`RoadsFile` says how they are coded), and how many roads they brought. */
export interface UpwardEdges {
  heads: number[];
  ways: number[];
  brought: number;
}

/**
 * Reads every junction's upward edges, lowest first, and fills `first`. A road stands where it first appears, and is handed
 * to `readEdge`; later it is named by how long ago that was. The middle of a shortcut is named by its place among the lower
 * neighbours, which have all been read by then.
 */
export function readHierarchy(
  reader: ByteReader,
  first: Uint32Array,
  readEdge: (edge: number, from: number, to: number) => void,
): UpwardEdges {
  const junctions = first.length - 1;
  const upward: UpwardEdges = { heads: [], ways: [], brought: 0 };
  const lower = Array.from({ length: junctions }, (): number[] => []);
  for (let node = 0; node < junctions; node += 1) {
    first[node] = upward.heads.length;
    let head = node;
    for (let left = reader.unsigned(); left > 0; left -= 1) {
      const code = reader.unsigned();
      const before = head;
      head += Math.floor(code / 8);
      upward.heads.push(head * 8 + (code & 7));
      if (head !== before) lower[head]?.push(node);
      const way = reader.unsigned();
      if (code & hierarchyFlags.shortcut) upward.ways.push(lower[node]?.[way] ?? 0);
      else if (way < 2) {
        const [from, to] = way === 1 ? [head, node] : [node, head];
        readEdge(upward.brought, from, to);
        upward.ways.push(upward.brought * 2 + way);
        upward.brought += 1;
      } else upward.ways.push((upward.brought - 1 - ((way - 2) >> 1)) * 2 + (way & 1));
    }
  }
  first[junctions] = upward.heads.length;
  return upward;
}
