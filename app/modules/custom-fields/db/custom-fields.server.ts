import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import type { CustomFieldInput, CustomFieldView } from "../model/custom-field.schema.ts";
import { type CustomField, type CustomFieldNoun, customFieldKinds, customFieldNouns } from "../model/custom-field.ts";
import { customFields } from "./custom-fields.tables.ts";
import { countFilled } from "./filled-counts.reads.server.ts";
import { forgetRemovedField, noteRemovedFields } from "./removed-fields.server.ts";

/** Sort and filter fields; the first is the default sort. */
export const customFieldFields = {
  noun: {
    sort: sql<string>`(case ${customFields.noun} when 'order' then 0 when 'customer' then 1 else 2 end
      || printf('%03d', ${customFields.position}) || ${customFields.name})`,
    filter: { kind: "equals", column: customFields.noun, values: customFieldNouns },
  },
  name: { sort: customFields.name },
  kind: { sort: customFields.kind, filter: { kind: "equals", column: customFields.kind, values: customFieldKinds } },
  position: { sort: customFields.position },
} satisfies ListFields;

/** Custom fields as stored. */
export const customFieldRows = createCatalogueRows<typeof customFields, CustomFieldInput, CustomFieldView>({
  table: customFields,
  label: customFields.name,
  getName: ({ name }) => name,
  unique: { column: customFields.nounKey, field: "key", of: ({ noun, key }) => `${noun}:${key}` },
  searchColumns: [customFields.name, customFields.nameDe, customFields.key],
  fields: customFieldFields,
  columns: (_, input) => ({
    ...{ noun: input.noun, key: input.key, name: input.name, nameDe: input.name_de ?? null, kind: input.kind },
    choices: input.kind === "choice" ? input.choices : [],
    ...{ unit: input.unit ?? null, maxLength: input.max_length ?? null, required: input.required },
    ...{ inForm: input.in_form, inList: input.in_list, inFilter: input.in_filter, forDriver: input.for_driver },
    ...{ onLabel: input.on_label, forCustomers: input.for_customers, customersChange: input.customers_change },
    onInvoice: input.on_invoice,
    position: input.position ?? 0,
  }),
  beforeDelete: (scope, ids) => [noteRemovedFields(scope, ids)],
  extraStatements: (scope, _, input) => [forgetRemovedField(scope, input)],
  read: async (scope, ids) => {
    const rows = await scope.db
      .select()
      .from(customFields)
      .where(isOwnRow(scope, customFields, ids));
    return Promise.all(rows.map(async (row) => ({ ...toView(row), filled: await countFilled(scope, row) })));
  },
});

type CustomFieldRow = typeof customFields.$inferSelect;

function toView(row: CustomFieldRow): Omit<CustomFieldView, "filled"> {
  return {
    ...toCustomField(row),
    ...{ id: row.id, noun: row.noun, choices: row.choices, position: row.position },
    ...{ active: row.active, created_at: row.createdAt, version: row.version },
  };
}

/** A field as stored. */
export function toCustomField(row: CustomFieldRow): CustomField {
  const { key, name, nameDe, kind, choices, required, unit, maxLength } = row;
  return {
    ...{ key, name, name_de: nameDe ?? undefined, kind, choices, required },
    ...{ unit: unit ?? undefined, max_length: maxLength ?? undefined },
    ...{ in_form: row.inForm, in_list: row.inList, in_filter: row.inFilter, for_driver: row.forDriver },
    ...{ on_label: row.onLabel, for_customers: row.forCustomers, customers_change: row.customersChange },
    on_invoice: row.onInvoice,
  };
}

const inForms = [asc(customFields.position), asc(customFields.createdAt), asc(customFields.id)];

/** The fields of orders that the customers of an account see. */
export function selectCustomerFields(db: Database, accountId: SQL) {
  const isShown = and(eq(customFields.active, true), eq(customFields.forCustomers, true));
  return db
    .select()
    .from(customFields)
    .where(and(eq(customFields.accountId, accountId), eq(customFields.noun, "order"), isShown))
    .orderBy(...inForms);
}

/** The fields in use of a noun, in the order of forms. */
export async function readCustomFields(
  { db, account }: { db: Scope["db"]; account: Pick<Scope["account"], "id"> },
  noun: CustomFieldNoun,
): Promise<CustomField[]> {
  const rows = await db
    .select()
    .from(customFields)
    .where(and(eq(customFields.accountId, account.id), eq(customFields.noun, noun), eq(customFields.active, true)))
    .orderBy(...inForms);
  return rows.map(toCustomField);
}

/** How many fields of a noun the account has, without one of them. */
export function countCustomFields({ db, account }: Scope, noun: CustomFieldNoun): Promise<number> {
  return db.$count(customFields, and(eq(customFields.accountId, account.id), eq(customFields.noun, noun)));
}
