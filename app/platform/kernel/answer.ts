/** A command that was refused, as a screen is told. */
export interface Refusal {
  ok: false;
  intent: string;
  message: string;
  code: string;
  /** Translated, by field path; what `ResourceForm` shows beside its fields. */
  errors: Record<string, string[]>;
}

/** What a screen's action answers: `useAsking` hears it, `useActionData` reads it. */
export type ActionAnswer<T = unknown> = { ok: true; intent: string; value: T } | Refusal;
