import { formatDecimal } from "#app/platform/money/money.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";

interface CreditLineDialogProps {
  invoice: { number: string; version: number; currency: string };
  /** The line, its label and amount. */
  line: { id: string; called: string; amount: number };
  onClose: () => void;
}

/** Dialog to credit a line of an issued invoice, in full or in part. */
export function CreditLineDialog({ invoice: { number, version, currency }, line, onClose }: CreditLineDialogProps) {
  const t = useTranslate();
  return (
    <CommandDialog
      title={t("billing:credit.line_ask", { line: line.called || number, number })}
      text={t("billing:ask.credit_text")}
      submitLabel={t("billing:credit.issue")}
      cancelLabel={t("billing:ask.credit_not")}
      intent="accounting.merchant_billing.credit_invoice"
      hidden={{ number, version: String(version), "lines[0].line": line.id }}
      onDone={t("billing:done.credit", { number })}
      onClose={onClose}
    >
      <TextField
        name="lines[0].amount"
        label={t("billing:credit.amount")}
        hint={t("billing:credit.amount_hint")}
        defaultValue={formatDecimal({ amount: line.amount, currency })}
        decimal
      />
      <TextField name="reason" label={t("billing:field.reason")} maxLength={500} />
    </CommandDialog>
  );
}
