import { useFormats } from "../../formats/formats-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { AmountInput } from "../../primitives/amount-input.tsx";
import { Field, type FieldLook } from "../../primitives/field.tsx";
import type { FieldSpec } from "./form-spec.ts";
import { useFormField } from "./use-form-field.ts";

interface MoneyFieldProps {
  look: FieldLook;
  field: Extract<FieldSpec, { kind: "money" }>;
}

/** A decimal amount with its currency, fixed or chosen. */
export function MoneyField({ look, field }: MoneyFieldProps) {
  const t = useTranslate();
  const { currency } = useFormats();
  const amount = useFormField(field.name);
  const chosen = useFormField(field.currencyName ?? `${field.name}_currency`);
  const currencies = field.currencies ?? [currency];
  return (
    <Field {...look} id={amount.id} errors={amount.errors ?? chosen.errors}>
      {(control) => (
        <span className={`input numeric${control["aria-invalid"] ? " is-bad" : ""}`}>
          <AmountInput {...control} name={amount.name} defaultValue={amount.start} />
          {field.currencyName ? (
            <select
              className="unit"
              name={field.currencyName}
              defaultValue={chosen.start ?? currency}
              aria-label={t("common:field.currency")}
            >
              {currencies.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          ) : (
            <span className="unit">{field.currency ?? currency}</span>
          )}
        </span>
      )}
    </Field>
  );
}
