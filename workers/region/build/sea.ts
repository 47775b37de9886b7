import { type CoordinateLine, computeSignedArea, ringContains } from "./rings.ts";

/** West, south, east, north in degrees. */
export type ExtractBox = readonly [west: number, south: number, east: number, north: number];

/**
 * The sea within a box as polygons, out of coast lines that have land on their left (wiki "Tag:natural=coastline"). Lines
 * that leave the box, or end in it because the extract was cut there, are closed along the box's edge, clockwise, so that
 * the water stays on their right; closed lines are islands, or lakes of the sea when they run the other way round.
 */
export function computeSea(coast: readonly CoordinateLine[], box: ExtractBox): CoordinateLine[][] {
  const joined = joinLines(coast);
  const closed = joined.filter(isClosed);
  const open = joined.filter((line) => !isClosed(line)).flatMap((line) => clipLine(line, box));
  const islands = closed.filter((ring) => computeSignedArea(ring) > 0);
  const basins = closed.filter((ring) => computeSignedArea(ring) <= 0);
  if (open.length === 0 && islands.length === 0) return basins.map((ring) => [ring]);
  const water = open.length > 0 ? closeAlongEdge(open, box) : [listCorners(box)];
  return [...water, ...basins].map((ring) => [
    ring,
    ...islands.filter((island) => island[0] && ringContains(ring, island[0])),
  ]);
}

function isClosed(line: CoordinateLine): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return line.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

/** Coast lines follow one another in one direction: the end of one is the start of the next. */
function joinLines(lines: readonly CoordinateLine[]): CoordinateLine[] {
  const key = (point: readonly number[] | undefined) => point?.join() ?? "";
  const byStart = new Map(lines.map((line) => [key(line[0]), line]));
  const ends = new Set(lines.map((line) => key(line.at(-1))));
  const used = new Set<CoordinateLine>();
  const follow = (start: CoordinateLine): CoordinateLine => {
    const chain: CoordinateLine = [];
    for (let line: CoordinateLine | undefined = start; line && !used.has(line); line = byStart.get(key(line.at(-1)))) {
      used.add(line);
      chain.push(...(chain.length > 0 ? line.slice(1) : line));
    }
    return chain;
  };
  const starts = lines.filter((line) => !ends.has(key(line[0])));
  const joined: CoordinateLine[] = [];
  for (const line of [...starts, ...lines]) if (!used.has(line) && line.length > 1) joined.push(follow(line));
  return joined;
}

/** The stretches of a line inside the box, each prolonged to the edge where the extract ends before it. */
function clipLine(line: CoordinateLine, box: ExtractBox): CoordinateLine[] {
  const pieces: CoordinateLine[] = [];
  for (const [at, to] of line.entries()) {
    const from = line[at - 1];
    const inside = from && clipSegment(from, to, box);
    if (!inside) continue;
    const [start, end] = inside;
    const last = pieces.at(-1)?.at(-1);
    if (last && last[0] === start[0] && last[1] === start[1]) pieces.at(-1)?.push(end);
    else pieces.push([start, end]);
  }
  return pieces.map((each) => [moveToEdge(each[0] ?? [0, 0], box), ...each, moveToEdge(each.at(-1) ?? [0, 0], box)]);
}

/** The part of a stretch that lies inside the box, or null (Liang and Barsky). */
function clipSegment(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  [west, south, east, north]: ExtractBox,
): [[number, number], [number, number]] | null {
  let [enter, leave] = [0, 1];
  const sides = [
    [ax - bx, ax - west],
    [bx - ax, east - ax],
    [ay - by, ay - south],
    [by - ay, north - ay],
  ] as const;
  for (const [outward, room] of sides) {
    if (outward === 0 && room < 0) return null;
    if (outward < 0) enter = Math.max(enter, room / outward);
    if (outward > 0) leave = Math.min(leave, room / outward);
  }
  if (enter >= leave) return null;
  const at = (share: number): [number, number] => {
    if (share === 0) return [ax, ay];
    return share === 1 ? [bx, by] : [ax + (bx - ax) * share, ay + (by - ay) * share];
  };
  return [at(enter), at(leave)];
}

/** The nearest point of the edge. */
function moveToEdge([x, y]: readonly [number, number], [west, south, east, north]: ExtractBox): [number, number] {
  const ways: [number, [number, number]][] = [
    [x - west, [west, y]],
    [east - x, [east, y]],
    [y - south, [x, south]],
    [north - y, [x, north]],
  ];
  return ways.sort((a, b) => a[0] - b[0])[0]?.[1] ?? [x, y];
}

/** How far round the edge a point lies, clockwise from the south-west corner: west side, north, east, south. */
function computeEdgePosition([x, y]: readonly [number, number], [west, south, east, north]: ExtractBox): number {
  const [width, height] = [east - west, north - south];
  if (x <= west) return (y - south) / height;
  if (y >= north) return 1 + (x - west) / width;
  if (x >= east) return 2 + (north - y) / height;
  return 3 + (east - x) / width;
}

function listCorners([west, south, east, north]: ExtractBox): CoordinateLine {
  return [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
}

/** Closes lines from edge to edge: from the end of each on clockwise to the start of the next one. */
function closeAlongEdge(lines: readonly CoordinateLine[], box: ExtractBox): CoordinateLine[] {
  const places = lines.map((line) => ({
    line,
    start: computeEdgePosition(line[0] ?? [0, 0], box),
    end: computeEdgePosition(line.at(-1) ?? [0, 0], box),
  }));
  const used = new Set<(typeof places)[number]>();
  const rings: CoordinateLine[] = [];
  const ahead = (from: number, to: number) => (to - from + 4) % 4;
  for (const first of places) {
    if (used.has(first)) continue;
    const ring: CoordinateLine = [];
    for (let place = first; !used.has(place); ) {
      used.add(place);
      ring.push(...place.line);
      const from = place.end;
      const [next] = places.toSorted((a, b) => ahead(from, a.start) - ahead(from, b.start));
      if (!next) break;
      ring.push(...listCornersBetween(from, ahead(from, next.start), box));
      place = next;
    }
    const [start] = ring;
    if (start) rings.push([...ring, start]);
  }
  return rings;
}

/** The box's corners that are passed going clockwise from a place for some way. */
function listCornersBetween(from: number, way: number, box: ExtractBox): CoordinateLine {
  const all = listCorners(box);
  const passed: CoordinateLine = [];
  for (let corner = Math.floor(from) + 1; corner <= from + way; corner += 1) {
    const point = all[corner % 4];
    if (point) passed.push(point);
  }
  return passed;
}
