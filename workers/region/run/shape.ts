const radians = (Math.PI / 180) * 1e-6;

/** The piece of a line `[x, y, …]` between two shares of its length, in the direction from the first to the second. */
export function cutPiece(line: readonly number[], from: number, to: number): number[] {
  if (from > to) return cutPiece(reverseLine(line), 1 - from, 1 - to);
  if (from === 0 && to === 1) return [...line];
  const along = computeDistances(line);
  const whole = along.at(-1) ?? 0;
  const inner: number[] = [];
  for (const [at, distance] of along.entries())
    if (distance > from * whole && distance < to * whole) inner.push(line[2 * at] ?? 0, line[2 * at + 1] ?? 0);
  return [...findPointAt(line, along, from * whole), ...inner, ...findPointAt(line, along, to * whole)];
}

function reverseLine(line: readonly number[]): number[] {
  const points: number[] = [];
  for (let at = line.length - 2; at >= 0; at -= 2) points.push(line[at] ?? 0, line[at + 1] ?? 0);
  return points;
}

function computeDistances(line: readonly number[]): number[] {
  const squeeze = Math.cos((line[1] ?? 0) * radians);
  const along = [0];
  for (let at = 2; at < line.length; at += 2) {
    const x = ((line[at] ?? 0) - (line[at - 2] ?? 0)) * squeeze;
    const y = (line[at + 1] ?? 0) - (line[at - 1] ?? 0);
    along.push((along.at(-1) ?? 0) + Math.hypot(x, y));
  }
  return along;
}

function findPointAt(line: readonly number[], along: readonly number[], distance: number): [number, number] {
  let at = 1;
  while (at < along.length - 1 && (along[at] ?? 0) < distance) at += 1;
  const [before, after] = [along[at - 1] ?? 0, along[at] ?? 0];
  const share = after > before ? Math.min(1, Math.max(0, (distance - before) / (after - before))) : 0;
  const between = (axis: 0 | 1) => {
    const [a, b] = [line[2 * at - 2 + axis] ?? 0, line[2 * at + axis] ?? 0];
    return Math.round(a + (b - a) * share);
  };
  return [between(0), between(1)];
}
