import { fillDimensions, type RouteFill } from "#app/modules/planning/model/route.enums.ts";
import type { CountName } from "./counts.ts";
import { getMeasure } from "./measures.ts";
import type { Counts } from "./subjects.ts";

/** How full a vehicle's routes were planned to be. */
export interface VehicleFill {
  id: string;
  /** Null of one that was deleted. */
  name: string | null;
  routes: number;
  /** What fills first; null when nothing limits it. */
  fullBy: keyof RouteFill | null;
  limits: FillLimit[];
}

export interface FillLimit {
  by: keyof RouteFill;
  /** Mean of the routes that have the limit, percent. */
  percent: number;
  /** The count behind it, and how many routes it counts. */
  list: CountName;
  rows: number;
}

/** The limits of a vehicle's summed routes; none where it has none. */
export function listFillLimits(counts: Counts): Pick<VehicleFill, "fullBy" | "limits"> {
  const limits = fillDimensions.flatMap((by): FillLimit[] => {
    const { of, list = "routes" } = getMeasure(`fill_${by}`);
    const percent = of.compute(counts);
    return percent === null ? [] : [{ by, percent, list, rows: counts[list] ?? 0 }];
  });
  const [fullest] = limits.toSorted((a, b) => b.percent - a.percent);
  return { limits, fullBy: fullest?.by ?? null };
}
