import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";

interface PaymentFieldsProps {
  /** Kind of documents in the file, which stay unpaid. */
  of: "receipts" | "settlements";
  /** The account's IBAN from its settings, if any. */
  iban: string | undefined;
}

/** Fields of a payment file: account to pay from, and date. */
export function PaymentFields({ of, iban }: PaymentFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <p className="hint">{t(`accounting:payment_file.why.${of}`)}</p>
      <TextField
        name="iban"
        label={t("accounting:payment_file.iban")}
        defaultValue={iban}
        autoComplete="off"
        maxLength={60}
      />
      <DateTimeField kind="date" name="date" optional label={t("accounting:payment_file.date")} />
    </>
  );
}
