/** A ring or line `[[longitude, latitude], …]` in degrees. */
export type CoordinateLine = [number, number][];

/** Joins ways, given by their nodes, into closed rings; what does not close is left out. */
export function joinRings(ways: readonly (readonly number[])[]): number[][] {
  return joinChains(ways).filter((chain) => chain.length > 3 && chain[0] === chain.at(-1));
}

/** Joins ways end to end as far as they go, each in the direction in which it is first met; others may be turned about. */
function joinChains(ways: readonly (readonly number[])[]): number[][] {
  const ends = new Map<number, Set<number>>();
  const note = (node: number | undefined, way: number) => {
    if (node === undefined) return;
    const known = ends.get(node) ?? new Set();
    ends.set(node, known.add(way));
  };
  for (const [at, way] of ways.entries()) {
    note(way[0], at);
    note(way.at(-1), at);
  }
  const used = new Set<number>();
  const found: number[][] = [];
  for (const [start, way] of ways.entries()) {
    if (used.has(start) || way.length < 2) continue;
    used.add(start);
    const chain = [...way];
    for (let end = chain.at(-1); end !== undefined && end !== chain[0]; end = chain.at(-1)) {
      const next = [...(ends.get(end) ?? [])].find((each) => !used.has(each));
      if (next === undefined) break;
      used.add(next);
      const piece = ways[next] ?? [];
      chain.push(...(piece[0] === end ? piece.slice(1) : [...piece].reverse().slice(1)));
    }
    found.push(chain);
  }
  return found;
}

/** Outer rings with the inner ones that lie in them. */
export function assignHoles(outer: readonly CoordinateLine[], inner: readonly CoordinateLine[]): CoordinateLine[][] {
  return outer.map((ring) => [ring, ...inner.filter((hole) => hole[0] && ringContains(ring, hole[0]))]);
}

export function ringContains(ring: CoordinateLine, [x, y]: readonly [number, number]): boolean {
  let inside = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
    const [ax, ay] = ring[at] ?? [0, 0];
    const [bx, by] = ring[before] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The middle of a ring's corners: good enough for a label. */
export function computeRingCenter(ring: CoordinateLine): [number, number] {
  const corners = ring.length > 1 ? ring.slice(0, -1) : ring;
  const sum = corners.reduce(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [(sum[0] ?? 0) / corners.length, (sum[1] ?? 0) / corners.length];
}

/** Square metres, whichever way round; signed: positive when counter-clockwise. */
export function computeSignedArea(ring: CoordinateLine): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at += 1) {
    const [ax, ay] = ring[at - 1] ?? [0, 0];
    const [bx, by] = ring[at] ?? [0, 0];
    sum += ax * by - bx * ay;
  }
  return (sum / 2) * Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180) * 111_320 * 110_540;
}
