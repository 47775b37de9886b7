/** What the plan screen's action answers; the shape of `ActionAnswer` in `http`, which the browser may not import. */
export type PlanAnswer =
  | { ok: true; intent: string; value: unknown }
  | { ok: false; intent: string; message: string; code: string; errors: Record<string, string[]> };

export type PlanRefusal = Extract<PlanAnswer, { ok: false }>;

/** True for a refusal. */
export function isRefusal(answer: PlanAnswer): answer is PlanRefusal {
  return !answer.ok;
}

/** The version that a change made; 0 when the answer names none. */
export function versionOf(answer: PlanAnswer): number {
  return numberIn(answer, "version");
}

/** A number of an answer's value; 0 when it is not there. */
export function numberIn(answer: PlanAnswer, field: string): number {
  if (!answer.ok || typeof answer.value !== "object" || answer.value === null) return 0;
  const value: unknown = Object.entries(answer.value).find(([name]) => name === field)?.[1];
  return typeof value === "number" ? value : 0;
}
