import { and, eq } from "drizzle-orm";
import type { CustomerContactInput } from "#app/domain/customers/customer.ts";
import type { Statement } from "../kernel/commit.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { contacts } from "../schema/index.ts";

function columnsOf({ name, email, phone }: CustomerContactInput) {
  return { name, email: email ?? null, phone: phone ?? null };
}

/** A new contact of a customer; the phone number is in E.164 already. */
export function insertContact(
  scope: Scope,
  customerId: string,
  { id, position }: { id: string; position: number },
  input: CustomerContactInput,
): Statement {
  return scope.db
    .insert(contacts)
    .values({ id, accountId: scope.account.id, customerId, position, ...columnsOf(input) });
}

/** Writes a contact of a customer anew. */
export function updateContact(scope: Scope, customerId: string, id: string, input: CustomerContactInput): Statement {
  return scope.db
    .update(contacts)
    .set(columnsOf(input))
    .where(own(scope, customerId, id));
}

/** Takes a contact from a customer. */
export function deleteContact(scope: Scope, customerId: string, id: string): Statement {
  return scope.db.delete(contacts).where(own(scope, customerId, id));
}

function own(scope: Scope, customerId: string, id: string) {
  return and(eq(contacts.accountId, scope.account.id), eq(contacts.customerId, customerId), eq(contacts.id, id));
}
