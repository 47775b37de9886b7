import type { ReactNode } from "react";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DetailSection, Facts } from "#app/ui/resource/detail/detail-section.tsx";
import { type CustomField, formatFieldNumber, getCustomFieldName, listFilledFields } from "../model/custom-field.ts";

interface CustomFieldFactsProps {
  fields: readonly CustomField[];
  metadata: Metadata;
  action: ReactNode;
}

/** The account's own fields of an object, and what programs keep there besides; nothing without either. */
export function CustomFieldFacts({ fields, metadata, action }: CustomFieldFactsProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const own = listFilledFields(fields, metadata);
  const others = Object.entries(metadata).filter(([key]) => !fields.some((field) => field.key === key));
  if (fields.length === 0 && others.length === 0) return null;
  return (
    <DetailSection title={t("common:nav.custom_fields")} action={action}>
      {own.length + others.length === 0 && <p className="faint-ink">–</p>}
      <Facts
        facts={[
          ...own.map(({ field, value }) => ({
            label: getCustomFieldName(field, language),
            value: <CustomValue field={field} value={value} />,
          })),
          ...others.map(([key, value]) => ({ label: key, value })),
        ]}
      />
    </DetailSection>
  );
}

function CustomValue({ field, value }: { field: CustomField; value: string }) {
  const t = useTranslate();
  const dates = useDates();
  const { locale } = useLanguage();
  switch (field.kind) {
    case "number":
      return Number.isFinite(Number(value)) ? formatFieldNumber(value, field, locale) : value;
    case "date":
      return dates.local(value, "day");
    case "yes_no":
      return value === "yes" || value === "no" ? t(`common:table.${value}`) : value;
    case "link":
      return (
        <a className="link" href={/^https?:\/\//i.test(value) ? value : undefined} rel="noreferrer" target="_blank">
          {value}
        </a>
      );
    default:
      return value;
  }
}
