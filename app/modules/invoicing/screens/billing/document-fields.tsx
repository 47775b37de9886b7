import { type TaxTreatment, taxTreatments } from "#app/modules/ledger/model/billing.enums.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { NumberField, TextField } from "#app/ui/primitives/text-field.tsx";

/** Fields to modify a pending invoice; empty fields stay unchanged. */
export function DocumentFields({ treatment }: { treatment: TaxTreatment }) {
  const t = useTranslate();
  return (
    <>
      <div className="field-grid">
        <TextField name="add[0].description" label={t("billing:field.line")} maxLength={200} span={4} optional />
        <TextField name="add[0].amount" label={t("billing:field.line_amount")} decimal span={2} optional />
      </div>
      <div className="field-grid">
        <NumberField
          name="discount_percent"
          label={t("billing:field.discount_percent")}
          min={0}
          max={100}
          step="any"
          span={3}
          optional
        />
        <TextField
          name="discount_amount"
          label={t("billing:field.discount_amount")}
          hint={t("billing:field.discount_hint")}
          decimal
          span={3}
          optional
        />
      </div>
      <TextField name="discount_note" label={t("billing:field.discount_note")} maxLength={200} optional />
      <div className="field-grid">
        <Select
          name="tax_treatment"
          label={t("billing:field.tax_treatment")}
          defaultValue={treatment}
          options={taxTreatments.map((value) => ({ value, label: t(`billing:taxed.${value}`) }))}
          span={3}
        />
        <NumberField
          name="tax_rate"
          label={t("billing:field.tax_rate")}
          min={0}
          max={100}
          step="any"
          span={3}
          optional
        />
      </div>
      <DateTimeField kind="date" name="due_on" label={t("billing:field.due_on")} optional />
    </>
  );
}
