import { useState } from "react";
import type { TillChoice } from "#app/modules/ledger/commands/tills/choose-till.server.ts";
import { payMethodKeys, type TaxTreatment } from "#app/modules/ledger/model/billing.enums.ts";
import { ExchangeFields, type ExchangeQuestion } from "#app/modules/ledger/screens/documents/exchange-fields.tsx";
import { TillField } from "#app/modules/ledger/screens/till-field.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import { DocumentFields } from "./document-fields.tsx";

/** Actions on invoices and settlements with their commands. */
export const documentActions = {
  modify: "modify_invoice",
  exchange: "state_exchange_rate",
  pay: "pay",
  unpay: "unpay",
  send: "send_invoice",
  send_settlement: "send_settlement",
  remind: "remind",
  net: "net_invoice",
  credit: "credit_invoice",
  void: "void_invoice",
  settle: "settle",
  unsettle: "unsettle",
  void_settlement: "void_settlement",
} as const;
export type DocumentAction = keyof typeof documentActions;

interface DocumentDialogProps {
  action: DocumentAction;
  document: { number: string; version: number };
  /** VAT treatment of the invoice. */
  treatment?: TaxTreatment;
  /** Formatted total, and the merchant's address for invoices. */
  sum: string;
  email?: string | undefined;
  /** The merchant's Peppol id, where an invoice can be sent to it. */
  peppol?: string | null;
  /** What the VAT of an invoice is to be stated in. */
  exchange?: ExchangeQuestion | undefined;
  /** True for a settlement that the merchant pays. */
  owed?: boolean;
  /** Where a payment in cash or by cheque may go. */
  till?: TillChoice | null;
  onClose: () => void;
}

/** Dialog for an action with its fields. */
export function DocumentDialog({
  action,
  document,
  sum,
  email,
  peppol = null,
  treatment,
  exchange,
  owed = false,
  till = null,
  onClose,
}: DocumentDialogProps) {
  const t = useTranslate();
  const { number, version } = document;
  const [by, setBy] = useState(action === "send" && peppol ? "peppol" : "mail");
  const requested = action === "void_settlement" ? "void" : action === "send_settlement" ? "send" : action;
  const danger = requested === "void";
  return (
    <CommandDialog
      title={t(`billing:ask.${requested === "settle" && owed ? "settle_owed" : requested}`, { number })}
      text={t(
        `billing:ask.${action === "settle" && owed ? "settle_owed" : by === "peppol" ? "send_peppol" : action}_text`,
        {
          sum,
          email: email ?? "–",
        },
      )}
      submitLabel={t(action === "settle" && owed ? "billing:act.settle_owed" : `billing:act.${action}`, { sum })}
      cancelLabel={t(`billing:ask.${action}_not`)}
      intent={`accounting.merchant_billing.${documentActions[action]}`}
      hidden={{ number, version: String(version) }}
      danger={danger}
      onDone={t(`billing:done.${requested}`, { number })}
      onClose={onClose}
    >
      {action === "send" && peppol && (
        <Select
          name="by"
          label={t("billing:field.by")}
          value={by}
          onChange={(event) => setBy(event.currentTarget.value)}
          options={[
            { value: "peppol", label: `Peppol ${peppol}` },
            { value: "mail", label: t("billing:field.by_mail") },
          ]}
        />
      )}
      {requested === "send" && by !== "peppol" && (
        <TextField type="email" name="email" label={t("billing:field.email")} defaultValue={email} maxLength={254} />
      )}
      {action === "credit" && <input type="hidden" name="all" value="true" />}
      {(danger || action === "credit") && <TextField name="reason" label={t("billing:field.reason")} maxLength={500} />}
      {action === "pay" && <PaidAmountFields />}
      {(action === "pay" || action === "settle") && <PaymentSection own={action === "settle" && !owed} till={till} />}
      {action === "exchange" && exchange && <ExchangeFields {...exchange} />}
      {action === "modify" && treatment && <DocumentFields treatment={treatment} />}
    </CommandDialog>
  );
}

/** What was paid, if that is not all that is open. */
function PaidAmountFields() {
  const t = useTranslate();
  return (
    <div className="field-grid">
      <TextField
        name="amount"
        label={t("billing:field.paid_amount")}
        hint={t("billing:field.paid_amount_hint")}
        decimal
        span={3}
        optional
      />
      <TextField
        name="discount"
        label={t("billing:field.paid_discount")}
        hint={t("billing:field.paid_discount_hint")}
        decimal
        span={3}
        optional
      />
    </div>
  );
}

/** How it was paid, and into or out of which till; `own` where the account pays, with a cheque of its own, which is in no till. */
function PaymentSection({ own, till }: { own: boolean; till: TillChoice | null }) {
  const t = useTranslate();
  const [method, setMethod] = useState("transfer");
  return (
    <>
      <DateTimeField kind="date" name="on" label={t("billing:field.on")} optional />
      <Select
        name="method"
        label={t("billing:method")}
        value={method}
        onChange={(event) => setMethod(event.currentTarget.value)}
        options={payMethodKeys.map((key) => ({
          value: key,
          label: t(own && key === "cheque" ? "billing:own_cheque" : `billing:methods.${key}`),
        }))}
      />
      {(method === "cash" || (method === "cheque" && !own)) && <TillField till={till} />}
      <TextField name="reference" label={t("billing:reference")} maxLength={140} optional />
    </>
  );
}
