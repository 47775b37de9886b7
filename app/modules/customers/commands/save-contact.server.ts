import { z } from "zod";
import { audit } from "#app/platform/catalogue/rows.writes.server.ts";
import { command } from "#app/platform/commands/command.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { commitTold } from "#app/platform/db/commit-told.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { seenVersion } from "#app/platform/kernel/form-values.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { deleteContact, insertContact, updateContact } from "../db/contact.writes.server.ts";
import { readCustomerFile } from "../db/customer.reads.server.ts";
import { touchCustomer } from "../db/customer-edit.writes.server.ts";
import { type CustomerContactInput, customerContactSchema, mostContacts } from "../model/customer.ts";
import { withPhone } from "./dialled.server.ts";

const permission = ["customers", "customers.update"] as const;
const ofCustomer = { id: z.uuid(), version: seenVersion };
const ofContact = { ...ofCustomer, contact_id: z.uuid() };

/** Somebody to reach at the customer `id`, seen at `version` (domain §3 "Contact"). */
export const addContact = command({
  name: "customers.contacts.create",
  permission,
  input: customerContactSchema.safeExtend(ofCustomer),
  async run(scope, { id, version, ...input }) {
    const file = await readCustomerFile(scope, id);
    if (!file) return fail("customer_not_found");
    if (file.contacts.length >= mostContacts)
      return failFields({ name: [{ code: "too_big_array", params: { limit: mostContacts } }] });
    const contact = newId(scope);
    return write(scope, { id, version, contact, action: "create" }, input, (dialled) =>
      insertContact(scope, id, { id: contact, position: file.contacts.length }, dialled),
    );
  },
});

export const changeContact = command({
  name: "customers.contacts.update",
  permission,
  input: customerContactSchema.safeExtend(ofContact),
  async run(scope, { id, version, contact_id: contact, ...input }) {
    const known = await hasContact(scope, id, contact);
    if (!known.ok) return known;
    return write(scope, { id, version, contact, action: "update" }, input, (dialled) =>
      updateContact(scope, id, contact, dialled),
    );
  },
});

/** Orders keep the contact that they copied. */
export const removeContact = command({
  name: "customers.contacts.remove",
  permission,
  input: z.object(ofContact),
  async run(scope, { id, version, contact_id: contact }) {
    const known = await hasContact(scope, id, contact);
    if (!known.ok) return known;
    const written = await commitTold(scope, [
      ...touchCustomer(scope, id, version),
      deleteContact(scope, id, contact),
      audit(scope, "customers.contacts.remove", id, { contact, name: known.value.name }),
    ]);
    return written.ok ? ok({ id: contact }) : written;
  },
});

async function hasContact(scope: Scope, id: string, contact: string): Promise<Result<{ name: string }>> {
  const file = await readCustomerFile(scope, id);
  if (!file) return fail("customer_not_found");
  const known = file.contacts.find((each) => each.id === contact);
  return known ? ok(known) : fail("not_found");
}

async function write(
  scope: Scope,
  { id, version, contact, action }: { id: string; version: number; contact: string; action: "create" | "update" },
  input: CustomerContactInput,
  statement: (dialled: CustomerContactInput) => Statement,
): Promise<Result<{ id: string }>> {
  const dialled = withPhone(scope, input);
  if (!dialled.ok) return dialled;
  const written = await commitTold(scope, [
    ...touchCustomer(scope, id, version),
    statement(dialled.value),
    audit(scope, `customers.contacts.${action}`, id, { contact, name: input.name }),
  ]);
  return written.ok ? ok({ id: contact }) : written;
}
