const reasons = [
  "optimized",
  "resequenced",
  "moved",
  "locked",
  "unlocked",
  "fixed",
  "released",
  "preassigned",
  "adopted",
  "restored",
  "discarded",
] as const;
type Reason = (typeof reasons)[number];

/** The catalogue's key of a version's reason. */
export function reasonKey(reason: string): Reason {
  return reasons.find((each) => each === reason) ?? "adopted";
}
