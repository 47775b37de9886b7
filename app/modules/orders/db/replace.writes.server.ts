import { sql } from "drizzle-orm";
import {
  addMissingCustomers,
  buildCustomersCreatedQueries,
  type CustomerCandidate,
  selectMatchingCustomer,
} from "#app/modules/customers/db/customer.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { updateJsonRows } from "#app/platform/db/json-rows.server.ts";
import { newIds, type Scope } from "#app/platform/db/scope.server.ts";
import { publishQueries } from "#app/platform/events/outbox.server.ts";
import { insertOrderTimeline } from "#app/platform/events/timeline-rows.server.ts";
import { type OrderStatus, orderStatuses } from "../model/order.enums.ts";
import type { PreparedCustomer, PreparedOrder } from "../model/prepared-order.ts";
import { writeByCarrier } from "./carrier-scope.server.ts";
import type { OrderRecord } from "./order.reads.server.ts";
import { replaceCollections, replacePackages } from "./order-parts.writes.server.ts";
import { orders } from "./orders.tables.ts";

/** Columns that a replacement may set. */
export type ReplacedColumns = Partial<Omit<OrderRecord, "id" | "accountId" | "number" | "version" | "customerId">>;

/** The new contents of an existing order. */
export interface OrderReplacement {
  /** The version that was read: a change in between rolls the batch back. */
  expected: Pick<OrderRecord, "id" | "accountId" | "number" | "version" | "status">;
  /** The same columns in every replacement of one call. */
  set: ReplacedColumns & Pick<OrderRecord, "status" | "destination">;
  /** Null leaves the part unchanged. */
  customer: PreparedCustomer | null;
  packages: PreparedOrder["packages"] | null;
  collections: PreparedOrder["collections"] | null;
  /** Changes for the timeline. */
  detail: Record<string, unknown>;
}

/** Statuses in which an order may be replaced: nothing has left yet. */
export const replaceableStatuses: readonly OrderStatus[] = orderStatuses.filter(({ phase }) => phase === "preparing");

/** The same in the accounts that work the orders. A merchant's customers are not added to its carrier's customers. */
export function replaceOrdersByCarrier(scope: Scope, replacements: readonly OrderReplacement[]): Statement[] {
  return writeByCarrier(
    scope,
    replacements,
    ({ expected }) => expected.accountId,
    (carrier, accountReplacements) =>
      replaceOrders(
        carrier,
        carrier === scope ? accountReplacements : accountReplacements.map((each) => ({ ...each, customer: null })),
      ),
  );
}

/**
 * Replaces the contents of existing orders: at most eleven statements for hundreds. An `updated` event with the next
 * version guards against a change in between; only pending collections are replaced. Pass no `customers` when the same
 * batch already adds them.
 */
export function replaceOrders(
  scope: Scope,
  replacements: readonly OrderReplacement[],
  customers: readonly CustomerCandidate[] = listReplacedCustomers(scope, replacements),
): Statement[] {
  const [first] = replacements;
  if (!first) return [];
  const account = scope.account.id;
  const columns = Object.fromEntries(
    Object.keys(first.set).map((key) => [key, ({ set }: OrderReplacement): unknown => Reflect.get(set, key)]),
  );
  const packed = listReplacedParts(replacements, ({ packages }) => packages);
  const collected = listReplacedParts(replacements, ({ collections }) => collections);
  return [
    ...insertOrderTimeline(
      scope,
      replacements.map(({ expected, set, detail }) => ({
        id: expected.id,
        number: expected.number,
        events: [{ type: "updated", version: expected.version + 1, from: expected.status, to: set.status, detail }],
      })),
    ),
    ...addMissingCustomers(scope, customers),
    ...(customers.length > 0 ? [publishQueries(scope, buildCustomersCreatedQueries(scope, customers))] : []),
    updateJsonRows(scope.db, {
      table: orders,
      account,
      rows: replacements.map((row) => ({ ...row, id: row.expected.id })),
      columns: {
        ...columns,
        version: ({ expected }) => expected.version + 1,
        _phone: ({ customer }) => customer?.phone,
        _email: ({ customer }) => customer?.email,
      },
      computed: {
        customerId: (field) =>
          sql`coalesce(${selectMatchingCustomer(account, field("_phone"), field("_email"))}, "orders"."customer_id")`,
      },
    }),
    ...replacePackages(
      scope,
      packed.map(({ id, parts }) => ({ id, packages: parts })),
    ),
    ...replaceCollections(
      scope,
      collected.map(({ id, parts }) => ({ id, collections: parts })),
    ),
  ];
}

function listReplacedParts<Part>(
  replacements: readonly OrderReplacement[],
  of: (each: OrderReplacement) => Part[] | null,
): { id: string; parts: Part[] }[] {
  return replacements.flatMap((each) => {
    const parts = of(each);
    return parts ? [{ id: each.expected.id, parts }] : [];
  });
}

/** Adds the customers of replacements that the account does not have yet. */
export function listReplacedCustomers(scope: Scope, replacements: readonly OrderReplacement[]): CustomerCandidate[] {
  const ids = newIds(scope, replacements.length * 2);
  return replacements.flatMap(({ customer, set }, index) => {
    if (!customer) return [];
    const { address, point } = set.destination;
    return [{ id: ids[index * 2] ?? "", addressId: ids[index * 2 + 1] ?? "", customer, address, point }];
  });
}
