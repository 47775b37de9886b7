/** @jsxImportSource preact */
import type { DriveStop } from "../model/drive-day.ts";
import { formatDay, getLanguage, t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";

/** The office's own fields, in bold: what to know at the door. */
export function StopFields({ fields = [] }: Pick<DriveStop, "fields">) {
  return fields.map((field) => (
    <p className="drive-note" key={`${field.name} ${field.value}`}>
      <PhoneIcon name="info" size={19} />
      <b>{formatDriverField(field)}</b>
    </p>
  ));
}

function formatDriverField({ name, nameDe, kind, value, unit }: NonNullable<DriveStop["fields"]>[number]): string {
  const written =
    kind === "date"
      ? formatDay(value, "short")
      : kind === "yes_no" && (value === "yes" || value === "no")
        ? t(`drive:stop.field.${value}`)
        : value;
  return `${getLanguage() === "de" ? (nameDe ?? name) : name}: ${unit ? `${written} ${unit}` : written}`;
}
