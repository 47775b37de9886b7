import { useField } from "@conform-to/react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";

/** Start or end of the shift; disabled by a working hours limit. */
export function ShiftField({ name }: { name: "shift_start" | "shift_end" }) {
  const t = useTranslate();
  const { id, key, start, errors } = useFormField(name);
  const [limit] = useField<string>("working_hours_limit");
  return (
    <DateTimeField
      key={key}
      id={id}
      name={name}
      kind="time"
      label={t(`agents:${name}`)}
      defaultValue={start}
      errors={errors}
      disabled={Boolean(limit.value)}
      span={2}
      optional
    />
  );
}
