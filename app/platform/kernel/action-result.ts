/** A command that was refused, as a screen is told. */
export interface ActionRefusal {
  ok: false;
  intent: string;
  message: string;
  code: string;
  /** Translated, by field path; what `ResourceForm` shows beside its fields. */
  errors: Record<string, string[]>;
}

/** What a screen's action answers: `useCommand` hears it, `useActionData` reads it. */
export type ActionResult<T = unknown> = { ok: true; intent: string; value: T } | ActionRefusal;
