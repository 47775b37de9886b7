import { createOwnColumns } from "#app/modules/custom-fields/commands/own-columns.server.ts";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import type { CustomField } from "#app/modules/custom-fields/model/custom-field.ts";
import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type FormattedPhones, formatPhones } from "#app/platform/kernel/phone.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { type NamedChoice, readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { type CustomerDetails, readCustomerDetails } from "../db/customer.reads.server.ts";
import { buildCustomerList, readCustomers } from "../db/customer-list.reads.server.ts";
import { readDuplicates } from "../db/customer-merge.server.ts";
import type { CustomerDuplicate } from "../model/merge-customers.ts";

/** The list of customers, and whether the reader may add one. */
export async function readCustomersScreen(scope: Scope, { url, language }: { url: URL; language: string }) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, buildCustomerList(scope.account));
  const [list, customFields] = await Promise.all([readCustomers(scope, query), readCustomFields(scope, "customer")]);
  return ok({
    list: {
      ...list,
      ...createOwnColumns(customFields, { rows: list.rows, query, language }),
      ...{ unknown, phones: formatPhones(list.rows) },
    },
    canCreate: can(scope.account, "customers.create"),
    customFields,
  });
}

/** `GET customers`. */
export const listCustomers = createListRead(buildCustomerList({ id: "", country: "" }), async (scope, query) => {
  const { rows, pagination } = await readCustomers(scope, query);
  return ok({ customers: rows, pagination });
});

/** `GET customers/{id}`: a customer with its addresses and contacts. */
export async function viewCustomer(
  scope: Scope,
  { params }: PageRequest,
): Promise<Result<{ customer: CustomerDetails["customer"] & Omit<CustomerDetails, "customer"> }>> {
  const file = await readCustomerDetails(scope, params.id ?? "");
  if (!file) return fail("customer_not_found");
  const { customer, addresses, contacts } = file;
  return ok({ customer: { ...customer, addresses, contacts } });
}

export interface CustomerPageView extends CustomerDetails {
  agents: NamedChoice[];
  country: string;
  /** Possible duplicates. */
  duplicates: CustomerDuplicate[];
  customFields: CustomField[];
  phones: FormattedPhones;
  may: { update: boolean; manageAddresses: boolean };
}

/** The page of a customer: details, addresses and contacts; its orders are loaded beside it. */
export async function readCustomerScreen(scope: Scope, { params }: PageRequest): Promise<Result<CustomerPageView>> {
  const id = params.id ?? "";
  const [file, agents, duplicates, customFields] = await Promise.all([
    readCustomerDetails(scope, id),
    readNamedChoices(scope, "agents"),
    readDuplicates(scope, id),
    readCustomFields(scope, "customer"),
  ]);
  if (!file) return fail("customer_not_found");
  return ok({
    ...file,
    agents,
    duplicates,
    customFields,
    country: scope.account.country,
    phones: formatPhones(file),
    may: {
      update: can(scope.account, "customers.update"),
      manageAddresses: can(scope.account, "customers.manage_locations"),
    },
  });
}
