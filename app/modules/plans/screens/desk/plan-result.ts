import type { ActionResult } from "#app/platform/kernel/action-result.ts";

/** The version that a change produced; 0 when the response has none. */
export function getResultVersion(result: ActionResult): number {
  return getResultNumber(result, "version");
}

/** A number in a response's value; 0 when missing. */
export function getResultNumber(result: ActionResult, field: string): number {
  if (!result.ok || typeof result.value !== "object" || result.value === null) return 0;
  const value: unknown = Object.entries(result.value).find(([name]) => name === field)?.[1];
  return typeof value === "number" ? value : 0;
}
