import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Icon } from "./icon.tsx";

/** What an answer says against the fields of a form, by their names: each shows its own. */
export const FieldErrors = createContext<Readonly<Record<string, readonly string[]>>>({});

/** What every field shows around its control. */
export interface FieldLook {
  label: string;
  /** One line below, in normal times. */
  hint?: ReactNode;
  /** Translated sentences; the first is shown. */
  errors?: readonly string[] | undefined;
  /** Says "optional" beside the label. */
  optional?: boolean;
  /** Keeps the label for screen readers only, for cells and bars. */
  hideLabel?: boolean;
  /** Columns of six in a form's grid. */
  span?: 1 | 2 | 3 | 4 | 5 | 6;
}

/** What the control inside takes over. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps extends FieldLook {
  id?: string | undefined;
  /** What the form sends it as. */
  name?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint or error below. */
export function Field({ label, hint, errors, optional, hideLabel, span, id: given, name, children }: FieldProps) {
  const t = useTranslate();
  const made = useId();
  const id = given ?? made;
  const told = useContext(FieldErrors);
  const error = (errors ?? (name === undefined ? undefined : told[name]))?.[0];
  const below = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={`field${span ? ` span-${span}` : ""}`}>
      <label htmlFor={id} className={hideLabel ? "visually-hidden" : undefined}>
        {label}
        {optional && <span className="optional"> {t("common:field.optional")}</span>}
      </label>
      {children({ id, "aria-describedby": below, "aria-invalid": error ? true : undefined })}
      {error && (
        <span className="field-error" id={`${id}-error`}>
          <Icon of={CircleAlert} size={13} />
          {error}
        </span>
      )}
      {!error && hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** Parts the look of a field from the attributes of its control. */
export function splitLook<Props extends FieldLook>(props: Props): [FieldLook, Omit<Props, keyof FieldLook>] {
  const { label, hint, errors, optional, hideLabel, span, ...rest } = props;
  return [{ label, hint, errors, optional, hideLabel, span }, rest];
}
