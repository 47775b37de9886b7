import { TextArea } from "#app/ui/primitives/text-field.tsx";
import { ActDialog } from "#app/ui/resource/detail/act-dialog.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { StatementLine } from "./statement-lines.server.ts";

interface DisputeDialogProps {
  line: StatementLine;
  number: string;
  onClose: () => void;
}

/** The merchant says what is wrong with a line. */
export function DisputeDialog({ line, number, onClose }: DisputeDialogProps) {
  const say = useWords();
  return (
    <ActDialog
      title={say("billing:dispute_ask", { order: line.orderNumber ?? number })}
      deed={say("billing:dispute_send")}
      back={say("billing:dispute_not")}
      intent="accounting.merchant_billing.dispute"
      hidden={{ number, line: line.id }}
      done={say("billing:done.dispute")}
      onClose={onClose}
    >
      <TextArea name="text" label={say("billing:dispute_words")} maxLength={500} />
    </ActDialog>
  );
}
