import { createContext, useContext } from "react";
import type { ShiftScale } from "../model/shift-scale.ts";

export interface CrewCount {
  total: number;
  onDuty: number;
}

/** Data shared by the cells of the list. */
export interface AttendanceDay {
  /**
   * When the page's data was read, milliseconds UTC: ages are relative to it, so that server and browser render the
   * same.
   */
  asOf: number;
  scale: ShiftScale;
  /** By team, and by start location of the teams; agents without one are under "". */
  teams: Readonly<Record<string, CrewCount>>;
  locations: Readonly<Record<string, CrewCount>>;
}

const AttendanceDayContext = createContext<AttendanceDay>({
  asOf: 0,
  scale: { from: 0, to: 1, ticks: [] },
  teams: {},
  locations: {},
});

export const AttendanceDayProvider = AttendanceDayContext.Provider;

/** Data shared by the cells of the list. */
export function useAttendanceDay(): AttendanceDay {
  return useContext(AttendanceDayContext);
}
