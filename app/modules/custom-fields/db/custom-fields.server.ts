import { and, asc, eq, type SQL } from "drizzle-orm";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import type { CustomFieldInput, CustomFieldView } from "../model/custom-field.schema.ts";
import { type CustomField, type CustomFieldNoun, customFieldKinds, customFieldNouns } from "../model/custom-field.ts";
import { customFields } from "./custom-fields.tables.ts";

/** Sort and filter fields; the first is the default sort. */
export const customFieldFields = {
  noun: { sort: customFields.noun, filter: { kind: "equals", column: customFields.noun, values: customFieldNouns } },
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
    ...{ required: input.required, forDriver: input.for_driver, forCustomers: input.for_customers },
    position: input.position ?? 0,
  }),
  read: async (scope, ids) =>
    (
      await scope.db
        .select()
        .from(customFields)
        .where(isOwnRow(scope, customFields, ids))
    ).map(toView),
});

type CustomFieldRow = typeof customFields.$inferSelect;

function toView(row: CustomFieldRow): CustomFieldView {
  return {
    ...toCustomField(row),
    ...{ id: row.id, noun: row.noun, choices: row.choices, position: row.position },
    ...{ active: row.active, created_at: row.createdAt, version: row.version },
  };
}

/** A field as stored. */
export function toCustomField(row: CustomFieldRow): CustomField {
  const { key, name, nameDe, kind, choices, required, forDriver, forCustomers } = row;
  return {
    ...{ key, name, name_de: nameDe ?? undefined, kind, choices, required },
    ...{ for_driver: forDriver, for_customers: forCustomers },
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
