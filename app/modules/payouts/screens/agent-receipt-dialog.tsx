import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import type { AgentReceiptView } from "../commands/view-agent-receipts.server.ts";
import { payoutMethods } from "../model/agent-billing.enums.ts";

interface AgentReceiptDialogProps {
  receipt: AgentReceiptView["receipt"];
  action: "pay" | "void";
  onClose: () => void;
}

/** Asks how and when a receipt of payouts is paid, or why it is voided. */
export function AgentReceiptDialog({ receipt, action, onClose }: AgentReceiptDialogProps) {
  const say = useTranslate();
  const seen = { number: receipt.number, version: String(receipt.version) };
  if (action === "pay")
    return (
      <CommandDialog
        title={say("payouts:pay")}
        text={say("payouts:pay_text")}
        cancelLabel={say("payouts:not_yet")}
        intent="accounting.agent_billing.pay"
        hidden={seen}
        onDone={say("payouts:done.paid", { number: receipt.number })}
        onClose={onClose}
      >
        <Select
          name="method"
          label={say("payouts:column.method")}
          options={payoutMethods.map(({ key }) => ({ value: key, label: say(`payouts:method.${key}`) }))}
        />
        <DateTimeField kind="date" name="date" optional label={say("payouts:pay_date")} />
      </CommandDialog>
    );
  return (
    <CommandDialog
      title={say("payouts:void_ask", { number: receipt.number })}
      text={say("payouts:void_text")}
      submitLabel={say("payouts:void")}
      cancelLabel={say("payouts:keep")}
      intent="accounting.agent_billing.void_receipt"
      hidden={seen}
      danger
      onDone={say("payouts:done.voided", { number: receipt.number })}
      onClose={onClose}
    >
      <TextField name="reason" label={say("payouts:column.reason")} maxLength={500} />
    </CommandDialog>
  );
}
