/** What a screen's action answers to `useFetcher` and `useActionData`. */
export type ActionAnswer<T = unknown> =
  | { ok: true; intent: string; value: T }
  | {
      ok: false;
      intent: string;
      message: string;
      code: string;
      /** Translated, by field path; what `ResourceForm` shows beside its fields. */
      errors: Record<string, string[]>;
    };
