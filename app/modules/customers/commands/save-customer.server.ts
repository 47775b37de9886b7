import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit-and-publish.server.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readCustomerDetails } from "../db/customer.reads.server.ts";
import { insertCustomer, updateCustomer } from "../db/customer-edit.writes.server.ts";
import { customerSchema, formatInputName } from "../model/customer.ts";
import { withPhone } from "./with-phone.server.ts";

export const createCustomer = createCommand({
  name: "customers.create",
  permission: ["customers", "customers.create"],
  input: customerSchema,
  async run(scope, input) {
    const normalized = withPhone(scope, input);
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
 * Updates a customer; `version` is the version that the change is based on. Orders keep the name and address that they
 * copied.
 */
export const changeCustomer = createCommand({
  name: "customers.update",
  permission: ["customers", "customers.update"],
  input: customerSchema.safeExtend({ id: z.uuid(), version: expectedVersionSchema }),
  async run(scope, { id, version, ...input }) {
    if (!(await readCustomerDetails(scope, id))) return fail("customer_not_found");
    const normalized = withPhone(scope, input);
    if (!normalized.ok) return normalized;
    const written = await commitAndPublish(scope, [
      ...updateCustomer(scope, id, version, normalized.value),
      writeAudit(scope, "customers.update", id, { type: input.type, name: formatInputName(input) }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
