import type { Counts } from "./subjects.ts";
import { getBandAim, toWindowCount, type WindowBand, type WindowCell, windowBands } from "./window-cells.ts";

/** Fewer windows say little: their share is not colored. */
export const MIN_JUDGED_WINDOWS = 20;

/** Windows of a cell, and how many of them the driver missed. */
export interface SentAndMissed extends WindowCell {
  sent: number;
  missed: number;
}

/** The windows sent with so many stops ahead; without a band the last one of each order. Its aim in percent. */
export interface CalibrationRow {
  band: WindowBand | null;
  aim: number;
  all: SentAndMissed;
  /** As many as there are hours. */
  byHour: SentAndMissed[];
}

export interface Calibration {
  /** From the first hour of an arrival to the last. */
  hours: number[];
  rows: CalibrationRow[];
}

/** Where windows hold: summed counts of orders by stops ahead and hour. No rows where nothing was sent. */
export function viewCalibration(counts: Counts): Calibration {
  const read = (cell: WindowCell): SentAndMissed => ({
    ...cell,
    sent: counts[toWindowCount("window_sent", cell)] ?? 0,
    missed: counts[toWindowCount("window_missed", cell)] ?? 0,
  });
  const day = Array.from({ length: 24 }, (_, hour) => read({ band: null, hour }));
  const used = day.filter(({ sent }) => sent > 0);
  const [from, to] = [used[0]?.hour ?? 0, used.at(-1)?.hour ?? -1];
  const hours = day.flatMap(({ hour }) => (hour !== null && hour >= from && hour <= to ? [hour] : []));
  return {
    hours,
    rows: [...windowBands, null]
      .map((band) => ({
        ...{ band, aim: getBandAim(band), all: read({ band, hour: null }) },
        byHour: hours.map((hour) => read({ band, hour })),
      }))
      .filter(({ all }) => all.sent > 0),
  };
}

/** Percent of the windows that the driver kept; null without any. */
export const getShareInside = ({ sent, missed }: SentAndMissed): number | null =>
  sent === 0 ? null : ((sent - missed) * 100) / sent;

/** Points below the aim from which a cell is darker. */
const steps = [0, 2, 5, 10] as const;

/** How far a cell is below its aim, 0 (not below) to 4; null where too few windows were sent to say. */
export function findShortfall(cell: SentAndMissed, aim: number): number | null {
  const inside = getShareInside(cell);
  if (inside === null || cell.sent < MIN_JUDGED_WINDOWS) return null;
  return steps.filter((points) => aim - inside > points).length;
}

/** The judged cell that is furthest below its aim; null where all are kept. */
export function findWorstCell({ rows }: Calibration): SentAndMissed | null {
  const below = rows.flatMap(({ band, aim, byHour }) =>
    byHour
      .filter((cell) => band !== null && findShortfall(cell, aim))
      .map((cell) => ({ cell, points: aim - (getShareInside(cell) ?? aim) })),
  );
  return below.toSorted((a, b) => b.points - a.points)[0]?.cell ?? null;
}
