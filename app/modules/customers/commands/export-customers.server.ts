import { addFieldColumns } from "#app/modules/custom-fields/commands/field-columns.server.ts";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { getCustomFieldName } from "#app/modules/custom-fields/model/custom-field.ts";
import { customerTypes } from "#app/modules/customers/model/customer.enums.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { formatMetadata } from "#app/platform/kernel/metadata-text.ts";
import { createColumn, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import { exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { renderListTemplate } from "#app/platform/lists/list-template.server.ts";
import { type CustomerRow, readCustomers } from "../db/customer-list.reads.server.ts";
import { addressFileFields, customerExample, customerFileFields } from "../model/customer-file.fields.ts";
import { customerImport } from "./import-customers.server.ts";

const customerExport: ListExport<CustomerRow> = {
  title: (t) => t("customers:title"),
  read: readCustomers,
  columns: [
    createColumn("name", "customers:name", ({ name }) => name),
    createColumn("type", "customers:type", ({ type }, { t }) =>
      t(type === customerTypes.code.business ? "customers:business" : "customers:individual"),
    ),
    createColumn("phone", "customers:phone", ({ phone }) => phone ?? ""),
    createColumn("email", "customers:email", ({ email }) => email ?? ""),
    createColumn("tags", "customers:tags", ({ tags }) => tags.join(", ")),
    createColumn("metadata", "customers:metadata", ({ metadata }) => formatMetadata(metadata)),
    createColumn("created_at", "customers:created", (row, writing) => toMomentCell(row.created_at, writing)),
  ],
};

/** The customers that a query matches, as a file. */
export async function exportCustomers(scope: Scope, { url, language }: { url: URL; language: string }) {
  const columns = await addFieldColumns(scope, "customer", customerExport.columns);
  return exportList(scope, { ...customerExport, columns }, { url, language });
}

const addressKeys: readonly string[] = addressFileFields.map(({ key }) => key);

/** An empty file for customers, with the columns that this member may fill. */
export async function createCustomerTemplate(
  scope: Scope,
  requested: { params: Readonly<Record<string, string | undefined>>; language: string },
) {
  const single = customerFileFields.filter(({ key }) => key !== "name").map(({ key }) => key as string);
  const [importable, customFields] = await Promise.all([
    customerImport.fields(scope),
    readCustomFields(scope, "customer"),
  ]);
  const fields = importable.filter(({ key }) => single.includes(key) || addressKeys.includes(key));
  const getKey = (key: string) => (addressKeys.includes(key) ? `common:field.address.${key}` : `customers:${key}`);
  const own = customFields.map((field) => getCustomFieldName(field, requested.language));
  return renderListTemplate({ title: "customers:title", fields, example: customerExample, getKey, own }, requested);
}
