/** A position is fresh up to one minute, aging up to five, old after that. */
const ages = [
  { below: 60_000, age: "fresh" },
  { below: 300_000, age: "ageing" },
  { below: Number.POSITIVE_INFINITY, age: "stale" },
] as const;
export type PositionAge = (typeof ages)[number]["age"];

/** Classifies a position by its age in milliseconds. */
export function classifyPositionAge(ms: number): PositionAge {
  return ages.find(({ below }) => ms < below)?.age ?? "stale";
}
