import { papers } from "#app/platform/documents/pdf/paper.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";

interface LabelFieldsProps {
  /** The first one is the default. */
  designs: readonly { value: string; label: string }[];
}

/** The design and paper of labels. */
export function LabelFields({ designs }: LabelFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <Select name="design" label={t("shipping_labels:design")} options={designs} />
      <Select
        name="paper"
        label={t("shipping_labels:paper")}
        placeholder={t("shipping_labels:paper_of_design")}
        options={papers.map((value) => ({ value, label: t(`shipping_labels:papers.${value}`) }))}
      />
    </>
  );
}
