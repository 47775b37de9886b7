import { papers } from "#app/platform/documents/pdf/paper.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";

interface LabelFieldsProps {
  /** The first one is chosen. */
  designs: readonly { value: string; label: string }[];
}

/** By which design labels are printed, and on what. */
export function LabelFields({ designs }: LabelFieldsProps) {
  const say = useTranslate();
  return (
    <>
      <Select name="design" label={say("labels:design")} options={designs} />
      <Select
        name="paper"
        label={say("labels:paper")}
        placeholder={say("labels:paper_of_design")}
        options={papers.map((value) => ({ value, label: say(`labels:papers.${value}`) }))}
      />
    </>
  );
}
