/** Reverses the line filters (W3C PNG, 9.2): none, left, above, their mean, Paeth. */
export function removeFilters(raw: Uint8Array, { row, pixel, height }: { row: number; pixel: number; height: number }) {
  const out = new Uint8Array(row * height);
  for (let line = 0; line < height; line += 1) {
    const kind = raw[line * (row + 1)] ?? 0;
    for (let at = 0; at < row; at += 1) {
      const to = line * row + at;
      const left = at < pixel ? 0 : (out[to - pixel] ?? 0);
      const up = line === 0 ? 0 : (out[to - row] ?? 0);
      const corner = at < pixel || line === 0 ? 0 : (out[to - row - pixel] ?? 0);
      out[to] = (raw[line * (row + 1) + 1 + at] ?? 0) + predictPaeth(kind, left, up, corner);
    }
  }
  return out;
}

function predictPaeth(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) return 0;
  const near = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(near - left), Math.abs(near - up), Math.abs(near - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
