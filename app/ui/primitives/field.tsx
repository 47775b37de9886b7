import { CircleAlert } from "lucide-react";
import { createContext, type ReactNode, useContext, useId } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Icon } from "./icon.tsx";

/** Errors of a response by field name; each field shows its own. */
export const FieldErrors = createContext<Readonly<Record<string, readonly string[]>>>({});

/** Parts shown around a field's control. */
export interface FieldLook {
  label: string;
  /** One line below, unless there is an error. */
  hint?: ReactNode;
  /** Translated sentences; the first is shown. */
  errors?: readonly string[] | undefined;
  /** Shows "optional" beside the label. */
  optional?: boolean;
  /** Keeps the label for screen readers only, for cells and bars. */
  hideLabel?: boolean;
  /** Columns of six in a form's grid. */
  span?: 1 | 2 | 3 | 4 | 5 | 6;
}

/** Props for the control inside. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps extends FieldLook {
  id?: string | undefined;
  /** Its name in the form. */
  name?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint or error below. */
export function Field({ label, hint, errors, optional, hideLabel, span, id: ownId, name, children }: FieldProps) {
  const t = useTranslate();
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const formErrors = useContext(FieldErrors);
  const error = (errors ?? (name === undefined ? undefined : formErrors[name]))?.[0];
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

/** Splits the field's look from the attributes of its control. */
export function splitLook<Props extends FieldLook>(props: Props): [FieldLook, Omit<Props, keyof FieldLook>] {
  const { label, hint, errors, optional, hideLabel, span, ...rest } = props;
  return [{ label, hint, errors, optional, hideLabel, span }, rest];
}
