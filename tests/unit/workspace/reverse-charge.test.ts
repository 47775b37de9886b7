import { expect, test } from "vitest";
import type { BillingProfileInput } from "#app/modules/workspace/model/billing-profile.ts";
import { findReverseChargeFaults } from "#app/modules/workspace/model/reverse-charge.ts";

const cases: readonly [own: string, details: BillingProfileInput, faults: string[]][] = [
  ["DE", { country: "DE", vat_id: "DE299104387" }, ["tax_treatment billing_details:reverse_charge_at_home"]],
  ["CH", { country: "LI", vat_id: "CHE-123.456.789" }, ["tax_treatment billing_details:reverse_charge_at_home"]],
  ["LI", { country: "CH" }, ["tax_treatment billing_details:reverse_charge_at_home"]],
  ["DE", {}, ["country required"]],
  ["DE", { country: "AT" }, ["vat_id billing_details:reverse_charge_vat_id"]],
  ["DE", { country: "AT", vat_id: "DE299104387" }, ["vat_id billing_details:reverse_charge_vat_id"]],
  ["DE", { country: "AT", vat_id: "at u12345678" }, []],
  ["CH", { country: "GR", vat_id: "EL123456789" }, []],
  ["CH", { country: "GR", vat_id: "GR123456789" }, ["vat_id billing_details:reverse_charge_vat_id"]],
  ["DE", { country: "CH" }, []],
  ["FR", { country: "MC" }, ["tax_treatment billing_details:reverse_charge_at_home"]],
];

test.each(cases)("reverse charge of a contractor to %s with %o", (own, details, expected) => {
  const find = (more: BillingProfileInput) => {
    const faults = findReverseChargeFaults({ tax_treatment: "reverse_charge", ...details, ...more }, own);
    return Object.entries(faults).flatMap(([field, issues]) => issues.map(({ code }) => `${field} ${code}`));
  };
  expect(find({})).toEqual(expected);
  // Others are not asked: nobody charges an employee's VAT, and no other treatment says where VAT is owed.
  expect(find({ employment: "employee" })).toEqual([]);
  expect(find({ tax_treatment: "standard" })).toEqual([]);
});
