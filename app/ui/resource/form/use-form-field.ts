import { useField } from "@conform-to/react";
import { useId } from "react";

/** A field of the surrounding form: its initial value and errors. */
export interface FormField {
  id: string;
  name: string;
  key: string | undefined;
  /** The text it starts with. */
  start: string | undefined;
  /** Where it starts as a list or group. */
  initial: unknown;
  errors: readonly string[] | undefined;
}

/** Value and errors of a field by its name, inside a ResourceForm. */
export function useFormField(name: string): FormField {
  const fallback = useId();
  const [meta] = useField<string>(name);
  return {
    id: meta.id || fallback,
    name,
    key: meta.key,
    start: typeof meta.initialValue === "string" ? meta.initialValue : undefined,
    initial: meta.initialValue,
    errors: meta.errors,
  };
}
