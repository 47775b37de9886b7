import { createContext, useContext } from "react";
import type { ShiftScale } from "../model/shift-scale.ts";

/** How many of some agents are on duty. */
export interface CrewCount {
  total: number;
  onDuty: number;
}

/** What the cells of the list have in common. */
export interface AttendanceDay {
  /** The moment that the page's data is of, milliseconds UTC: ages are counted from it, so that server and browser agree. */
  asOf: number;
  scale: ShiftScale;
  /** By team, and by the location where teams start; of agents without one under "". */
  teams: Readonly<Record<string, CrewCount>>;
  locations: Readonly<Record<string, CrewCount>>;
}

const AttendanceDayContext = createContext<AttendanceDay>({
  asOf: 0,
  scale: { from: 0, to: 1, ticks: [] },
  teams: {},
  locations: {},
});

/** Hands what the data has in common down to its cells. */
export const AttendanceDayProvider = AttendanceDayContext.Provider;

/** What the cells of the list have in common. */
export function useAttendanceDay(): AttendanceDay {
  return useContext(AttendanceDayContext);
}
