import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";

interface RemoveLineDialogProps {
  invoice: { number: string; version: number };
  /** The line, and what it is called. */
  line: { id: string; called: string };
  onClose: () => void;
}

/** Takes one line out of a pending invoice. */
export function RemoveLineDialog({ invoice: { number, version }, line, onClose }: RemoveLineDialogProps) {
  const t = useTranslate();
  return (
    <CommandDialog
      title={t("billing:take_out_ask", { line: line.called || number, number })}
      text={t("billing:take_out_text")}
      submitLabel={t("billing:take_out")}
      cancelLabel={t("billing:keep_line")}
      intent="accounting.merchant_billing.modify_invoice"
      hidden={{ number, version: String(version), "remove[0]": line.id }}
      onDone={t("billing:done.modify", { number })}
      onClose={onClose}
    />
  );
}
