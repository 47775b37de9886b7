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

/** What an order that exists is to be from now on. */
export interface OrderReplacement {
  /** As it was seen: a change in between rolls the batch back. */
  expected: Pick<OrderRecord, "id" | "accountId" | "number" | "version" | "status">;
  /** The same columns in every replacement of a call. */
  set: ReplacedColumns & Pick<OrderRecord, "status" | "destination">;
  /** Null stays as it is. */
  customer: PreparedCustomer | null;
  packages: PreparedOrder["packages"] | null;
  collections: PreparedOrder["collections"] | null;
  /** For the timeline. */
  detail: Record<string, unknown>;
}

/** Statuses in which an order may be replaced: nothing has left yet (domain-rules, "Import rows"). */
export const replaceableStatuses: readonly OrderStatus[] = orderStatuses.filter(({ phase }) => phase === "preparing");

/** The same in the accounts that work the orders; a merchant's customers do not come into its carrier's book. */
export function replaceOrdersByCarrier(scope: Scope, replacements: readonly OrderReplacement[]): Statement[] {
  return writeByCarrier(
    scope,
    replacements,
    ({ expected }) => expected.accountId,
    (carrier, theirs) =>
      replaceOrders(carrier, carrier === scope ? theirs : theirs.map((each) => ({ ...each, customer: null }))),
  );
}

/**
 * Replaces what is said of orders that exist: at most eleven statements for hundreds. An `updated` event with the next
 * version guards against a change in between; pending collections alone are replaced.
 * `customers`: none where the same batch adds them already.
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

/** Customers that replacements name: added where the account does not know them. */
export function listReplacedCustomers(scope: Scope, replacements: readonly OrderReplacement[]): CustomerCandidate[] {
  const ids = newIds(scope, replacements.length * 2);
  return replacements.flatMap(({ customer, set }, at) => {
    if (!customer) return [];
    const { address, point } = set.destination;
    return [{ id: ids[at * 2] ?? "", addressId: ids[at * 2 + 1] ?? "", customer, address, point }];
  });
}
