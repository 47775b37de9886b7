const radius = 6_371_008.8;
const radians = (Math.PI / 180) * 1e-6;

/** Metres between two places in 1e-6 degrees, on a plane that fits short distances. */
export function computeMeters(longitude: number, latitude: number, toLongitude: number, toLatitude: number): number {
  const x = (toLongitude - longitude) * radians * Math.cos(((latitude + toLatitude) / 2) * radians);
  const y = (toLatitude - latitude) * radians;
  return Math.hypot(x, y) * radius;
}

/** A line `[x, y, x, y, …]` in 1e-6 degrees without the points that lie within `tolerance` metres of the rest (Douglas and Peucker). */
export function simplifyLine(line: readonly number[], tolerance: number): number[] {
  const count = line.length / 2;
  if (count < 3) return [...line];
  const keep = new Uint8Array(count);
  keep[0] = 1;
  keep[count - 1] = 1;
  const open: [number, number][] = [[0, count - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const { at, distance } = findFarthest(line, from, to);
    if (distance <= tolerance) continue;
    keep[at] = 1;
    open.push([from, at], [at, to]);
  }
  return line.filter((_, index) => keep[index >> 1] === 1);
}

function findFarthest(line: readonly number[], from: number, to: number): { at: number; distance: number } {
  const x = (at: number) => line[2 * at] ?? 0;
  const y = (at: number) => line[2 * at + 1] ?? 0;
  const squeeze = Math.cos(y(from) * radians);
  const [dx, dy] = [(x(to) - x(from)) * squeeze, y(to) - y(from)];
  const length = dx * dx + dy * dy;
  let best = { at: from, distance: -1 };
  for (let at = from + 1; at < to; at += 1) {
    const [px, py] = [(x(at) - x(from)) * squeeze, y(at) - y(from)];
    const share = length > 0 ? Math.max(0, Math.min(1, (px * dx + py * dy) / length)) : 0;
    const distance = Math.hypot(px - share * dx, py - share * dy) * radians * radius;
    if (distance > best.distance) best = { at, distance };
  }
  return best;
}
