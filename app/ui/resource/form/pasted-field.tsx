import { type KeyboardEvent, useRef, useState } from "react";
import type { TranslationKey } from "../../i18n/translation-key.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Chip } from "../../primitives/chip.tsx";
import { Field } from "../../primitives/field.tsx";
import { useFormField } from "./use-form-field.ts";

interface PastedFieldProps {
  name: string;
  label: TranslationKey;
  hint: TranslationKey;
  /** The keyboard that a phone shows. */
  type: "tel" | "email";
  /** The values of a pasted text. */
  split: (text: string) => readonly string[];
}

/** Several values, entered one by one or pasted as a list; invalid ones show their error. */
export function PastedField({ name, label, hint, type, split }: PastedFieldProps) {
  const t = useTranslate();
  const { id, errors } = useFormField(name);
  const [values, setValues] = useState<string[]>([]);
  const box = useRef<HTMLSpanElement>(null);
  const change = (next: string[]) => {
    setValues(next);
    // The form detects changes by input events, which hidden fields do not send.
    queueMicrotask(() => box.current?.dispatchEvent(new Event("input", { bubbles: true })));
  };
  const add = (input: HTMLInputElement) => {
    const found = split(input.value).filter((each) => !values.includes(each));
    input.value = "";
    if (found.length > 0) change([...values, ...found]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" || event.key === "," || event.key === ";") {
      event.preventDefault();
      add(event.currentTarget);
    } else if (event.key === "Backspace" && event.currentTarget.value === "") change(values.slice(0, -1));
  };
  return (
    <div className="field span-6">
      <Field id={id} label={t(label)} hint={t(hint)} errors={values.length === 0 ? errors : undefined}>
        {(control) => (
          <span ref={box} className="input tag-box">
            {values.map((value, at) => (
              <ValueChip
                key={`${at} ${value}`}
                name={`${name}[${at}]`}
                value={value}
                onRemove={() => change(values.filter((_, other) => other !== at))}
              />
            ))}
            <input
              {...control}
              type={type}
              autoComplete="off"
              onKeyDown={onKeyDown}
              onBlur={(event) => add(event.currentTarget)}
            />
          </span>
        )}
      </Field>
    </div>
  );
}

function ValueChip({ name, value, onRemove }: { name: string; value: string; onRemove: () => void }) {
  const t = useTranslate();
  const error = useFormField(name).errors?.[0];
  return (
    <span className={error ? "chip-bad" : undefined}>
      <Chip removeLabel={t("common:field.remove_tag", { tag: value })} onRemove={onRemove}>
        {value}
        {error && <span className="field-error">{error}</span>}
        <input type="hidden" name={name} value={value} />
      </Chip>
    </span>
  );
}
