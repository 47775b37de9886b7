import type { ActionResult } from "#app/platform/kernel/action-result.ts";

/** The server's errors (`packages.0.weight`) under the names that fields have (`packages[0].weight`). */
export function toFormErrors(answer: Extract<ActionResult, { ok: false }>): Record<string, string[]> {
  const entries = Object.entries(answer.errors).map(([path, sentences]) => [toFormName(path), sentences]);
  return Object.fromEntries(entries);
}

/** A path with dots as a form's name: numbers become places in a list. */
export function toFormName(path: string): string {
  return path.replace(/\.(\d+)(?=\.|$)/g, "[$1]");
}
