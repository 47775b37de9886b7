import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showToast } from "#app/ui/primitives/toast.ts";
import { FormDialog } from "#app/ui/resource/form/form-dialog.tsx";
import type { CustomField } from "../model/custom-field.ts";
import { toFieldChoices, toFieldSpecs } from "./custom-field-specs.ts";

interface CustomFieldsDialogProps {
  /** The command that changes metadata. */
  intent: string;
  fields: readonly CustomField[];
  of: { number: string; version: number; metadata: Metadata };
  onClose: () => void;
}

/** Changes the account's own fields of an order or a shipment. */
export function CustomFieldsDialog({ intent, fields, of, onClose }: CustomFieldsDialogProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <FormDialog
      title={t("common:nav.custom_fields")}
      submit={t("common:action.save")}
      intent={intent}
      schema={() => import("../model/filled-fields.schema.ts").then((module) => module.filledFieldsSchema)}
      sections={[{ key: "custom_fields", fields: toFieldSpecs(fields, language) }]}
      choices={toFieldChoices(fields, t)}
      hidden={{ number: of.number, version: String(of.version) }}
      defaultValue={{ metadata: of.metadata }}
      onDone={() => showToast(t("orders:saved"))}
      onClose={onClose}
    />
  );
}
