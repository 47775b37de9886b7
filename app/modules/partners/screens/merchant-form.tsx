import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { proofSettings } from "#app/modules/orders/model/order.enums.ts";
import { createBillingSection } from "#app/modules/workspace/screens/billing-section.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { NumberField } from "#app/ui/primitives/text-field.tsx";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";
import { useRows } from "#app/ui/resource/form/use-rows.ts";
import { toFormRows } from "#app/ui/settings-list/form-rows.ts";
import { notifiableStatuses } from "../model/merchant.ts";
import { settlementSection } from "./settlement-section.ts";

const optional = true;

/** The form of a merchant. */
export function buildMerchantSections(currencies: readonly string[]): FormSection[] {
  return [
    {
      key: "merchant",
      fields: [
        { kind: "text", name: "name", label: "merchants:name", span: 4, autoComplete: "off" },
        {
          kind: "custom",
          name: "currency",
          label: "merchants:currency",
          render: (name) => <CurrencySelect name={name} label="currency" currencies={currencies} />,
        },
        { kind: "text", name: "owner_name", label: "merchants:owner", span: 2, autoComplete: "off", optional },
        { kind: "email", name: "email", label: "merchants:email", span: 2, autoComplete: "off", optional },
        { kind: "phone", name: "phone", label: "merchants:phone", span: 2, autoComplete: "off", optional },
        { kind: "tags", name: "tags", label: "merchants:tags", optional },
        {
          kind: "switch",
          name: "managed",
          label: "merchants:managed",
          hint: "merchants:managed_hint",
        },
      ],
    },
    {
      key: "orders",
      title: "merchants:orders",
      fields: [
        {
          kind: "checks",
          name: "shipping_methods",
          label: "merchants:shipping_methods",
          hint: "merchants:shipping_methods_hint",
          optional,
        },
        {
          kind: "checks",
          name: "locations",
          label: "merchants:locations",
          hint: "merchants:locations_hint",
          optional,
        },
        {
          kind: "select",
          name: "default_proof",
          label: "merchants:default_proof",
          hint: "merchants:default_proof_hint",
          span: 3,
          options: proofSettings.rows.map(({ code, key }) => ({
            value: String(code),
            label: `merchants:proof.${key}` as const,
          })),
        },
        {
          kind: "select",
          name: "measurement",
          label: "merchants:measurement",
          span: 3,
          placeholder: "merchants:as_account",
          options: (["metric", "imperial"] as const).map((value) => ({
            value,
            label: `merchants:${value}` as const,
          })),
          optional,
        },
      ],
    },
    {
      key: "limits",
      title: "merchants:limits",
      hint: "merchants:limits_hint",
      fields: [
        {
          kind: "custom",
          name: "billing_limits",
          label: "merchants:limits",
          render: (name) => <LimitRows name={name} currencies={currencies} />,
        },
      ],
    },
    createBillingSection("merchant"),
    settlementSection,
    {
      key: "messages",
      title: "merchants:messages",
      fields: [
        {
          kind: "checks",
          name: "tracking_events",
          label: "merchants:tracking_events",
          options: notifiableStatuses.map((value) => ({ value, label: `common:status.customer.${value}` as const })),
          optional,
        },
      ],
    },
  ];
}

interface CurrencySelectProps {
  name: string;
  label: "currency" | "limit_currency";
  currencies: readonly string[];
  start?: string | undefined;
}

function CurrencySelect({ name, label, currencies, start }: CurrencySelectProps) {
  const t = useTranslate();
  const field = useFormField(name);
  const chosen = start ?? field.start ?? currencies[0];
  const offered = chosen && !currencies.includes(chosen) ? [...currencies, chosen] : currencies;
  return (
    <Select
      label={t(`merchants:${label}`)}
      name={field.name}
      defaultValue={chosen}
      options={offered.map((code) => ({ value: code, label: code }))}
      errors={field.errors}
      span={2}
    />
  );
}

/** Billing limits, one per currency. */
function LimitRows({ name, currencies }: { name: string; currencies: readonly string[] }) {
  const t = useTranslate();
  const list = useFormField(name);
  const [start] = useState(() => toFormRows(list.initial));
  const { keys, add, remove } = useRows(start.length);
  return (
    <div className="field span-6 grid gap-3">
      {keys.map((key, at) => (
        <div key={key} className="field-grid items-end">
          <LimitRow name={`${name}[${at}]`} currencies={currencies} start={start[key]} />
          <IconButton
            icon={Trash2}
            label={t("merchants:remove_limit", { number: at + 1 })}
            onClick={() => remove(key)}
          />
        </div>
      ))}
      {list.errors?.[0] && <span className="field-error">{list.errors[0]}</span>}
      <div>
        <Button icon={Plus} onClick={add}>
          {t("merchants:add_limit")}
        </Button>
      </div>
    </div>
  );
}

interface LimitRowProps {
  name: string;
  currencies: readonly string[];
  start: Record<string, string> | undefined;
}

function LimitRow({ name, currencies, start }: LimitRowProps) {
  const t = useTranslate();
  const amount = useFormField(`${name}.amount`);
  return (
    <>
      <NumberField
        label={t("merchants:amount")}
        name={amount.name}
        defaultValue={start?.amount}
        min={0}
        step="any"
        errors={amount.errors}
        span={3}
      />
      <CurrencySelect
        name={`${name}.currency`}
        label="limit_currency"
        currencies={currencies}
        start={start?.currency}
      />
    </>
  );
}
