import { ListPlus } from "lucide-react";
import { addUnit, type CustomField, getCustomFieldName } from "#app/modules/custom-fields/model/custom-field.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import type { ManagedOrder } from "../commands/manage-view.server.ts";

/** The seller's own fields that the customer may change. */
export function OwnFieldsForm({ own: { fields, metadata } }: { own: NonNullable<ManagedOrder["own"]> }) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <form method="post" className="part">
      <h2>
        <Icon of={ListPlus} size={16} /> {t("tracking:manage.fields")}
      </h2>
      {fields.map((field) => (
        <label key={field.key} htmlFor={`own-${field.key}`}>
          {addUnit(getCustomFieldName(field, language), field.unit && `(${field.unit})`)}
          <span className="input big">
            <FieldInput field={field} value={metadata[field.key] ?? ""} />
          </span>
        </label>
      ))}
      <button type="submit" name="intent" value="fields" className="button button-primary button-large">
        {t("tracking:manage.save_fields")}
      </button>
    </form>
  );
}

const inputTypes = { text: "text", number: "text", date: "date", link: "url" } as const;

function FieldInput({ field, value }: { field: CustomField; value: string }) {
  const t = useTranslate();
  const { kind, choices, required } = field;
  const shared = { id: `own-${field.key}`, name: `metadata.${field.key}`, defaultValue: value, required };
  if (kind !== "choice" && kind !== "yes_no")
    return <input {...shared} type={inputTypes[kind]} maxLength={field.max_length ?? 500} autoComplete="off" />;
  const options =
    kind === "choice"
      ? choices.map((each) => [each, each] as const)
      : (["yes", "no"] as const).map((each) => [each, t(`common:table.${each}`)] as const);
  return (
    <select {...shared}>
      <option value="">–</option>
      {options.map(([each, label]) => (
        <option key={each} value={each}>
          {label}
        </option>
      ))}
    </select>
  );
}
