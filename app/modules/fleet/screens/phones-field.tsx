import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Chip } from "#app/ui/primitives/chip.tsx";
import { Field } from "#app/ui/primitives/field.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";

/** Phone numbers, entered one by one or pasted as a list; invalid ones show their error. */
export function PhonesField({ name }: { name: string }) {
  const t = useTranslate();
  const { id, errors } = useFormField(name);
  const [phones, setPhones] = useState<string[]>([]);
  const box = useRef<HTMLSpanElement>(null);
  const change = (next: string[]) => {
    setPhones(next);
    // The form detects changes by input events, which hidden fields do not send.
    queueMicrotask(() => box.current?.dispatchEvent(new Event("input", { bubbles: true })));
  };
  const add = (input: HTMLInputElement) => {
    const found = input.value
      .split(/[,;\n]+/)
      .map((each) => each.trim())
      .filter(Boolean);
    input.value = "";
    if (found.length > 0) change([...phones, ...found]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" || event.key === "," || event.key === ";") {
      event.preventDefault();
      add(event.currentTarget);
    } else if (event.key === "Backspace" && event.currentTarget.value === "") change(phones.slice(0, -1));
  };
  return (
    <div className="field span-6">
      <Field
        id={id}
        label={t("settings:agents.phones")}
        hint={t("settings:agents.phones_hint")}
        errors={phones.length === 0 ? errors : undefined}
      >
        {(control) => (
          <span ref={box} className="input tag-box">
            {phones.map((phone, at) => (
              <PhoneChip
                key={`${at} ${phone}`}
                name={`${name}[${at}]`}
                phone={phone}
                onRemove={() => change(phones.filter((_, other) => other !== at))}
              />
            ))}
            <input
              {...control}
              type="tel"
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

function PhoneChip({ name, phone, onRemove }: { name: string; phone: string; onRemove: () => void }) {
  const t = useTranslate();
  const error = useFormField(name).errors?.[0];
  return (
    <span className={error ? "chip-bad" : undefined}>
      <Chip removeLabel={t("common:field.remove_tag", { tag: phone })} onRemove={onRemove}>
        {phone}
        {error && <span className="field-error">{error}</span>}
        <input type="hidden" name={name} value={phone} />
      </Chip>
    </span>
  );
}
