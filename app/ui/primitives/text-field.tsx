import { Eye, EyeOff, type LucideIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { AmountInput } from "./amount-input.tsx";
import { Field, type FieldLook, splitLook } from "./field.tsx";
import { Icon } from "./icon.tsx";

interface TextFieldProps extends FieldLook, ComponentProps<"input"> {
  icon?: LucideIcon;
  /** Inside, at the right: a unit, a button. */
  end?: ReactNode;
  /** An amount with the reader's decimal mark; its form submits it with a point. */
  decimal?: boolean;
}

/** One line of text: text, email, tel, search, url. */
export function TextField(props: TextFieldProps) {
  const [look, { id, icon, end, decimal, defaultValue, ...input }] = splitLook(props);
  return (
    <Field {...look} id={id} name={input.name}>
      {(control) => (
        <span className={`input${control["aria-invalid"] ? " is-bad" : ""}`}>
          {icon && <Icon of={icon} />}
          {decimal ? (
            <AmountInput {...input} {...control} defaultValue={defaultValue?.toString()} />
          ) : (
            <input type="text" defaultValue={defaultValue} {...input} {...control} />
          )}
          {end}
        </span>
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea(props: FieldLook & ComponentProps<"textarea">) {
  const [look, { id, ...area }] = splitLook(props);
  return (
    <Field {...look} id={id} name={area.name}>
      {(control) => (
        <span className={`input area${control["aria-invalid"] ? " is-bad" : ""}`}>
          <textarea rows={3} {...area} {...control} />
        </span>
      )}
    </Field>
  );
}

/** A password field that can show its text. */
export function PasswordField(props: FieldLook & ComponentProps<"input">) {
  const t = useTranslate();
  const [visible, setVisible] = useState(false);
  const end = (
    <button
      type="button"
      className="icon-button"
      aria-label={t(visible ? "common:field.hide_password" : "common:field.show_password")}
      aria-pressed={visible}
      onClick={() => setVisible(!visible)}
    >
      <Icon of={visible ? EyeOff : Eye} size={16} />
    </button>
  );
  return <TextField {...props} type={visible ? "text" : "password"} end={end} />;
}

interface NumberFieldProps extends FieldLook, Omit<ComponentProps<"input">, "type"> {
  /** Shown inside, at the right: "kg", "EUR". */
  unit?: string;
}

/** A number, right-aligned, with its unit. Sends a plain decimal with a point. */
export function NumberField(props: NumberFieldProps) {
  const [look, { id, unit, ...input }] = splitLook(props);
  return (
    <Field {...look} id={id} name={input.name}>
      {(control) => (
        <span className={`input numeric${control["aria-invalid"] ? " is-bad" : ""}`}>
          <input type="number" inputMode="decimal" step="any" {...input} {...control} />
          {unit && <span className="unit">{unit}</span>}
        </span>
      )}
    </Field>
  );
}
