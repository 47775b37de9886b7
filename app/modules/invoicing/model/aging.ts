import { addDays } from "#app/platform/time/day-spans.ts";

/** How late an open invoice is, in days after its due date; the last day of each step belongs to it. */
export const agingSteps = [
  { key: "notDue", until: 0 },
  { key: "late30", until: 30 },
  { key: "late60", until: 60 },
  { key: "late90", until: 90 },
  { key: "older", until: null },
] as const;
export type AgingStep = (typeof agingSteps)[number]["key"];

/** The due dates of a step on a day, both ends included; an end that is null is open. */
export function getDueDates(step: AgingStep, today: string): { from: string | null; to: string | null } {
  const at = agingSteps.findIndex(({ key }) => key === step);
  const until = agingSteps[at]?.until ?? null;
  const before = at === 0 ? null : (agingSteps[at - 1]?.until ?? null);
  return {
    from: until === null ? null : addDays(today, -until),
    to: before === null ? null : addDays(today, -before - 1),
  };
}
