/** A position is fresh for a minute, ageing to five, old after (domain-rules "Attendance"). */
const ages = [
  { below: 60_000, age: "fresh" },
  { below: 300_000, age: "ageing" },
  { below: Number.POSITIVE_INFINITY, age: "stale" },
] as const;
export type PositionAge = (typeof ages)[number]["age"];

/** How old news looks that came `ms` milliseconds ago. */
export function classifyPositionAge(ms: number): PositionAge {
  return ages.find(({ below }) => ms < below)?.age ?? "stale";
}
