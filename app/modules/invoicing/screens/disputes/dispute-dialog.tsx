import type { DisputedKind } from "#app/modules/ledger/model/billing.enums.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { TextArea } from "#app/ui/primitives/text-field.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";

interface DisputeDialogProps {
  kind: DisputedKind;
  /** The document's address in URLs. */
  number: string;
  /** The line and its label. */
  line: { id: string; called: string };
  onClose: () => void;
}

const intents = {
  settlement: "accounting.merchant_billing.dispute",
  invoice: "accounting.merchant_billing.dispute_invoice",
} as const;

/** Dialog in which a merchant disputes a line. */
export function DisputeDialog({ kind, number, line, onClose }: DisputeDialogProps) {
  const t = useTranslate();
  return (
    <CommandDialog
      title={t("billing:dispute_ask", { order: line.called || number })}
      submitLabel={t("billing:dispute_send")}
      cancelLabel={t("billing:dispute_not")}
      intent={intents[kind]}
      hidden={{ number, line: line.id }}
      onDone={t("billing:done.dispute")}
      onClose={onClose}
    >
      <TextArea name="text" label={t("billing:dispute_text")} maxLength={500} />
    </CommandDialog>
  );
}
