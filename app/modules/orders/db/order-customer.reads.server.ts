import { and, eq } from "drizzle-orm";
import { customers } from "#app/modules/customers/db/customers.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** The parts of the customer's name; null where the order has no linked customer. */
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
