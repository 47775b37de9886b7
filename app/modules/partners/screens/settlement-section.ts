import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import { settlementDays } from "../model/settlement-terms.ts";

const optional = true;

/** When a merchant is settled without anybody asking, and what stays (`settlementTermsSchema`). */
export const settlementSection: FormSection = {
  key: "settlement",
  title: "merchants:settlement",
  hint: "merchants:settlement_hint",
  fields: [
    {
      kind: "select",
      name: "settlement.on",
      label: "merchants:settlement_on",
      span: 3,
      placeholder: "merchants:settlement_by_hand",
      options: settlementDays.map((value) => ({ value, label: `merchants:settlement_days.${value}` as const })),
      optional,
    },
    {
      kind: "number",
      name: "settlement.after_days",
      label: "merchants:settlement_after",
      hint: "merchants:settlement_after_hint",
      span: 3,
      min: 0,
      max: 60,
      optional,
    },
    {
      kind: "money",
      name: "settlement.minimum",
      label: "merchants:settlement_minimum",
      hint: "merchants:settlement_minimum_hint",
      span: 3,
      optional,
    },
    {
      kind: "money",
      name: "settlement.reserve",
      label: "merchants:settlement_reserve",
      hint: "merchants:settlement_reserve_hint",
      span: 3,
      optional,
    },
  ],
};
