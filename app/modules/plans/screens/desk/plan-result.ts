import type { ActionResult } from "#app/platform/kernel/action-result.ts";

/** The version that a change made; 0 when the answer names none. */
export function getResultVersion(answer: ActionResult): number {
  return getResultNumber(answer, "version");
}

/** A number of an answer's value; 0 when it is not there. */
export function getResultNumber(answer: ActionResult, field: string): number {
  if (!answer.ok || typeof answer.value !== "object" || answer.value === null) return 0;
  const value: unknown = Object.entries(answer.value).find(([name]) => name === field)?.[1];
  return typeof value === "number" ? value : 0;
}
