import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, type FieldLook, splitLook } from "./field.tsx";
import { Icon } from "./icon.tsx";

export interface Option {
  value: string;
  label: string;
  /** Options of one group are listed under its name. */
  group?: string;
  disabled?: boolean;
}

interface SelectProps extends FieldLook, ComponentProps<"select"> {
  options: readonly Option[];
  /** An empty first choice with this text. */
  placeholder?: string;
}

/** A native select, styled like the other fields. */
export function Select(props: SelectProps) {
  const [look, { id, options, placeholder, ...select }] = splitLook(props);
  return (
    <Field {...look} id={id} name={select.name}>
      {(control) => (
        <span className={`input select${control["aria-invalid"] ? " is-bad" : ""}`}>
          <select {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            <Options options={options} />
          </select>
          <Icon of={ChevronDown} size={15} />
        </span>
      )}
    </Field>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  const groups = [...new Set(options.map((each) => each.group))];
  return groups.map((group) => {
    const inside = options
      .filter((each) => each.group === group)
      .map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ));
    if (group === undefined) return inside;
    return (
      <optgroup key={group} label={group}>
        {inside}
      </optgroup>
    );
  });
}
