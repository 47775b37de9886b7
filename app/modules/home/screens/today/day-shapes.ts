import { countBands, type DayEnd, type DaySample, type StatusCounts } from "../../model/day-flow.ts";

/** Percent of the chart's width and height, from the upper left corner. */
type ChartPoint = readonly [number, number];

export interface DayShapes {
  /** The outline of each band from the bottom up, as an SVG path in a square of 100. */
  bands: string[];
  now: number;
  /**
   * Position of labels beside now: after it in the first half of the day, before it in the last quarter, else as wide
   * as needed.
   */
  labels: "after" | "either" | "before";
  /** Line from the current number of deliveries to the projection; empty when nothing is on the road. */
  expected: ChartPoint[];
  hours: { at: number; left: number }[];
  steps: { orders: number; top: number }[];
  /** Vertical middle of each band now, percent from the top. */
  middles: number[];
}

interface DayShapesInput {
  counts: StatusCounts;
  samples: readonly DaySample[];
  end: DayEnd | null;
  asOf: number;
  /** Hours that are always shown, milliseconds UTC. */
  from: number;
  to: number;
}

const hour = 3_600_000;
/** Distance between two grid lines in orders: the smallest that gives at most four lines. */
const strides = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000];

/** Geometry of the day's chart: stacked bands up to now, and a line to the projection. */
export function computeDayShapes({ counts, samples, end, asOf, from, to }: DayShapesInput): DayShapes {
  const known = [...samples.filter(({ at }) => at < asOf), { at: asOf, counts }];
  const left = Math.min(from, Math.max(known[0]?.at ?? asOf, from - 6 * hour), asOf);
  const right = Math.max(to, end?.curve.at(-1)?.at ?? 0, asOf + hour / 2);
  const shown = known.filter(({ at }) => at >= left);
  const stacked = shown.map(({ at, counts: each }) => ({ at, tops: cumulate(countBands(each)) }));
  const highest = Math.max(1, ...stacked.map(({ tops }) => tops.at(-1) ?? 0), end?.delivered ?? 0);
  const stride = strides.find((each) => highest / each <= 4) ?? highest;
  const x = (at: number) => roundHundredths(((at - left) / (right - left)) * 100);
  const y = (orders: number) => roundHundredths(100 - (orders / (highest * 1.06)) * 100);
  const tops = stacked.at(-1)?.tops ?? [];
  return {
    bands: tops.map((_, band) => {
      const edge = (of: number, row: (typeof stacked)[number]) => `${x(row.at)} ${y(of < 0 ? 0 : (row.tops[of] ?? 0))}`;
      const upper = stacked.map((row) => edge(band, row));
      const lower = stacked.toReversed().map((row) => edge(band - 1, row));
      return `M${[...upper, ...lower].join("L")}Z`;
    }),
    now: x(asOf),
    labels: x(asOf) <= 50 ? "after" : x(asOf) <= 74 ? "either" : "before",
    expected: end
      ? [[x(asOf), y(tops[0] ?? 0)], ...end.curve.map(({ at, delivered }): ChartPoint => [x(at), y(delivered)])]
      : [],
    hours: listTicks(left, right).map((at) => ({ at, left: x(at) })),
    steps: Array.from({ length: Math.floor(highest / stride) + 1 }, (_, at) => ({
      orders: at * stride,
      top: y(at * stride),
    })),
    middles: tops.map((top, band) => y((top + (tops[band - 1] ?? 0)) / 2)),
  };
}

/** Moves overlapping labels apart: tops in pixels from above, within the height. */
export function spreadLabels(wished: readonly number[], gap: number, height: number): number[] {
  const order = wished.map((top, at) => ({ top, at })).toSorted((a, b) => a.top - b.top);
  let above = -gap;
  const placed = order.map(({ top, at }) => {
    above = Math.max(top, above + gap);
    return { top: above, at };
  });
  let below = height;
  for (const each of placed.toReversed()) {
    each.top = Math.min(each.top, below);
    below = each.top - gap;
  }
  return placed.toSorted((a, b) => a.at - b.at).map(({ top }) => top);
}

function cumulate(counts: readonly number[]): number[] {
  let sum = 0;
  return counts.map((n) => {
    sum += n;
    return sum;
  });
}

/** Every second full hour. */
function listTicks(from: number, to: number): number[] {
  const first = Math.ceil(from / hour) * hour;
  return Array.from(
    { length: Math.max(0, Math.floor((to - first) / (2 * hour)) + 1) },
    (_, at) => first + at * 2 * hour,
  );
}

function roundHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
