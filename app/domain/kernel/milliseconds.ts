/** Lengths of time in milliseconds, as instants count them. */
export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Whole hours of a length of time in seconds, and the minutes beyond them: in two digits where there are hours. */
export function spanParts(seconds: number): { hours: number; minutes: string } {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return { hours, minutes: hours === 0 ? String(minutes) : String(minutes % 60).padStart(2, "0") };
}

/** A length of time given in seconds as text, to the minute, in these units: "8 min", "2 h 05 min". */
export function spanText(seconds: number, units: { hours: string; minutes: string }): string {
  const { hours, minutes } = spanParts(seconds);
  return `${hours === 0 ? "" : `${hours} ${units.hours} `}${minutes} ${units.minutes}`;
}
