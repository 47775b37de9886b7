import { varianceReasons } from "#app/modules/ledger/model/accounting.enums.ts";
import { formatDecimal } from "#app/platform/money/money.ts";
import { formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";

/** A till and currency, and what they are called. */
interface TillCash {
  tillId: string;
  currency: string;
  name: string;
}

interface NewDepositDialogProps {
  kind: "cash" | "card";
  at: TillCash;
  onClose: () => void;
}

/** Hands cash or an acquirer's payout over to the bank. */
export function NewDepositDialog({ kind, at, onClose }: NewDepositDialogProps) {
  const t = useTranslate();
  const { tillId, currency, name } = at;
  const end = <span className="unit">{currency}</span>;
  return (
    <CommandDialog
      title={`${t(`deposits:new_${kind}`)}, ${kind === "cash" ? name : currency}`}
      text={t(kind === "card" ? "deposits:card_text" : "deposits:posted")}
      submitLabel={t("deposits:hand_over")}
      cancelLabel={t("deposits:not_now")}
      intent="accounting.deposits.create"
      hidden={{ kind, currency, ...(kind === "cash" ? { till_id: tillId } : {}) }}
      onDone={t("deposits:handed_over")}
      onClose={onClose}
    >
      <TextField name="amount" label={t(kind === "card" ? "deposits:gross" : "deposits:amount")} end={end} decimal />
      {kind === "card" && <TextField name="fee" label={t("deposits:fee")} end={end} decimal optional />}
      <TextField name="slip" label={t("deposits:column.slip")} hint={t("deposits:slip_hint")} maxLength={40} optional />
      {kind === "cash" && <TextField name="bag" label={t("deposits:column.bag")} maxLength={40} optional />}
      <TextField name="note" label={t("deposits:note")} maxLength={300} optional />
    </CommandDialog>
  );
}

/** Fields for the deposit of chosen cheques. */
export function ChequeDepositFields() {
  const t = useTranslate();
  return (
    <>
      <input type="hidden" name="kind" value="cheque" />
      <TextField name="slip" label={t("deposits:column.slip")} hint={t("deposits:slip_hint")} maxLength={40} optional />
    </>
  );
}

/** Why a count differs. */
export function DifferenceReason() {
  const t = useTranslate();
  return (
    <Select
      name="reason"
      label={t("deposits:difference_reason")}
      placeholder={t("accounting:difference.choose")}
      options={varianceReasons.map((key) => ({ value: key, label: t(`accounting:reason.${key}`) }))}
      optional
    />
  );
}

interface CountDialogProps {
  balance: number;
  at: TillCash;
  onClose: () => void;
}

/** Counts a till: what the books expect is sent as it was seen. */
export function CountDialog({ balance, at, onClose }: CountDialogProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { tillId, currency, name } = at;
  const sum = `${formatAmount(balance, currency, locale)} ${currency}`;
  return (
    <CommandDialog
      title={t("deposits:count_ask", { till: name })}
      text={t("deposits:count_text", { sum })}
      submitLabel={t("deposits:count")}
      cancelLabel={t("deposits:count_not")}
      intent="accounting.deposits.count_till"
      hidden={{ till_id: tillId, currency, expected: formatDecimal({ amount: balance, currency }) }}
      onDone={t("deposits:counted")}
      onClose={onClose}
    >
      <TextField
        name="counted"
        label={t("deposits:counted_sum")}
        end={<span className="unit">{currency}</span>}
        decimal
      />
      <DifferenceReason />
      <TextField name="note" label={t("deposits:note")} maxLength={300} optional />
    </CommandDialog>
  );
}
