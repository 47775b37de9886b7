import { can } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type OrderRow, readOrders } from "../../db/order-list.reads.server.ts";

export interface CustomerOrdersView {
  rows: Pick<OrderRow, "id" | "number" | "status" | "destinationLine" | "createdAt">[];
  more: boolean;
}

/** The newest 20 orders of a customer; null for a member without permission to see orders. */
export async function viewCustomerOrders(scope: Scope, customerId: string): Promise<CustomerOrdersView | null> {
  if (!can(scope.account, "orders")) return null;
  const ofCustomer = { field: "customer", not: false, values: [customerId] };
  const found = await readOrders(scope, { sort: null, search: "", limit: 20, cursor: null, filters: [ofCustomer] });
  const rows = found.rows.map(({ id, number, status, destinationLine, createdAt }) => ({
    id,
    number,
    status,
    destinationLine,
    createdAt,
  }));
  return { rows, more: found.pagination.next !== null };
}
