import { parse } from "@conform-to/react";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { useTranslate } from "../../i18n/use-translate.ts";

/** Brings the schema of a form; a module of its own, so that a page which is only read does not load it. */
export type SchemaSource = () => Promise<z.ZodType>;

interface FormCheck {
  /** What Conform asks; everything passes until the schema is there, and the command checks again in any case. */
  onValidate: (requested: { formData: FormData }) => never;
  /** Listens to a form: the schema comes as soon as somebody is in it. */
  onFocus: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Checks a form by its command's schema, which comes with the first focus. Fields that were left before it came are
 * checked when it does.
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
        // Without a connection the command alone checks; the next focus asks again.
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
