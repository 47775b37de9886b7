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

/** What there is at a door, as the API tells it: amounts are texts. */
export interface DoorView {
  collections: {
    id: string;
    amount: string;
    currency: string;
    method: PaymentMethod;
    prepaymentRequired: boolean;
  }[];
  packages: { id: string; orderNumber: string; name: string | null; barcode: string | null; quantity: number }[];
}

/** What became of the money and the packages of a stop: each collection by itself, each line of packages by its number. */
export function DoorFields({ door, onSay }: { door: DoorView; onSay(said: StopCompletion): void }) {
  const { t } = useTranslation("routes");
  const [said, setSaid] = useState<Readonly<Record<string, PaymentDraft>>>({});
  const [isPartial, setPartial] = useState(false);
  const [missing, setMissing] = useState<Readonly<Record<string, number>>>({});
  const tell = (next: { said?: typeof said; missing?: typeof missing; isPartial?: boolean }) => {
    const now = { said, missing, isPartial, ...next };
    setSaid(now.said);
    setMissing(now.missing);
    setPartial(now.isPartial);
    onSay(getInitialCompletion(door, now.said, now.isPartial ? now.missing : {}));
  };
  return (
    <>
      {door.collections.map((due) => {
        const one = said[due.id] ?? getExpectedPayment(due);
        const t = (change: Partial<PaymentDraft>) => tell({ said: { ...said, [due.id]: { ...one, ...change } } });
        return <MoneyFields key={due.id} due={due} payment={one} onChange={t} />;
      })}
      {door.packages.length > 0 && (
        <Checkbox
          label={t("missing.some")}
          checked={isPartial}
          onChange={({ currentTarget }) => tell({ isPartial: currentTarget.checked })}
        />
      )}
      {isPartial &&
        door.packages.map(({ id, barcode, name, orderNumber, quantity }) => (
          <TextField
            key={id}
            type="number"
            name={`missing-${id}`}
            label={t("missing.of", { name: [barcode, name].filter(Boolean).join(", ") || orderNumber, quantity })}
            min={0}
            max={quantity}
            defaultValue={0}
            onChange={({ currentTarget }) =>
              tell({ missing: { ...missing, [id]: Math.trunc(Number(currentTarget.value)) || 0 } })
            }
          />
        ))}
    </>
  );
}

/** What is told of a door before anybody changes anything. */
export function getInitialCompletion(
  door: DoorView,
  said: Readonly<Record<string, PaymentDraft>> = {},
  missing: Readonly<Record<string, number>> = {},
): StopCompletion {
  const lines = door.packages.flatMap(({ id }) => (missing[id] ? [{ id, quantity: missing[id] }] : []));
  const payments = door.collections.map((due) => toHandoverPayment(due.id, said[due.id] ?? getExpectedPayment(due)));
  return {
    ...(payments.length > 0 ? { payments } : {}),
    ...(lines.length > 0 ? { missing_packages: lines } : {}),
  };
}

interface MoneyFieldsProps {
  due: DoorView["collections"][number];
  payment: PaymentDraft;
  onChange(change: Partial<PaymentDraft>): void;
}

function MoneyFields({ due, payment, onChange: onSay }: MoneyFieldsProps) {
  const { t } = useTranslation("routes");
  const translate = useTranslate();
  const amount = `${due.amount} ${due.currency}`;
  return (
    <>
      <RadioGroup
        legend={t("paid.outcome", { amount })}
        name={`how-${due.id}`}
        defaultValue={payment.how}
        options={paymentOutcomes.map((value) => ({ value, label: translate(`shipments:collected.${value}`) }))}
        onChoose={(value) => onSay({ how: paymentOutcomes.find((each) => each === value) ?? payment.how })}
      />
      {payment.how === "collected" && (
        <Select
          name={`method-${due.id}`}
          label={t("paid.by")}
          value={String(payment.method)}
          options={handoverMethods.map((way) => ({
            value: String(way),
            label: translate(`orders:payment.${handoverMethodKeys[way]}`),
          }))}
          onChange={({ currentTarget }) =>
            onSay({ method: handoverMethods.find((way) => String(way) === currentTarget.value) ?? payment.method })
          }
        />
      )}
      {payment.how === "waived" && (
        <TextField
          name={`reason-${due.id}`}
          label={t("paid.why")}
          required
          maxLength={200}
          onChange={({ currentTarget }) => onSay({ reason: currentTarget.value })}
        />
      )}
    </>
  );
}
