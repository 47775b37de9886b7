import { and, eq, inArray, sql } from "drizzle-orm";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Metadata } from "#app/platform/kernel/metadata-text.ts";
import { normalizePhone } from "#app/platform/kernel/phone.ts";
import { readList } from "#app/platform/lists/list.server.ts";
import type { Pagination } from "#app/platform/lists/list-page.server.ts";
import type { ListQuery } from "#app/platform/lists/list-query.ts";
import type { ListColumns } from "#app/platform/lists/list-rows.server.ts";
import { DEFAULT_BOUNDS, type ListSpec } from "#app/platform/lists/list-spec.server.ts";
import type { NamedChoice } from "#app/platform/lists/names.reads.server.ts";
import { searchTerms } from "#app/platform/lists/search-terms.server.ts";
import { type CustomerType, customerTypes } from "../model/customer.enums.ts";
import { formatCustomerName } from "../model/customer.ts";
import { customerFacets } from "./customer-facets.ts";
import { customers } from "./customers.tables.ts";

const columns = {
  id: customers.id,
  type: customers.type,
  firstName: customers.firstName,
  lastName: customers.lastName,
  businessName: customers.businessName,
  email: customers.email,
  phone: customers.phone,
  tags: customers.tags,
  metadata: customers.metadata,
  createdAt: customers.createdAt,
  version: customers.version,
} satisfies ListColumns;

/** A row of the customers list. */
export interface CustomerRow {
  id: string;
  type: CustomerType;
  name: string;
  email: string | null;
  phone: string | null;
  tags: string[];
  metadata: Metadata;
  created_at: number;
  version: number;
}

/** Sorts and filters of customers. A typed phone number is normalized to the stored format before it is searched. */
export function buildCustomerList({ id, country }: Pick<Scope["account"], "id" | "country">) {
  return {
    table: customers,
    id: customers.id,
    place: customers.seq,
    base: [{ column: customers.accountId, value: id }],
    indexes: {
      customers_name: [customers.sortName, customers.id],
      customers_type: [customers.type, customers.id],
    },
    fields: {
      name: { sort: customers.sortName },
      created_at: { sort: customers.seq, filter: { kind: "instant_day", column: customers.createdAt, facet: "c" } },
      type: { filter: { kind: "equals", column: customers.type, values: customerTypes, facet: "y" } },
      tags: { filter: { kind: "member", column: customers.tags, values: "text", facet: "t" } },
      metadata: { filter: { kind: "entry", column: customers.metadata, facet: "j" } },
    },
    defaultSort: "name",
    defaultLimit: 20,
    counters: { module: "customers", status: customers.type },
    facets: { index: customerFacets, base: [`a${id}`] },
    bounds: DEFAULT_BOUNDS,
    search: (text, limit) => {
      const terms = searchTerms(id, normalizePhone(text, country) ?? text);
      if (!terms) return null;
      const rows = sql`(select rowid from customer_search where customer_search match ${terms} order by rowid desc limit ${limit})`;
      return { rows, by: rows };
    },
  } satisfies ListSpec;
}

/** One page of the account's customers, by name by default. */
export async function readCustomers(
  scope: Scope,
  query: ListQuery,
): Promise<{ rows: CustomerRow[]; pagination: Pagination }> {
  const { rows, pagination } = await readList(scope, buildCustomerList(scope.account), columns, query, []);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      type: row.type,
      name: formatCustomerName(row),
      email: row.email,
      phone: row.phone,
      tags: row.tags,
      metadata: row.metadata,
      created_at: row.createdAt,
      version: row.version,
    })),
    pagination,
  };
}

/** The names of customers by id. */
export async function readCustomerNames(scope: Scope, ids: readonly string[]): Promise<NamedChoice[]> {
  const rows = await scope.db
    .select(columns)
    .from(customers)
    .where(and(eq(customers.accountId, scope.account.id), inArray(customers.id, selectIds(ids))));
  return rows.map((row) => ({ value: row.id, label: formatCustomerName(row) }));
}
