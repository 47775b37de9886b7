import { parse } from "@conform-to/react";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { useTranslate } from "../../i18n/use-translate.ts";

/** Loads the schema of a form; a separate module, so that read-only pages do not load it. */
export type SchemaSource = () => Promise<z.ZodType>;

interface FormCheck {
  /** Conform's validation; everything passes until the schema is loaded, and the command validates in any case. */
  onValidate: (requested: { formData: FormData }) => never;
  /** Loads the schema as soon as the form gets focus. */
  onFocus: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Validates a form by its command's schema, which loads with the first focus. Fields left before that are validated
 * once it is loaded.
 * @param validate checks one field now
 */
export function useFormCheck(source: SchemaSource, validate: (name: string) => void): FormCheck {
  const t = useTranslate();
  const [check, setCheck] = useState<((formData: FormData) => unknown) | null>(null);
  const requested = useRef(false);
  const left = useRef(new Set<string>());
  const validateNow = useRef(validate);
  useEffect(() => {
    validateNow.current = validate;
  });
  useEffect(() => {
    if (!check) return;
    for (const name of left.current) validateNow.current(name);
    left.current.clear();
  }, [check]);
  return {
    onValidate: ({ formData }) => (check ?? createPassedResult)(formData) as never,
    onFocus: () => {
      if (requested.current) return;
      requested.current = true;
      Promise.all([source(), import("./form-check.ts")]).then(
        ([schema, { checkForm }]) => setCheck(() => (formData: FormData) => checkForm(schema, formData, t)),
        // Without a connection only the command validates; the next focus tries again.
        () => {
          requested.current = false;
        },
      );
    },
    onBlur: ({ target }) => {
      if (!check && "name" in target && typeof target.name === "string" && target.name !== "")
        left.current.add(target.name);
    },
  };
}

function createPassedResult(formData: FormData) {
  return parse(formData, { resolve: (value) => ({ value }) });
}
