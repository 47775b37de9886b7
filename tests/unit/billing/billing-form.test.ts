import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { profileSchema } from "#app/domain/billing/profile.ts";
import { accountSchema } from "#app/domain/settings/account.ts";
import { billingSection } from "#app/features/settings/billing-section.ts";

test("the account's form has a field for all that stands on an invoice, and so has a merchant's, whose collections are paid to its IBAN", () => {
  const known = Object.keys(profileSchema.shape).map((name) => `billing.${name}`);
  const asked = (side: "account" | "merchant") => billingSection(side).fields.map(({ name }) => name);
  for (const side of ["account", "merchant"] as const) expect(asked(side).toSorted()).toEqual(known.toSorted());
});

test("a form whose billing fields were all emptied empties them, and one without them leaves them as they were", () => {
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
  for (const { name } of billingSection("account").fields) form.set(name, "");
  expect(read()).toBeDefined();
  expect(Object.values(read() ?? {}).every((value) => value === undefined)).toBe(true);
});
