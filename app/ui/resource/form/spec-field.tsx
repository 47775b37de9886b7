import { useTranslate } from "../../i18n/use-translate.ts";
import { Checkbox, Switch } from "../../primitives/checkbox.tsx";
import { type Choice, Combobox } from "../../primitives/combobox.tsx";
import { DateTimeField } from "../../primitives/date-time-field.tsx";
import { DurationField } from "../../primitives/duration-field.tsx";
import type { FieldLook } from "../../primitives/field.tsx";
import { type Option, Select } from "../../primitives/select.tsx";
import { NumberField, TextArea, TextField } from "../../primitives/text-field.tsx";
import { AddressField } from "./address-field.tsx";
import type { FieldSpec } from "./form-spec.ts";
import { HoursField } from "./hours-field.tsx";
import { MoneyField } from "./money-field.tsx";
import { MultiSelectField } from "./multi-select-field.tsx";
import { TagsField } from "./tags-field.tsx";
import { useFormField } from "./use-form-field.ts";

interface SpecFieldProps {
  field: FieldSpec;
  choices: readonly (Option | Choice)[];
}

const inputTypes = { text: "text", email: "email", phone: "tel", url: "url" } as const;
const dateKinds = { date: "date", time: "time", datetime: "datetime-local" } as const;

/** One field of a form by its kind. */
export function SpecField({ field, choices }: SpecFieldProps) {
  const t = useTranslate();
  const { id, name, key, start, initial, errors } = useFormField(field.name);
  const look: FieldLook = {
    label: field.text ?? t(field.label),
    hint: field.hint && t(field.hint),
    errors,
    optional: field.optional ?? false,
    span: field.span ?? 6,
  };
  const input = { id, name, defaultValue: start, autoComplete: field.autoComplete };
  switch (field.kind) {
    case "text":
    case "email":
    case "phone":
    case "url":
      return <TextField key={key} {...look} {...input} type={inputTypes[field.kind]} />;
    case "textarea":
      return <TextArea key={key} {...look} {...input} />;
    case "number":
      return (
        <NumberField
          key={key}
          {...look}
          {...input}
          unit={field.unit}
          min={field.min}
          max={field.max}
          step={field.step ?? "any"}
        />
      );
    case "money":
      return <MoneyField key={key} look={look} field={field} />;
    case "date":
    case "time":
    case "datetime":
      return <DateTimeField key={key} {...look} {...input} kind={dateKinds[field.kind]} />;
    case "duration":
      return <DurationField key={key} {...look} id={id} name={name} defaultValue={start} />;
    case "select":
      return (
        <Select
          key={key}
          {...look}
          {...input}
          placeholder={field.placeholder && t(field.placeholder)}
          options={field.options.map(({ value, label }) => ({ value, label: t(label) }))}
        />
      );
    case "choice":
      return (
        <Select
          key={key}
          {...look}
          {...input}
          placeholder={field.optional ? t("common:field.none") : t("common:field.choose")}
          options={choices}
        />
      );
    case "reference":
      return (
        <Combobox
          key={key}
          {...look}
          id={id}
          name={name}
          defaultChoice={choices.find(({ value }) => value === start)}
          {...(field.load ? { load: field.load } : { options: choices })}
        />
      );
    case "checks":
      return <ChecksField key={key} look={look} field={field} choices={choices} />;
    case "several":
      return <MultiSelectField key={key} look={look} name={name} start={initial} options={choices} />;
    case "checkbox":
    case "switch": {
      const Box = field.kind === "switch" ? Switch : Checkbox;
      return (
        <div className={`field span-${look.span}`}>
          <Box key={key} id={id} name={name} defaultChecked={start === "on"} label={look.label} />
          {look.hint && <span className="hint">{look.hint}</span>}
        </div>
      );
    }
    case "tags":
      return <TagsField key={key} look={look} name={name} start={initial} add={field.add} />;
    case "address":
      return <AddressField name={name} />;
    case "hours":
      return <HoursField key={key} look={look} name={name} start={initial} />;
    case "custom":
      return field.render(name);
  }
}

interface ChecksFieldProps {
  look: FieldLook;
  field: Extract<FieldSpec, { kind: "checks" }>;
  choices: readonly (Option | Choice)[];
}

/** Several of a few, each with its box. */
function ChecksField({ look, field, choices }: ChecksFieldProps) {
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
