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
  const say = useTranslate();
  return (
    <CommandDialog
      title={say("billing:take_out_ask", { line: line.called || number, number })}
      text={say("billing:take_out_text")}
      submitLabel={say("billing:take_out")}
      cancelLabel={say("billing:keep_line")}
      intent="accounting.merchant_billing.modify_invoice"
      hidden={{ number, version: String(version), "remove[0]": line.id }}
      onDone={say("billing:done.modify", { number })}
      onClose={onClose}
    />
  );
}
