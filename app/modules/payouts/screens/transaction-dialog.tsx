import { paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";

interface TransactionDialogProps {
  agents: readonly { value: string; label: string }[];
  currencies: readonly string[];
  onClose: () => void;
}

/** Dialog to create a manual transaction of an agent. */
export function TransactionDialog({ agents, currencies, onClose }: TransactionDialogProps) {
  const t = useTranslate();
  const methods = paymentMethods.rows.filter(({ key }) => key !== "none");
  return (
    <CommandDialog
      title={t("payouts:new_transaction")}
      submitLabel={t("payouts:save_transaction")}
      intent="accounting.agent_billing.create_transaction"
      hidden={{}}
      onDone={t("payouts:done.created")}
      onClose={onClose}
    >
      <Select name="agent_id" label={t("payouts:column.agent")} options={agents} />
      <div className="two-fields">
        <TextField name="amount" label={t("payouts:column.amount")} hint={t("payouts:amount_hint")} decimal />
        <Select
          name="currency"
          label={t("common:field.currency")}
          options={currencies.map((code) => ({ value: code, label: code }))}
        />
      </div>
      <Select
        name="method"
        label={t("payouts:column.method")}
        options={methods.map(({ code, key }) => ({ value: String(code), label: t(`accounting:method.${key}`) }))}
      />
      <DateTimeField kind="date" name="day" optional label={t("payouts:column.day")} />
      <TextField name="description" label={t("payouts:column.description")} maxLength={500} />
    </CommandDialog>
  );
}
