import { MIN_JUDGED_WINDOWS } from "./calibration.ts";
import type { CountName } from "./counts.ts";
import { announcedCauses } from "./outcome-causes.ts";
import { type Counts, findPercentile } from "./subjects.ts";
import { getBandAim, toScaleCount, toWidthCount, toWindowCount, type WindowBand, windowBands } from "./window-cells.ts";

/** Widths of the curve, percent of what was sent. */
export const curveScales = Array.from({ length: 16 }, (_, at) => 50 + at * 10);

/** Bands whose width is drawn over the day: far ahead, on the way, and near. */
export const drawnBands = ["evening", "ahead_6_10", "ahead_3_5", "next"] as const satisfies readonly WindowBand[];

/** A band below its aim, and how wide its windows would have had to be. Minutes and percent. */
export interface WiderBand {
  band: WindowBand;
  inside: number;
  aim: number;
  width: number;
  neededWidth: number;
}

/** Windows announced the evening before that one cause made miss, and what they are of all, in points. */
export interface MissCause {
  count: CountName;
  rows: number;
  points: number;
}

export interface WidthsView {
  /** Share inside, had the last windows been so wide; empty without windows. */
  curve: { now: number[]; before: number[] };
  /** Mean minutes by hour of arrival, null where none was sent; hours from the first to the last. */
  byHour: { hours: number[]; lines: { band: WindowBand; minutes: (number | null)[] }[] };
  /** Percent inside of the windows announced the evening before; null where too few were. */
  announced: number | null;
  causes: MissCause[];
  wider: WiderBand[];
}

/** What the width of windows is to whether they hold. @param before sums of the period before */
export function viewWidths(counts: Counts, before: Counts): WidthsView {
  const announced = counts.announced ?? 0;
  const isJudged = announced >= MIN_JUDGED_WINDOWS;
  return {
    curve: { now: drawCurve(counts), before: drawCurve(before) },
    byHour: viewByHour(counts),
    announced: isJudged ? ((counts.announced_kept ?? 0) * 100) / announced : null,
    causes: isJudged ? listCauses(counts, announced) : [],
    wider: listWider(counts),
  };
}

function drawCurve(counts: Counts): number[] {
  const sent = counts.window_sent ?? 0;
  if (sent < MIN_JUDGED_WINDOWS) return [];
  return curveScales.map((scale) => (countWithin(counts, scale) * 100) / sent);
}

/** Last windows that would have held, had they been so wide. */
function countWithin(counts: Counts, scale: number): number {
  const steps = Array.from({ length: scale / 10 + 1 }, (_, at) => counts[`${toScaleCount(null)}@${at * 10}`] ?? 0);
  return steps.reduce((sum, n) => sum + n, 0);
}

function viewByHour(counts: Counts): WidthsView["byHour"] {
  const day = Array.from({ length: 24 }, (_, hour) => hour);
  const lines = drawnBands.map((band) => ({ band, minutes: day.map((hour) => findMeanWidth(counts, { band, hour })) }));
  const drawn = lines.filter(({ minutes }) => minutes.some((each) => each !== null));
  const used = day.filter((hour) => drawn.some(({ minutes }) => minutes[hour] !== null));
  const [from = 0, to = -1] = [used[0], used.at(-1)];
  return {
    hours: day.slice(from, to + 1),
    lines: drawn.map(({ band, minutes }) => ({ band, minutes: minutes.slice(from, to + 1) })),
  };
}

function findMeanWidth(counts: Counts, cell: { band: WindowBand; hour: number | null }): number | null {
  const sent = counts[toWindowCount("window_sent", cell)];
  return sent ? (counts[toWidthCount(cell)] ?? 0) / sent : null;
}

function listCauses(counts: Counts, announced: number): MissCause[] {
  return announcedCauses
    .map((cause) => ({ count: `announced_${cause}` as const, rows: counts[`announced_${cause}`] ?? 0 }))
    .filter(({ rows }) => rows > 0)
    .map((each) => ({ ...each, points: (each.rows * 100) / announced }))
    .toSorted((a, b) => b.rows - a.rows);
}

function listWider(counts: Counts): WiderBand[] {
  return windowBands.flatMap((band): WiderBand[] => {
    const cell = { band, hour: null };
    const [sent, missed] = (["window_sent", "window_missed"] as const).map(
      (part) => counts[toWindowCount(part, cell)] ?? 0,
    );
    const [aim, width] = [getBandAim(band), findMeanWidth(counts, cell)];
    const inside = sent ? ((sent - (missed ?? 0)) * 100) / sent : 100;
    const scale = findPercentile(counts, toScaleCount(band), aim / 100);
    if (!sent || sent < MIN_JUDGED_WINDOWS || inside >= aim || width === null || scale === null) return [];
    return [{ band, inside, aim, width, neededWidth: (width * scale) / 100 }];
  });
}
