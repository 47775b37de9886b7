import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentMethod } from "#app/modules/orders/model/order.enums.ts";
import { paymentOutcomes } from "#app/modules/shipments/model/handover-payments.ts";
import {
  getExpectedPayment,
  handoverMethodKeys,
  handoverMethods,
  type PaymentDraft,
  toHandoverPayment,
} from "#app/modules/shipments/model/payment-draft.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Checkbox, RadioGroup } from "#app/ui/primitives/checkbox.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import type { StopCompletion } from "./route-command.ts";

/** What is to be handed over and collected at a stop, as the API returns it: amounts are decimal strings. */
export interface HandoverView {
  collections: {
    id: string;
    amount: string;
    currency: string;
    method: PaymentMethod;
    prepaymentRequired: boolean;
  }[];
  packages: { id: string; orderNumber: string; name: string | null; barcode: string | null; quantity: number }[];
}

/** Enters the outcome of each collection and the number of missing packages per line. */
export function HandoverFields({
  handover,
  onChange,
}: {
  handover: HandoverView;
  onChange(completion: StopCompletion): void;
}) {
  const { t } = useTranslation("routes");
  const [drafts, setDrafts] = useState<Readonly<Record<string, PaymentDraft>>>({});
  const [isPartial, setPartial] = useState(false);
  const [missing, setMissing] = useState<Readonly<Record<string, number>>>({});
  const update = (next: { drafts?: typeof drafts; missing?: typeof missing; isPartial?: boolean }) => {
    const current = { drafts, missing, isPartial, ...next };
    setDrafts(current.drafts);
    setMissing(current.missing);
    setPartial(current.isPartial);
    onChange(getInitialCompletion(handover, current.drafts, current.isPartial ? current.missing : {}));
  };
  return (
    <>
      {handover.collections.map((due) => {
        const payment = drafts[due.id] ?? getExpectedPayment(due);
        const change = (fields: Partial<PaymentDraft>) =>
          update({ drafts: { ...drafts, [due.id]: { ...payment, ...fields } } });
        return <MoneyFields key={due.id} due={due} payment={payment} onChange={change} />;
      })}
      {handover.packages.length > 0 && (
        <Checkbox
          label={t("missing.some")}
          checked={isPartial}
          onChange={({ currentTarget }) => update({ isPartial: currentTarget.checked })}
        />
      )}
      {isPartial &&
        handover.packages.map(({ id, barcode, name, orderNumber, quantity }) => (
          <TextField
            key={id}
            type="number"
            name={`missing-${id}`}
            label={t("missing.of", { name: [barcode, name].filter(Boolean).join(", ") || orderNumber, quantity })}
            min={0}
            max={quantity}
            defaultValue={0}
            onChange={({ currentTarget }) =>
              update({ missing: { ...missing, [id]: Math.trunc(Number(currentTarget.value)) || 0 } })
            }
          />
        ))}
    </>
  );
}

/** The completion for a form; without drafts, its initial value. */
export function getInitialCompletion(
  handover: HandoverView,
  drafts: Readonly<Record<string, PaymentDraft>> = {},
  missing: Readonly<Record<string, number>> = {},
): StopCompletion {
  const lines = handover.packages.flatMap(({ id }) => (missing[id] ? [{ id, quantity: missing[id] }] : []));
  const payments = handover.collections.map((due) =>
    toHandoverPayment(due.id, drafts[due.id] ?? getExpectedPayment(due)),
  );
  return {
    ...(payments.length > 0 ? { payments } : {}),
    ...(lines.length > 0 ? { missing_packages: lines } : {}),
  };
}

interface MoneyFieldsProps {
  due: HandoverView["collections"][number];
  payment: PaymentDraft;
  onChange(change: Partial<PaymentDraft>): void;
}

function MoneyFields({ due, payment, onChange }: MoneyFieldsProps) {
  const { t } = useTranslation("routes");
  const translate = useTranslate();
  const amount = `${due.amount} ${due.currency}`;
  return (
    <>
      <RadioGroup
        legend={t("paid.outcome", { amount })}
        name={`how-${due.id}`}
        defaultValue={payment.outcome}
        options={paymentOutcomes.map((value) => ({ value, label: translate(`shipments:collected.${value}`) }))}
        onChoose={(value) => onChange({ outcome: paymentOutcomes.find((each) => each === value) ?? payment.outcome })}
      />
      {payment.outcome === "collected" && (
        <Select
          name={`method-${due.id}`}
          label={t("paid.by")}
          value={String(payment.method)}
          options={handoverMethods.map((method) => ({
            value: String(method),
            label: translate(`orders:payment.${handoverMethodKeys[method]}`),
          }))}
          onChange={({ currentTarget }) =>
            onChange({
              method: handoverMethods.find((method) => String(method) === currentTarget.value) ?? payment.method,
            })
          }
        />
      )}
      {payment.outcome === "waived" && (
        <TextField
          name={`reason-${due.id}`}
          label={t("paid.why")}
          required
          maxLength={200}
          onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
        />
      )}
    </>
  );
}
