import { can } from "#app/platform/access/can.ts";
import { getCostCurrency } from "#app/platform/access/preferences.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { formatPhones } from "#app/platform/kernel/phone.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { createColumn, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import { exportList } from "#app/platform/lists/export-list.server.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { type NamedChoice, type NamedKind, readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import type { CatalogueDefinition } from "./definition.server.ts";
import { describeCatalogue, readCataloguePage } from "./rows.reads.server.ts";
import type { CatalogueRow, CatalogueRows } from "./rows.server.ts";

/** A page of a settings list, by name unless the address says otherwise, and the row that the address edits (`?edit=`). */
export async function readCatalogueScreen<Input, View extends CatalogueRow>(
  scope: Scope,
  rows: CatalogueRows<Input, View>,
  { url }: PageRequest,
) {
  const edited = url.searchParams.get("edit");
  const { query, unknown } = parseScreenListQuery(url.searchParams, describeCatalogue(rows));
  const [list, [editing]] = await Promise.all([
    readCataloguePage(scope, rows, query),
    edited ? rows.read(scope, [edited]) : [],
  ]);
  return { list: { ...list, unknown, phones: formatPhones(list.rows) }, editing: editing ?? null };
}

/** The reads of a settings list: its screen, the API's list and single row, and its file. */
export function createCatalogueReads<
  Form extends object,
  Input extends object,
  View extends CatalogueRow,
  Extra extends object,
>(definition: CatalogueDefinition<Form, Input, View, Extra>) {
  const { name, singular, rows, columns, permission, references = {}, currencyFields = [] } = definition;
  return {
    list: createListRead(describeCatalogue(rows), async (scope, query) => {
      const page = await readCataloguePage(scope, rows, query);
      return ok({ [name]: page.rows, pagination: page.pagination });
    }),
    async view(scope: Scope, { params }: PageRequest): Promise<Result<Record<string, View>>> {
      const [found] = await rows.read(scope, [params.id ?? ""]);
      return found ? ok({ [singular]: found }) : fail("not_found");
    },
    /** The screen: its list, the row being edited, the choices of its form, and whether the person may change it. */
    async screen(scope: Scope, pageRequest: PageRequest) {
      const [page, choices] = await Promise.all([
        readCatalogueScreen(scope, rows, pageRequest),
        readReferenceChoices(scope, references),
      ]);
      const { default_currency: own, supported_currencies: others } = scope.account.preferences;
      const currencies = [...new Set([own, ...others])];
      const codes = currencies.map((code) => ({ value: code, label: code }));
      return ok({
        ...page,
        choices: { ...choices, ...Object.fromEntries(currencyFields.map((field) => [field, codes])) },
        currencies,
        currency: getCostCurrency(scope.account.preferences),
        country: scope.account.country,
        canManage: can(scope.account, ...permission),
      });
    },
    /** Rows that match the URL's search, filters and sort, with the columns of the screen or all columns. */
    file: (scope: Scope, { url, language }: { url: URL; language: string }) =>
      exportList<View>(
        scope,
        {
          title: (t) => t(`${name}:title`),
          read: (within, query) => readCataloguePage(within, rows, query),
          columns: [
            ...(columns?.(createColumn) ?? []),
            createColumn("active", "settings:status", (row, { t }) =>
              t(row.active ? "settings:active" : "settings:inactive"),
            ),
            createColumn("created_at", "settings:created", (row, writing) => toMomentCell(row.created_at, writing)),
          ],
        },
        { url, language },
      ),
  };
}

async function readReferenceChoices(
  scope: Scope,
  refers: Readonly<Record<string, NamedKind>>,
): Promise<Record<string, NamedChoice[]>> {
  const kinds = [...new Set(Object.values(refers))];
  const read = new Map(
    await Promise.all(kinds.map(async (kind) => [kind, await readNamedChoices(scope, kind)] as const)),
  );
  return Object.fromEntries(Object.entries(refers).map(([field, kind]) => [field, read.get(kind) ?? []]));
}
