import { useTranslate } from "../../i18n/use-translate.ts";
import { Checkbox } from "../../primitives/checkbox.tsx";
import type { Choice } from "../../primitives/combobox.tsx";
import type { FieldLook } from "../../primitives/field.tsx";
import type { Option } from "../../primitives/select.tsx";
import type { FieldSpec } from "./form-spec.ts";
import { useFormField } from "./use-form-field.ts";

interface ChecksFieldProps {
  look: FieldLook;
  field: Extract<FieldSpec, { kind: "checks" }>;
  choices: readonly (Option | Choice)[];
}

/** Several of a few, each with its box. */
export function ChecksField({ look, field, choices }: ChecksFieldProps) {
  const t = useTranslate();
  const { name, initial, errors } = useFormField(field.name);
  const options = field.options?.map(({ value, label }) => ({ value, label: t(label) })) ?? choices;
  const ticked = new Set(Array.isArray(initial) ? initial.map(String) : typeof initial === "string" ? [initial] : []);
  return (
    <fieldset className={`field span-${look.span}`}>
      <legend className="label mb-1">
        {look.label}
        {look.optional && <span className="optional"> {t("common:field.optional")}</span>}
      </legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {options.map(({ value, label }) => (
          <Checkbox key={value} name={name} value={value} defaultChecked={ticked.has(value)} label={label} />
        ))}
      </div>
      {errors?.[0] ? (
        <span className="field-error">{errors[0]}</span>
      ) : (
        look.hint && <span className="hint">{look.hint}</span>
      )}
    </fieldset>
  );
}
