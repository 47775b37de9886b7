import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { toIssue } from "#app/platform/kernel/issues.ts";
import type { Translate, TranslationKey } from "../../i18n/translation-key.ts";

/** Runs the command's own validation, with translated errors, before sending. */
export function checkForm(schema: z.ZodType, formData: FormData, t: Translate) {
  const input = new FormData();
  for (const [name, value] of formData) if (name !== "intent") input.append(name, value);
  return parseWithZod(input, {
    schema,
    formatError: (issues: readonly z.core.$ZodIssue[]) =>
      issues.map((issue) => {
        const { code, params } = toIssue(issue);
        return t((code.includes(":") ? code : `errors:${code}`) as TranslationKey, params);
      }),
  });
}
