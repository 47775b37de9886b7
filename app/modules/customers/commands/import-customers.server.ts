import type { z } from "zod";
import { readFileFields } from "#app/modules/custom-fields/commands/read-file-fields.server.ts";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { type CustomField, checkCustomFields } from "#app/modules/custom-fields/model/custom-field.ts";
import { listFileFields } from "#app/modules/custom-fields/model/file-fields.ts";
import { geocodeAddresses } from "#app/modules/places/commands/find-place.server.ts";
import { can } from "#app/platform/access/can.ts";
import {
  importCatalogueList,
  type ListImport,
  listImportSchema,
  refuseRow,
  splitIntoParts,
  type ValidatedListRow,
} from "#app/platform/catalogue/list-import.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import type { ListTable } from "#app/platform/documents/tables/list-table.ts";
import { placeAddressSchema } from "#app/platform/kernel/form-values.ts";
import { groupIssuesByField } from "#app/platform/kernel/issues.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { insertCustomers, type NewCustomer, readUsedContacts } from "../db/customer-import.server.ts";
import { customerSchema, formatInputName } from "../model/customer.ts";
import { addressFileFields, customerFileFields } from "../model/customer-file.fields.ts";
import { toAddressInput, toCustomerInput } from "../model/customer-file.ts";
import { withPhone } from "./save-customer.server.ts";

/**
 * Imports new customers with their addresses from a file. A customer whose phone or email is known already is refused.
 */
export const customerImport: ListImport<NewCustomer> = {
  name: "customers.import",
  // Without the permission for addresses their columns are ignored, like unknown ones.
  fields: async (scope) => [
    ...customerFileFields,
    ...(can(scope.account, "customers.manage_locations") ? addressFileFields : []),
    ...listFileFields(await readCustomFields(scope, "customer")),
  ],
  validate: validateCustomers,
  async write(scope, rows) {
    const addressed = rows.flatMap(({ addressId: id, address }) => (address ? [{ id, address }] : []));
    const found = await geocodeAddresses(
      scope,
      addressed.map(({ address }) => address),
    );
    const places = new Map(addressed.map(({ id }, index) => [id, found[index]]));
    const located = rows.map((row) => {
      const place = places.get(row.addressId);
      return { ...row, point: place?.point ?? null, coarse: place?.position === "coarse" };
    });
    return splitIntoParts(located).flatMap((part) => insertCustomers(scope, part));
  },
};

/** `POST customers/import`: previews a file, or with `save` imports it. */
export const importCustomers = createCommand({
  name: "customers.import",
  permission: ["customers", "customers.create"],
  input: listImportSchema,
  run: (scope, input) => importCatalogueList(scope, customerImport, input),
});

async function validateCustomers(scope: Scope, { rows }: ListTable): Promise<ValidatedListRow<NewCustomer>[]> {
  const customFields = await readCustomFields(scope, "customer");
  const read = rows.map(({ row, values }) => ({ row, values, result: parseRow(scope, values, customFields) }));
  const valid = read.flatMap(({ result }) => (result.ok ? [result.value.customer] : []));
  const usedContacts = await readUsedContacts(scope, valid);
  return read.map(({ row, values, result }) => {
    const name = result.ok ? formatInputName(result.value.customer) : Object.values(values).slice(0, 2).join(" ");
    if (!result.ok) return { row, name, ...result };
    const { phone, email } = result.value.customer;
    if (phone && usedContacts.phones.has(phone)) return { row, name, ...refuseRow("phone", "customers:contact_known") };
    if (email && usedContacts.emails.has(email)) return { row, name, ...refuseRow("email", "customers:contact_known") };
    // Of two rows for one customer the first one counts.
    if (phone) usedContacts.phones.add(phone);
    if (email) usedContacts.emails.add(email);
    return { row, name, ok: true, value: result.value, updates: false };
  });
}

type Values = Readonly<Record<string, string>>;

function parseRow(scope: Scope, values: Values, customFields: readonly CustomField[]): Result<NewCustomer> {
  const own = readFileFields(scope, customFields, values);
  const customer = customerSchema.safeParse(toCustomerInput(values, own), { reportInput: true });
  const given = toAddressInput(values, scope.account.country);
  const address = given ? placeAddressSchema.safeParse(given, { reportInput: true }) : null;
  const faults = [customer.error, address?.error].flatMap((error: z.ZodError | undefined) =>
    error ? [groupIssuesByField(error)] : [],
  );
  if (!customer.success || address?.success === false) return failFields(Object.assign({}, ...faults));
  const unfit = checkCustomFields(customFields, { metadata: customer.data.metadata, requires: "none" });
  if (Object.keys(unfit).length > 0) return failFields(unfit);
  const normalized = withPhone(scope, customer.data);
  if (!normalized.ok) return normalized;
  return ok({ id: newId(scope), addressId: newId(scope), customer: normalized.value, address: address?.data ?? null });
}
