import type { ReactNode } from "react";
import type { MeasurementSystem } from "#app/platform/money/units.ts";
import type { Choice } from "#app/ui/primitives/combobox.tsx";
import type { FieldSpec, FormSection } from "#app/ui/resource/form/form-spec.ts";
import { shippingMethodTypes } from "../model/fee-method.ts";
import { methodUnitLabels } from "../model/method-units.ts";
import { RangeRows, ZoneRows } from "./fee-rows.tsx";
import { SurchargeTable } from "./surcharge-table.tsx";

interface MethodFormContext {
  weight: MeasurementSystem;
  distance: MeasurementSystem;
  zones: readonly Choice[];
  currencies: readonly string[];
}

const optional = true;
const createAmountField = (name: string, label: "base_fee" | "rto_fee" | "flat_fee") =>
  ({ kind: "number", name, label: `shipping_methods:${label}`, span: 2, min: 0 }) as const;

/** The form of a shipping method, in the units in which the account measures. */
export function shippingMethodSections({ weight, distance, zones, currencies }: MethodFormContext): FormSection[] {
  const units = { ...methodUnitLabels[weight], distance: methodUnitLabels[distance].distance };
  return [
    {
      key: "method",
      fields: [
        { kind: "text", name: "name", label: "shipping_methods:name", span: 4, autoComplete: "off" },
        {
          kind: "select",
          name: "type",
          label: "shipping_methods:type",
          span: 2,
          options: shippingMethodTypes.rows.map(({ code, key }) => ({
            value: String(code),
            label: `shipping_methods:types.${key}` as const,
          })),
        },
        {
          kind: "duration",
          name: "lateness_threshold_minutes",
          label: "shipping_methods:lateness",
          hint: "shipping_methods:lateness_hint",
          span: 3,
          optional,
        },
      ],
    },
    {
      key: "fees",
      title: "shipping_methods:fees",
      fields: [
        {
          kind: "money",
          name: "base_fee",
          label: "shipping_methods:base_fee",
          span: 2,
          currencyName: "currency",
          currencies,
        },
        { ...createAmountField("rto_fee", "rto_fee"), hint: "shipping_methods:rto_hint", optional },
        { ...createAmountField("flat_fee", "flat_fee"), hint: "shipping_methods:flat_hint", optional },
      ],
    },
    {
      key: "surcharges",
      title: "shipping_methods:surcharges",
      hint: "shipping_methods:surcharges_hint",
      fields: [
        {
          kind: "custom",
          name: "weight",
          label: "shipping_methods:surcharges",
          render: () => <SurchargeTable units={units} currency={currencies[0] ?? ""} />,
        },
        {
          kind: "number",
          name: "volume_divisor",
          label: "shipping_methods:divisor",
          hint: "shipping_methods:divisor_hint",
          span: 3,
          unit: "cm³/kg",
          min: 1,
          step: 1,
          optional,
        },
      ],
    },
    {
      key: "zones",
      title: "shipping_methods:zones",
      hint: "shipping_methods:zones_hint",
      fields: [createCustomField("zones", "zones", (name) => <ZoneRows name={name} zones={zones} />)],
    },
    {
      key: "tiers",
      title: "shipping_methods:tiers",
      hint: "shipping_methods:tiers_hint",
      fields: [
        createCustomField("ranges", "tiers", (name) => <RangeRows name={name} unit={units.weight} />),
        {
          kind: "date",
          name: "anchor_date",
          label: "shipping_methods:anchor_date",
          hint: "shipping_methods:anchor_hint",
          span: 3,
          optional,
        },
      ],
    },
    {
      key: "automatic",
      title: "shipping_methods:automatic",
      fields: [
        { kind: "switch", name: "auto_create_delivery", label: "shipping_methods:auto_delivery", span: 3 },
        { kind: "switch", name: "auto_create_return", label: "shipping_methods:auto_return", span: 3 },
        {
          kind: "switch",
          name: "door_code",
          label: "shipping_methods:door_code",
          hint: "shipping_methods:door_code_hint",
          span: 3,
        },
        {
          kind: "checks",
          name: "agents",
          label: "shipping_methods:agents",
          hint: "shipping_methods:agents_hint",
          optional,
        },
      ],
    },
  ];
}

function createCustomField(name: string, label: "zones" | "tiers", render: (name: string) => ReactNode): FieldSpec {
  return { kind: "custom", name, label: `shipping_methods:${label}`, render };
}
