import { useTranslate } from "../i18n/use-translate.ts";
import { Field, type FieldLook } from "./field.tsx";

interface DurationFieldProps extends FieldLook {
  name: string;
  id?: string;
  /** Minutes. */
  defaultValue?: number | string | null | undefined;
  onChangeMinutes?: (minutes: number | null) => void;
}

/** A length of time as hours and minutes (units m and h); the form sends whole minutes. */
export function DurationField({ name, defaultValue, id, onChangeMinutes, ...look }: DurationFieldProps) {
  const t = useTranslate();
  const start =
    defaultValue === null || defaultValue === undefined || defaultValue === "" ? null : Number(defaultValue);
  const sum = (box: HTMLElement) => {
    const [hours, minutes, total] = box.closest(".input")?.querySelectorAll("input") ?? [];
    if (!hours || !minutes || !total) return;
    const blank = hours.value === "" && minutes.value === "";
    const all = Number(hours.value) * 60 + Number(minutes.value);
    total.value = blank ? "" : String(all);
    onChangeMinutes?.(blank ? null : all);
  };
  return (
    <Field {...look} id={id} name={name}>
      {(control) => (
        <span className={`input split${control["aria-invalid"] ? " is-bad" : ""}`}>
          <span className="pair">
            <input
              {...control}
              type="number"
              min={0}
              inputMode="numeric"
              aria-label={t("common:field.duration_hours", { label: look.label })}
              defaultValue={start === null || start < 60 ? "" : Math.floor(start / 60)}
              onChange={(event) => sum(event.currentTarget)}
            />
            <span className="unit">{t("common:field.hours")}</span>
          </span>
          <span className="bar1" />
          <span className="pair">
            <input
              type="number"
              min={0}
              inputMode="numeric"
              aria-label={t("common:field.duration_minutes", { label: look.label })}
              defaultValue={start === null ? "" : start % 60}
              onChange={(event) => sum(event.currentTarget)}
            />
            <span className="unit">{t("common:field.minutes")}</span>
          </span>
          <input type="hidden" name={name} defaultValue={start ?? ""} />
        </span>
      )}
    </Field>
  );
}
