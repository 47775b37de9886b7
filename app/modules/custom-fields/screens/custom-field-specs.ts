import type { Translate } from "#app/ui/i18n/translation-key.ts";
import type { FieldSpec, FormChoices, FormSection } from "#app/ui/resource/form/form-spec.ts";
import { type CustomField, type CustomFieldKind, getCustomFieldName } from "../model/custom-field.ts";

const inputKinds = {
  text: "text",
  number: "number",
  date: "date",
  choice: "choice",
  yes_no: "choice",
  link: "url",
} as const satisfies Record<CustomFieldKind, string>;

/** The fields as fields of a form, below `metadata`. */
export function toFieldSpecs(fields: readonly CustomField[], language: string): FieldSpec[] {
  return fields
    .filter(({ in_form: isShown }) => isShown)
    .map((field) => ({
      kind: inputKinds[field.kind],
      ...(field.unit && { unit: field.unit }),
      name: `metadata.${field.key}`,
      label: "common:nav.custom_fields",
      text: getCustomFieldName(field, language),
      span: 3,
      optional: !field.required,
    }));
}

/** What the fields of a form offer. */
export function toFieldChoices(fields: readonly CustomField[], t: Translate): FormChoices {
  const entries = fields.flatMap(({ key, kind, choices }) => {
    if (kind === "choice") return [[`metadata.${key}`, choices.map((each) => ({ value: each, label: each }))] as const];
    if (kind !== "yes_no") return [];
    const yesNo = (["yes", "no"] as const).map((word) => ({ value: word, label: t(`common:table.${word}`) }));
    return [[`metadata.${key}`, yesNo] as const];
  });
  return Object.fromEntries(entries);
}

/** The section of a longer form; none without fields. */
export function toFieldSections(fields: readonly CustomField[], language: string): FormSection[] {
  if (!fields.some(({ in_form: isShown }) => isShown)) return [];
  return [{ key: "custom_fields", title: "common:nav.custom_fields", fields: toFieldSpecs(fields, language) }];
}

/** The fields as columns of a file, with their names. */
export function toImportFields(fields: readonly CustomField[], language: string) {
  return fields.map((field) => ({
    ...{ key: `metadata.${field.key}`, label: "common:nav.custom_fields" as const },
    text: getCustomFieldName(field, language),
  }));
}
