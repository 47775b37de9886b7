/** Spans of days that sums are stored for. */
export const sumUnits = ["day", "week", "month", "quarter"] as const;
export type SumUnit = (typeof sumUnits)[number];
