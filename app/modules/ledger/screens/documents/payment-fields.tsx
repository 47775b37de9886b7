import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";

interface PaymentFieldsProps {
  /** What the file holds, and leaves as it is. */
  of: "receipts" | "settlements";
  /** The account's own, which pays, where its settings say one. */
  iban: string | undefined;
}

/** What a payment file asks for: out of which account and when. */
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
