import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { modifySchema } from "#app/modules/invoicing/model/invoice.ts";
import { accountSchema } from "#app/modules/workspace/model/account.ts";
import { billingProfileSchema } from "#app/modules/workspace/model/billing-profile.ts";
import { createBillingSection } from "#app/modules/workspace/screens/billing-section.ts";

test("the account's form has a field for everything on an invoice; the merchant's adds the payout IBAN", () => {
  const known = Object.keys(billingProfileSchema.shape).map((name) => `billing.${name}`);
  const requested = (side: "account" | "merchant") => createBillingSection(side).fields.map(({ name }) => name);
  for (const side of ["account", "merchant"] as const) expect(requested(side).toSorted()).toEqual(known.toSorted());
});

test("an invoice form may leave its line empty; a half-filled line is rejected at the field", () => {
  const read = (description: string, amount: string) => {
    const form = new FormData();
    const fields = { number: "R-1", version: "1", discount_percent: "5" };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("add[0].description", description);
    form.set("add[0].amount", amount);
    const submission = parseWithZod(form, { schema: modifySchema });
    return submission.status === "success" ? submission.value : Object.keys(submission.error ?? {});
  };
  expect(read("", "")).toMatchObject({ add: [], discount_percent: 5 });
  expect(read("Two pallets", "35.00")).toMatchObject({ add: [{ description: "Two pallets", amount: "35.00" }] });
  expect(read("Two pallets", "")).toEqual(["add[0].amount"]);
  expect(read("", "35.00")).toEqual(["add[0].description"]);
});

test("removing a line from an invoice by its id changes nothing else", () => {
  const line = "01a20cec-3b8a-7792-ac3b-c55225bcead7";
  const form = new FormData();
  for (const [name, value] of Object.entries({ number: "R-1", version: "1", "remove[0]": line })) form.set(name, value);
  const submission = parseWithZod(form, { schema: modifySchema });
  expect(submission.status === "success" && submission.value).toEqual({
    ...{ number: "R-1", version: 1, add: [], remove: [line] },
  });
});

test("emptying all billing fields clears them; a form without them leaves them unchanged", () => {
  const form = new FormData();
  form.set("workspace_name", "Neretva");
  form.set("country", "LI");
  form.set("timezone", "Europe/Vaduz");
  form.set("preferences.default_currency", "CHF");
  const read = () => {
    const submission = parseWithZod(form, { schema: accountSchema });
    if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
    return submission.value.billing;
  };
  expect(read()).toBeUndefined();
  for (const { name } of createBillingSection("account").fields) form.set(name, "");
  expect(read()).toBeDefined();
  expect(Object.values(read() ?? {}).every((value) => value === undefined)).toBe(true);
});
