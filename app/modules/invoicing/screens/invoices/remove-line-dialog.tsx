import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";

interface RemoveLineDialogProps {
  invoice: { number: string; version: number };
  /** The line and its label. */
  line: { id: string; called: string };
  onClose: () => void;
}

/** Dialog to remove a line from a pending invoice. */
export function RemoveLineDialog({ invoice: { number, version }, line, onClose }: RemoveLineDialogProps) {
  const t = useTranslate();
  return (
    <CommandDialog
      title={t("billing:remove_line_ask", { line: line.called || number, number })}
      text={t("billing:remove_line_text")}
      submitLabel={t("billing:remove_line")}
      cancelLabel={t("billing:keep_line")}
      intent="accounting.merchant_billing.modify_invoice"
      hidden={{ number, version: String(version), "remove[0]": line.id }}
      onDone={t("billing:done.modify", { number })}
      onClose={onClose}
    />
  );
}
