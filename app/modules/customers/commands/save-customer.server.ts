import { z } from "zod";
import { checkMetadata } from "#app/modules/custom-fields/commands/check-metadata.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { cleanMetadata, mergeMetadata } from "#app/platform/kernel/metadata.ts";
import { listDialingCountries, normalizePhone } from "#app/platform/kernel/phone.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readCustomerDetails } from "../db/customer.reads.server.ts";
import { insertCustomer, updateCustomer } from "../db/customer-edit.writes.server.ts";
import { customerSchema, formatInputName } from "../model/customer.ts";

export const createCustomer = createCommand({
  name: "customers.create",
  permission: ["customers", "customers.create"],
  input: customerSchema,
  async run(scope, input) {
    const checked = await checkMetadata(scope, { noun: "customer", metadata: input.metadata, isNew: true });
    if (!checked.ok) return checked;
    const normalized = withPhone(scope, { ...input, metadata: cleanMetadata(input.metadata) });
    if (!normalized.ok) return normalized;
    const id = newId(scope);
    const written = await commitAndPublish(scope, [
      ...insertCustomer(scope, id, normalized.value),
      writeAudit(scope, "customers.create", id, { type: input.type, name: formatInputName(input) }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});

/**
 * Updates a customer; `version` is the version that the change is based on. Metadata is merged. Orders keep the name and address that they
 * copied.
 */
export const changeCustomer = createCommand({
  name: "customers.update",
  permission: ["customers", "customers.update"],
  input: customerSchema.safeExtend({ id: z.uuid(), version: expectedVersionSchema }),
  async run(scope, { id, version, ...input }) {
    const before = await readCustomerDetails(scope, id);
    if (!before) return fail("customer_not_found");
    const checked = await checkMetadata(scope, { noun: "customer", metadata: input.metadata, isNew: false });
    if (!checked.ok) return checked;
    const metadata = mergeMetadata(before.customer.metadata, input.metadata);
    if (!metadata.ok) return metadata;
    const normalized = withPhone(scope, { ...input, metadata: metadata.value });
    if (!normalized.ok) return normalized;
    const written = await commitAndPublish(scope, [
      ...updateCustomer(scope, id, version, normalized.value),
      writeAudit(scope, "customers.update", id, { type: input.type, name: formatInputName(input) }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Normalizes the phone number to E.164; one without a country code is read in the account's country. */
export function withPhone<Input extends { phone?: string | undefined }>(scope: Scope, input: Input): Result<Input> {
  if (input.phone === undefined) return ok(input);
  const phone = normalizePhone(input.phone, listDialingCountries(scope.account));
  return phone === null ? failFields({ phone: [{ code: "phone_invalid" }] }) : ok({ ...input, phone });
}
