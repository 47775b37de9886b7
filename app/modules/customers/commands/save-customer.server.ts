import { z } from "zod";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import { commitTold } from "#app/platform/db/commit-told.server.ts";
import { newId } from "#app/platform/db/scope.server.ts";
import { seenVersion } from "#app/platform/kernel/form-values.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readCustomerFile } from "../db/customer.reads.server.ts";
import { insertCustomer, updateCustomer } from "../db/customer-edit.writes.server.ts";
import { customerSchema, nameOfInput } from "../model/customer.ts";
import { withPhone } from "./dialled.server.ts";

/** One new customer, a person or a business. */
export const createCustomer = command({
  name: "customers.create",
  permission: ["customers", "customers.create"],
  input: customerSchema,
  async run(scope, input) {
    const dialled = withPhone(scope, input);
    if (!dialled.ok) return dialled;
    const id = newId(scope);
    const written = await commitTold(scope, [
      ...insertCustomer(scope, id, dialled.value),
      audit(scope, "customers.create", id, { type: input.type, name: nameOfInput(input) }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Writes a customer anew; `version` is the one that was seen. Orders keep the name and the address that they copied. */
export const changeCustomer = command({
  name: "customers.update",
  permission: ["customers", "customers.update"],
  input: customerSchema.safeExtend({ id: z.uuid(), version: seenVersion }),
  async run(scope, { id, version, ...input }) {
    if (!(await readCustomerFile(scope, id))) return fail("customer_not_found");
    const dialled = withPhone(scope, input);
    if (!dialled.ok) return dialled;
    const written = await commitTold(scope, [
      ...updateCustomer(scope, id, version, dialled.value),
      audit(scope, "customers.update", id, { type: input.type, name: nameOfInput(input) }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
