import { and, eq } from "drizzle-orm";
import { customers } from "#app/modules/customers/db/customers.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** How the customer of an order is called, part by part; null where none is kept. */
export async function readOrderCustomer(scope: Scope, customerId: string | null) {
  if (!customerId) return null;
  const [row] = await scope.db
    .select({
      type: customers.type,
      firstName: customers.firstName,
      lastName: customers.lastName,
      businessName: customers.businessName,
    })
    .from(customers)
    .where(and(eq(customers.accountId, scope.account.id), eq(customers.id, customerId)));
  return row ?? null;
}
