import { and, eq, inArray, sql } from "drizzle-orm";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { insertJsonRows, selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { type AddressInput, fromAddressInput, type Point } from "#app/platform/geo/place.ts";
import type { CustomerInput } from "../model/customer.ts";
import { defaultAddressColumns, publishCustomerEvent } from "./customer.writes.server.ts";
import { addresses, customers } from "./customers.tables.ts";

/** A customer from a file; the phone number is in E.164 already. */
export interface NewCustomer {
  id: string;
  addressId: string;
  customer: CustomerInput;
  address: AddressInput | null;
}

/** The customer with the point of the address; `coarse` when only the town was found. */
export interface PlacedCustomer extends NewCustomer {
  point: Point | null;
  coarse: boolean;
}

/** Those of some phone numbers and email addresses that belong to customers of the account. */
export async function readUsedContacts(scope: Scope, wanted: readonly CustomerInput[]) {
  const readUsed = async (column: "phone" | "email") => {
    const values = wanted.flatMap((each) => each[column] ?? []);
    if (values.length === 0) return new Set<string>();
    const rows = await scope.db
      .select({ value: customers[column] })
      .from(customers)
      .where(and(eq(customers.accountId, scope.account.id), inArray(customers[column], selectIds(values))));
    return new Set(rows.flatMap(({ value }) => value ?? []));
  };
  const [phones, emails] = await Promise.all([readUsed("phone"), readUsed("email")]);
  return { phones, emails };
}

/** Adds customers with their addresses: three statements for any number. */
export function insertCustomers(scope: Scope, rows: readonly PlacedCustomer[]): Statement[] {
  const shared = { accountId: () => sql`${scope.account.id}`, createdAt: () => sql`${now(scope)}` };
  const addressed = rows.flatMap(({ address, ...row }) =>
    address ? [{ ...row, address: fromAddressInput(address) }] : [],
  );
  return [
    insertJsonRows(scope.db, {
      table: customers,
      columns: {
        id: ({ id }: NewCustomer) => id,
        type: ({ customer }) => customer.type,
        firstName: ({ customer }) => customer.first_name,
        lastName: ({ customer }) => customer.last_name,
        businessName: ({ customer }) => customer.business_name,
        email: ({ customer }) => customer.email,
        phone: ({ customer }) => customer.phone,
        tags: ({ customer }) => customer.tags,
        notes: ({ customer }) => customer.notes,
        metadata: ({ customer }) => customer.metadata,
      },
      rows,
      computed: shared,
    }),
    insertJsonRows(scope.db, {
      table: addresses,
      columns: {
        id: ({ addressId }) => addressId,
        customerId: ({ id }) => id,
        address: ({ address }) => address,
        longitude: ({ point }) => point?.longitude,
        latitude: ({ point }) => point?.latitude,
        coarse: ({ coarse }) => coarse,
      },
      rows: addressed,
      computed: {
        ...shared,
        ...defaultAddressColumns,
      },
    }),
    publishCustomerEvent(
      scope,
      "customer.created",
      rows.map(({ id }) => id),
    ),
  ];
}
