/** The box of a sparkline, in drawing units. */
export interface SparkBox {
  width: number;
  height: number;
  /** Kept free at each edge. */
  margin: number;
}

/** The baseline: zero, or the smallest value. */
export type SparkFloor = "zero" | "least";

/** Points of a line by value; null for a missing value, which breaks the line. */
export function computeSparkPoints(
  values: readonly (number | null)[],
  box: SparkBox,
  floor: SparkFloor,
): (SparkPoint | null)[] {
  const known = values.filter((value) => value !== null);
  const low = floor === "zero" ? 0 : Math.min(...known);
  const span = Math.max(...known) - low;
  const across = (box.width - 2 * box.margin) / Math.max(1, values.length - 1);
  const down = box.height - 2 * box.margin;
  return values.map((value, at) => {
    if (value === null) return null;
    const share = span > 0 ? (value - low) / span : floor === "zero" ? 0 : 1;
    return { x: box.margin + at * across, y: box.margin + (1 - share) * down };
  });
}

export interface SparkPoint {
  x: number;
  y: number;
}

/** The path through the points, broken where one is missing. */
export function renderSparkPath(points: readonly (SparkPoint | null)[]): string {
  return points
    .flatMap((point, at) => (point ? [`${points[at - 1] ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`] : []))
    .join("");
}
