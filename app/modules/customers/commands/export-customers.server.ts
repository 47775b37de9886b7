import type { Scope } from "#app/platform/db/scope.server.ts";
import { moment, worded } from "#app/platform/lists/export-columns.server.ts";
import { exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { listTemplate } from "#app/platform/lists/list-template.server.ts";
import { type CustomerRow, readCustomers } from "../db/customer-list.reads.server.ts";
import { addressFileFields, customerExample, customerFileFields } from "../model/customer-file.fields.ts";
import { customerImport } from "./import-customers.server.ts";

const customerExport: ListExport<CustomerRow> = {
  title: (t) => t("customers:title"),
  read: readCustomers,
  columns: [
    worded("name", "customers:name", ({ name }) => name),
    worded("type", "customers:type", ({ type }, { t }) =>
      t(type === 2 ? "customers:business" : "customers:individual"),
    ),
    worded("phone", "customers:phone", ({ phone }) => phone ?? ""),
    worded("email", "customers:email", ({ email }) => email ?? ""),
    worded("tags", "customers:tags", ({ tags }) => tags.join(", ")),
    worded("created_at", "customers:created", (row, writing) => moment(row.created_at, writing)),
  ],
};

/** The customers that an address matches, as a file. */
export function exportCustomers(scope: Scope, { url, language }: { url: URL; language: string }) {
  return exportList(scope, customerExport, { url, language });
}

const addressKeys: readonly string[] = addressFileFields.map(({ key }) => key);

/** An empty file of customers, with the columns that this member may fill. */
export function customerTemplate(
  scope: Scope,
  asked: { params: Readonly<Record<string, string | undefined>>; language: string },
) {
  const single = customerFileFields.filter(({ key }) => key !== "name").map(({ key }) => key as string);
  const fields = customerImport.fields(scope).filter(({ key }) => single.includes(key) || addressKeys.includes(key));
  const word = (key: string) => (addressKeys.includes(key) ? `common:field.address.${key}` : `customers:${key}`);
  return listTemplate({ title: "customers:title", fields, example: customerExample, word }, asked);
}
