import { computeSparkPoints, renderSparkPath, type SparkBox, type SparkFloor } from "./sparkline-path.ts";
import "./sparkline.css";

interface SparklineProps extends Pick<SparkBox, "width" | "height"> {
  values: readonly (number | null)[];
  /** Description for screen readers. */
  label: string;
  floor: SparkFloor;
  /** Index of a value to mark as the worst. */
  worst?: number | undefined;
}

/** A small line without axes: what happened by hour or day, its end marked. */
export function Sparkline({ values, label, floor, worst, width, height }: SparklineProps) {
  const points = computeSparkPoints(values, { width, height, margin: 4 }, floor);
  const end = points.at(-1);
  const low = worst === undefined ? undefined : points[worst];
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <path className="sparkline-ground" d={`M0 ${height - 0.5}H${width}`} />
      <path d={renderSparkPath(points)} />
      {low && <circle className="sparkline-worst" cx={low.x} cy={low.y} r="3.5" />}
      {end && <circle cx={end.x} cy={end.y} r="3.5" />}
    </svg>
  );
}
