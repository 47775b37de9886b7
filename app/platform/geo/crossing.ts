import { orient2d } from "robust-predicates";
import type { GeoPosition, PolygonRings } from "./zone-geometry.ts";

interface Segment {
  from: GeoPosition;
  to: GeoPosition;
  /** The end further west, the southern one of two; then the other. */
  start: GeoPosition;
  end: GeoPosition;
  ring: number;
  at: number;
  /** Number of segments of the ring. */
  of: number;
}

/**
 * Finds a position where rings cross or touch themselves or one another; null if they do not. A sweep line moves from
 * west to east and keeps the segments it cuts in order from south to north (Shamos and Hoey): the first two that meet
 * are neighbors there, so each segment is compared with few others.
 */
export function findFirstCrossing(rings: PolygonRings): GeoPosition | null {
  const cut: Segment[] = [];
  for (const { segment, isStart } of listSweepEvents(listSegments(rings))) {
    const place = isStart ? findPlace(cut, segment) : cut.indexOf(segment);
    const [below, above] = [cut[place - 1], cut[isStart ? place : place + 1]];
    const pairs = isStart ? [[below, segment] as const, [segment, above] as const] : [[below, above] as const];
    for (const [one, other] of pairs) {
      const found = one && other && findMeeting(one, other);
      if (found) return found;
    }
    if (isStart) cut.splice(place, 0, segment);
    else cut.splice(place, 1);
  }
  return null;
}

function listSegments(rings: PolygonRings): Segment[] {
  return rings.flatMap((ring, number) => {
    const corners = ring.filter((point, at) => at === 0 || !isSamePosition(point, ring[at - 1]));
    return corners.slice(1).map((to, at) => {
      const from = corners[at] ?? to;
      const [start, end] = compareFromWest(from, to) < 0 ? [from, to] : [to, from];
      return { from, to, start, end, ring: number, at, of: corners.length - 1 };
    });
  });
}

interface SweepEvent {
  point: GeoPosition;
  isStart: boolean;
  segment: Segment;
}

/**
 * Starts and ends of segments from west to east; at the same position starts come first, so that touching segments
 * meet.
 */
function listSweepEvents(segments: readonly Segment[]): SweepEvent[] {
  return segments
    .flatMap((segment) => [
      { point: segment.start, isStart: true, segment },
      { point: segment.end, isStart: false, segment },
    ])
    .sort((a, b) => compareFromWest(a.point, b.point) || Number(b.isStart) - Number(a.isStart));
}

/** Binary search for the position of a new segment among the cut ones. */
function findPlace(cut: readonly Segment[], segment: Segment): number {
  let [low, high] = [0, cut.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = cut[middle];
    if (other && isAbove(segment, other)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True if a segment is north of another at its start; if it starts on the other, if it leads further north. */
function isAbove({ start, end }: Segment, other: Segment): boolean {
  const side = orient2d(...other.start, ...other.end, ...start) || orient2d(...other.start, ...other.end, ...end);
  return side < 0;
}

function compareFromWest([x, y]: GeoPosition, [otherX, otherY]: GeoPosition): number {
  return x - otherX || y - otherY;
}

function isSamePosition(one: GeoPosition, other: GeoPosition | undefined): boolean {
  return other !== undefined && one[0] === other[0] && one[1] === other[1];
}

/** Where two segments meet, apart from the corner that neighbors share. */
function findMeeting(a: Segment, b: Segment): GeoPosition | null {
  const apart = Math.abs(a.at - b.at);
  const neighbours = a.ring === b.ring && (apart === 1 || apart === a.of - 1);
  if (neighbours) {
    const [shared, one, two] = isSamePosition(a.to, b.from) ? [a.to, a.from, b.to] : [b.to, b.from, a.to];
    const back = orient2d(...one, ...shared, ...two) === 0 && dotProduct(shared, one, two) > 0;
    return back ? shared : null;
  }
  const [c, d] = [orient2d(...a.from, ...a.to, ...b.from), orient2d(...a.from, ...a.to, ...b.to)];
  const [e, f] = [orient2d(...b.from, ...b.to, ...a.from), orient2d(...b.from, ...b.to, ...a.to)];
  if (c * d < 0 && e * f < 0) return computeIntersection(a, b, c, d);
  const touching: [number, GeoPosition, Segment][] = [
    [c, b.from, a],
    [d, b.to, a],
    [e, a.from, b],
    [f, a.to, b],
  ];
  return touching.find(([side, point, on]) => side === 0 && isOnSegment(point, on))?.[1] ?? null;
}

function computeIntersection(_: Segment, b: Segment, c: number, d: number): GeoPosition {
  const part = c / (c - d);
  return [b.from[0] + part * (b.to[0] - b.from[0]), b.from[1] + part * (b.to[1] - b.from[1])];
}

function dotProduct(at: GeoPosition, a: GeoPosition, b: GeoPosition): number {
  return (a[0] - at[0]) * (b[0] - at[0]) + (a[1] - at[1]) * (b[1] - at[1]);
}

function isOnSegment([x, y]: GeoPosition, { from, to }: Segment): boolean {
  const [lowX, highX] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  return x >= lowX && x <= highX && y >= Math.min(from[1], to[1]) && y <= Math.max(from[1], to[1]);
}
