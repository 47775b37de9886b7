import { getInsideAim } from "#app/modules/planning/model/eta/arrival-margins.ts";
import type { SentWindow } from "./sent-windows.ts";

/** By how many stops were ahead at most when a window was sent; the one of the evening before is apart. */
const bands = [
  { band: "next", most: 0 },
  { band: "ahead_1", most: 1 },
  { band: "ahead_2", most: 2 },
  { band: "ahead_3_5", most: 5 },
  { band: "ahead_6_10", most: 10 },
  { band: "ahead_11_15", most: 15 },
  { band: "ahead_16", most: Number.POSITIVE_INFINITY },
] as const;

export const windowBands = [...bands.map(({ band }) => band), "evening"] as const;
export type WindowBand = (typeof windowBands)[number];

/** Where a window counts: by stops ahead, by the local hour of arrival, or both. */
export interface WindowCell {
  band: WindowBand | null;
  hour: number | null;
}

const parts = ["window_sent", "window_missed"] as const;
type Part = (typeof parts)[number];

/** A count of a cell: `window_sent/ahead_2/hour_14`; without a cell of the last windows. */
type CellCount<Name extends string> = Name | `${Name}/${string}`;
export type WindowCount = CellCount<Part>;

/** The band of a window; null where it is not known. */
export function findWindowBand({ event, stopsAhead }: Pick<SentWindow, "event" | "stopsAhead">): WindowBand | null {
  if (event === "window_announced") return "evening";
  return stopsAhead === null ? null : (bands.find(({ most }) => stopsAhead <= most)?.band ?? null);
}

/** The share that is to be inside, percent; of the last windows together what is asked of the narrow ones. */
export function getBandAim(band: WindowBand | null): number {
  const stopsAhead = bands.find((each) => each.band === band)?.most ?? 0;
  return 100 * getInsideAim({ isUnderWay: band !== "evening", stopsAhead });
}

export function toWindowCount(part: Part, cell: WindowCell): WindowCount {
  return toCellCount(part, cell);
}

function toCellCount<Name extends string>(name: Name, { band, hour }: WindowCell): CellCount<Name> {
  const cell = [band, hour === null ? null : `hour_${hour}`].filter((each) => each !== null);
  return cell.length === 0 ? name : `${name}/${cell.join("/")}`;
}

/** The minutes from begin to end of a cell's windows, summed. */
export const toWidthCount = (cell: WindowCell): string => toCellCount("window_minutes", cell);

/** How wide a band's windows would have had to be, percent of what they were: of the last windows without a band. */
export const toScaleCount = (band: WindowBand | null): string => toCellCount("window_scale", { band, hour: null });

const hours = [null, ...Array.from({ length: 24 }, (_, hour) => hour)];

const cells = new Map(
  parts.flatMap((part) =>
    [null, ...windowBands].flatMap((band) =>
      hours
        .filter((hour) => band !== null || hour !== null)
        .map((hour) => [toWindowCount(part, { band, hour }) as string, { part, band, hour }] as const),
    ),
  ),
);

/** What a count of a cell counts; undefined for other names. */
export function findWindowCount(name: string): (WindowCell & { part: Part; name: WindowCount }) | undefined {
  const cell = cells.get(name);
  return cell && { ...cell, name: toWindowCount(cell.part, cell) };
}
