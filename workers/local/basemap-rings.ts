/** A ring of [longitude, latitude], degrees; first and last point are equal. */
export type BasemapRing = [number, number][];

/**
 * A ring that crosses ±180° jumps from one side of the world to the other. This adds or takes 360° after each jump, so
 * that the ring is one piece again; a ring around a pole is closed along that pole.
 */
export function unwrapRing(ring: readonly (readonly number[])[]): BasemapRing {
  const points: BasemapRing = [];
  let shift = 0;
  let before: number | null = null;
  for (const [longitude = 0, latitude = 0] of ring) {
    if (before !== null && longitude - before > 180) shift -= 360;
    if (before !== null && longitude - before < -180) shift += 360;
    before = longitude;
    points.push([longitude + shift, latitude]);
  }
  return closeAtPole(points);
}

function closeAtPole(points: BasemapRing): BasemapRing {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return points;
  const pole = last[1] < 0 ? -90 : 90;
  return [...points, [last[0], pole], [first[0], pole], first];
}

/** A line that crosses ±180° as the pieces that do not. */
export function splitLine(line: readonly (readonly number[])[]): BasemapRing[] {
  const pieces: BasemapRing[] = [[]];
  let before: number | null = null;
  for (const [longitude = 0, latitude = 0] of line) {
    if (before !== null && Math.abs(longitude - before) > 180) pieces.push([]);
    before = longitude;
    pieces.at(-1)?.push([longitude, latitude]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

/** Coordinates to so many decimals, without the points that fall together. */
export function roundRing(points: BasemapRing, decimals: number): BasemapRing {
  const factor = 10 ** decimals;
  const kept: BasemapRing = [];
  for (const [longitude, latitude] of points) {
    const point: [number, number] = [Math.round(longitude * factor) / factor, Math.round(latitude * factor) / factor];
    const last = kept.at(-1);
    if (!last || last[0] !== point[0] || last[1] !== point[1]) kept.push(point);
  }
  return kept;
}
