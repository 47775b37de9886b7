import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { expectedVersionSchema } from "#app/platform/kernel/form-values.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { deleteContact, insertContact, updateContact } from "../db/contact.writes.server.ts";
import { readCustomerDetails } from "../db/customer.reads.server.ts";
import { touchCustomer } from "../db/customer-edit.writes.server.ts";
import { type CustomerContactInput, customerContactSchema, MAX_CONTACTS } from "../model/customer.ts";
import { withPhone } from "./save-customer.server.ts";

const permission = ["customers", "customers.update"] as const;
const customerVersionFields = { id: z.uuid(), version: expectedVersionSchema };
const contactVersionFields = { ...customerVersionFields, contact_id: z.uuid() };

/** Saves a contact of the customer `id` at `version`. */
export const addContact = createCommand({
  name: "customers.contacts.create",
  permission,
  input: customerContactSchema.safeExtend(customerVersionFields),
  async run(scope, { id, version, ...input }) {
    const file = await readCustomerDetails(scope, id);
    if (!file) return fail("customer_not_found");
    if (file.contacts.length >= MAX_CONTACTS)
      return failFields({ name: [{ code: "too_big_array", params: { limit: MAX_CONTACTS } }] });
    const contact = newId(scope);
    return saveContact(scope, { id, version, contact, action: "create" }, input, (normalized) =>
      insertContact(scope, id, { id: contact, position: file.contacts.length }, normalized),
    );
  },
});

export const changeContact = createCommand({
  name: "customers.contacts.update",
  permission,
  input: customerContactSchema.safeExtend(contactVersionFields),
  async run(scope, { id, version, contact_id: contact, ...input }) {
    const existing = await findContact(scope, id, contact);
    if (!existing.ok) return existing;
    return saveContact(scope, { id, version, contact, action: "update" }, input, (normalized) =>
      updateContact(scope, id, contact, normalized),
    );
  },
});

/** Orders keep their copy of a contact. */
export const removeContact = createCommand({
  name: "customers.contacts.remove",
  permission,
  input: z.object(contactVersionFields),
  async run(scope, { id, version, contact_id: contact }) {
    const existing = await findContact(scope, id, contact);
    if (!existing.ok) return existing;
    const written = await commitAndPublish(scope, [
      ...touchCustomer(scope, id, version),
      deleteContact(scope, id, contact),
      writeAudit(scope, "customers.contacts.remove", id, { contact, name: existing.value.name }),
    ]);
    return written.ok ? ok({ id: contact }) : written;
  },
});

async function findContact(scope: Scope, id: string, contact: string): Promise<Result<{ name: string }>> {
  const file = await readCustomerDetails(scope, id);
  if (!file) return fail("customer_not_found");
  const existing = file.contacts.find((each) => each.id === contact);
  return existing ? ok(existing) : fail("not_found");
}

async function saveContact(
  scope: Scope,
  { id, version, contact, action }: { id: string; version: number; contact: string; action: "create" | "update" },
  input: CustomerContactInput,
  statement: (normalized: CustomerContactInput) => Statement,
): Promise<Result<{ id: string }>> {
  const dialled = withPhone(scope, input);
  if (!dialled.ok) return dialled;
  const written = await commitAndPublish(scope, [
    ...touchCustomer(scope, id, version),
    statement(dialled.value),
    writeAudit(scope, `customers.contacts.${action}`, id, { contact, name: input.name }),
  ]);
  return written.ok ? ok({ id: contact }) : written;
}
