import { ActDialog } from "#app/ui/resource/detail/act-dialog.tsx";
import { useWords } from "#app/ui/words/use-words.ts";

interface TakeOutProps {
  invoice: { number: string; version: number };
  /** The line, and what it is called. */
  line: { id: string; called: string };
  onClose: () => void;
}

/** Takes one line out of a pending invoice. */
export function TakeOutDialog({ invoice: { number, version }, line, onClose }: TakeOutProps) {
  const say = useWords();
  return (
    <ActDialog
      title={say("billing:take_out_ask", { line: line.called || number, number })}
      text={say("billing:take_out_text")}
      deed={say("billing:take_out")}
      back={say("billing:keep_line")}
      intent="accounting.merchant_billing.modify_invoice"
      hidden={{ number, version: String(version), "remove[0]": line.id }}
      done={say("billing:done.modify", { number })}
      onClose={onClose}
    />
  );
}
