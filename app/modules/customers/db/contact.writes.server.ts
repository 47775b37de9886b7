import { and, eq } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { CustomerContactInput } from "../model/customer.ts";
import { contacts } from "./customers.tables.ts";

function toContactColumns({ name, email, phone }: CustomerContactInput) {
  return { name, email: email ?? null, phone: phone ?? null };
}

/** Adds a contact; the phone number is in E.164 already. */
export function insertContact(
  scope: Scope,
  customerId: string,
  { id, position }: { id: string; position: number },
  input: CustomerContactInput,
): Statement {
  return scope.db
    .insert(contacts)
    .values({ id, accountId: scope.account.id, customerId, position, ...toContactColumns(input) });
}

export function updateContact(scope: Scope, customerId: string, id: string, input: CustomerContactInput): Statement {
  return scope.db
    .update(contacts)
    .set(toContactColumns(input))
    .where(whereContact(scope, customerId, id));
}

export function deleteContact(scope: Scope, customerId: string, id: string): Statement {
  return scope.db.delete(contacts).where(whereContact(scope, customerId, id));
}

function whereContact(scope: Scope, customerId: string, id: string) {
  return and(eq(contacts.accountId, scope.account.id), eq(contacts.customerId, customerId), eq(contacts.id, id));
}
