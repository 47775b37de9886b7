import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentMethod } from "#app/modules/orders/model/order.enums.ts";
import { settlings } from "#app/modules/shipments/model/door-payments.ts";
import {
  expectedPayment,
  paidWays,
  type SaidPayment,
  toldPayment,
  wayWords,
} from "#app/modules/shipments/model/said-at-door.ts";
import { Checkbox, RadioGroup } from "#app/ui/primitives/checkbox.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { CompletedDoor } from "./route-act.ts";

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
export function DoorFields({ door, onSay }: { door: DoorView; onSay(said: CompletedDoor): void }) {
  const { t } = useTranslation("routes");
  const [said, setSaid] = useState<Readonly<Record<string, SaidPayment>>>({});
  const [isPartial, setPartial] = useState(false);
  const [missing, setMissing] = useState<Readonly<Record<string, number>>>({});
  const tell = (next: { said?: typeof said; missing?: typeof missing; isPartial?: boolean }) => {
    const now = { said, missing, isPartial, ...next };
    setSaid(now.said);
    setMissing(now.missing);
    setPartial(now.isPartial);
    onSay(doorSaid(door, now.said, now.isPartial ? now.missing : {}));
  };
  return (
    <>
      {door.collections.map((due) => {
        const one = said[due.id] ?? expectedPayment(due);
        const say = (change: Partial<SaidPayment>) => tell({ said: { ...said, [due.id]: { ...one, ...change } } });
        return <MoneyFields key={due.id} due={due} said={one} onSay={say} />;
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
export function doorSaid(
  door: DoorView,
  said: Readonly<Record<string, SaidPayment>> = {},
  missing: Readonly<Record<string, number>> = {},
): CompletedDoor {
  const lines = door.packages.flatMap(({ id }) => (missing[id] ? [{ id, quantity: missing[id] }] : []));
  const payments = door.collections.map((due) => toldPayment(due.id, said[due.id] ?? expectedPayment(due)));
  return {
    ...(payments.length > 0 ? { payments } : {}),
    ...(lines.length > 0 ? { missing_packages: lines } : {}),
  };
}

interface MoneyFieldsProps {
  due: DoorView["collections"][number];
  said: SaidPayment;
  onSay(change: Partial<SaidPayment>): void;
}

function MoneyFields({ due, said, onSay }: MoneyFieldsProps) {
  const { t } = useTranslation("routes");
  const say = useWords();
  const amount = `${due.amount} ${due.currency}`;
  return (
    <>
      <RadioGroup
        legend={t("paid.outcome", { amount })}
        name={`how-${due.id}`}
        defaultValue={said.how}
        options={settlings.map((value) => ({ value, label: say(`shipments:collected.${value}`) }))}
        onChoose={(value) => onSay({ how: settlings.find((each) => each === value) ?? said.how })}
      />
      {said.how === "collected" && (
        <Select
          name={`method-${due.id}`}
          label={t("paid.by")}
          value={String(said.method)}
          options={paidWays.map((way) => ({ value: String(way), label: say(`orders:payment.${wayWords[way]}`) }))}
          onChange={({ currentTarget }) =>
            onSay({ method: paidWays.find((way) => String(way) === currentTarget.value) ?? said.method })
          }
        />
      )}
      {said.how === "waived" && (
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
