/** A refused command, as screens receive it. */
export interface ActionRefusal {
  ok: false;
  intent: string;
  message: string;
  code: string;
  /** Translated, by field path; `ResourceForm` shows them beside its fields. */
  errors: Record<string, string[]>;
}

/** The result of a screen's action, received by `useCommand` and `useActionData`. */
export type ActionResult<T = unknown> = { ok: true; intent: string; value: T } | ActionRefusal;
