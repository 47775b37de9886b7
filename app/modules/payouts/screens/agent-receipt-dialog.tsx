import { useState } from "react";
import { ExchangeFields } from "#app/modules/ledger/screens/documents/exchange-fields.tsx";
import { TillField } from "#app/modules/ledger/screens/till-field.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import type { AgentReceiptView } from "../commands/view-agent-receipts.server.ts";
import { listPayoutMethods } from "../model/agent-billing.enums.ts";
import type { AgentReceiptAction } from "../model/agent-receipt.states.ts";

interface AgentReceiptDialogProps {
  view: Pick<AgentReceiptView, "receipt" | "till" | "taxCurrency" | "issuedOn">;
  action: AgentReceiptAction;
  onClose: () => void;
}

/** Dialog to pay, unpay or void a payout receipt, or to state its exchange rate. */
export function AgentReceiptDialog({ view, action, onClose }: AgentReceiptDialogProps) {
  const t = useTranslate();
  const { receipt, till, taxCurrency, issuedOn } = view;
  const methods = listPayoutMethods(receipt).map(({ key }) => key);
  const [method, setMethod] = useState<string | undefined>(methods[0]);
  const seen = { number: receipt.number, version: String(receipt.version) };
  if (action === "pay")
    return (
      <CommandDialog
        title={t(receipt.payroll ? "payouts:to_payroll" : "payouts:pay")}
        text={t(receipt.payroll ? "payouts:pay_payroll_text" : "payouts:pay_text")}
        cancelLabel={t("payouts:not_yet")}
        intent="accounting.agent_billing.pay"
        hidden={seen}
        onDone={t("payouts:done.paid", { number: receipt.number })}
        onClose={onClose}
      >
        <Select
          name="method"
          label={t("payouts:column.method")}
          value={method}
          onChange={(event) => setMethod(event.currentTarget.value)}
          options={methods.map((key) => ({ value: key, label: t(`payouts:method.${key}`) }))}
        />
        {(method === "cash" || receipt.cash !== null) && <TillField till={till} />}
        <DateTimeField kind="date" name="date" optional label={t("payouts:pay_date")} />
      </CommandDialog>
    );
  if (action === "exchange")
    return (
      <CommandDialog
        title={t("billing:ask.exchange", { number: receipt.number })}
        text={t("payouts:exchange_text")}
        submitLabel={t("billing:act.exchange")}
        cancelLabel={t("billing:ask.exchange_not")}
        intent="accounting.agent_billing.state_exchange_rate"
        hidden={seen}
        onDone={t("billing:done.exchange", { number: receipt.number })}
        onClose={onClose}
      >
        <ExchangeFields
          from={receipt.currency}
          to={taxCurrency ?? ""}
          on={receipt.exchange?.on ?? issuedOn}
          rate={receipt.exchange?.rate}
          source={receipt.exchange?.source}
        />
      </CommandDialog>
    );
  if (action === "unpay")
    return (
      <CommandDialog
        title={t("payouts:unpay_ask", { number: receipt.number })}
        text={t("payouts:unpay_text")}
        submitLabel={t("payouts:unpay")}
        cancelLabel={t("payouts:unpay_not")}
        intent="accounting.agent_billing.unpay"
        hidden={seen}
        onDone={t("payouts:done.unpaid", { number: receipt.number })}
        onClose={onClose}
      />
    );
  return (
    <CommandDialog
      title={t("payouts:void_ask", { number: receipt.number })}
      text={t("payouts:void_text")}
      submitLabel={t("payouts:void")}
      cancelLabel={t("payouts:keep")}
      intent="accounting.agent_billing.void_receipt"
      hidden={seen}
      danger
      onDone={t("payouts:done.voided", { number: receipt.number })}
      onClose={onClose}
    >
      <TextField name="reason" label={t("payouts:column.reason")} maxLength={500} />
    </CommandDialog>
  );
}
