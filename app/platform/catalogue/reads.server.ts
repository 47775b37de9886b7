import { can } from "#app/platform/access/can.ts";
import { costCurrencyOf } from "#app/platform/access/preferences.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { writtenPhones } from "#app/platform/kernel/phone.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { listRead, shownList } from "#app/platform/lists/asked-list.server.ts";
import { moment, worded } from "#app/platform/lists/export-columns.server.ts";
import { exportList } from "#app/platform/lists/export-list.server.ts";
import { type Named, type NamedChoice, readChoices } from "#app/platform/lists/names.reads.server.ts";
import type { CatalogueDefinition } from "./definition.server.ts";
import { describedCatalogue, readCataloguePage } from "./rows.reads.server.ts";
import type { CatalogueRow, Rows } from "./rows.server.ts";

/** A page of a settings list, by name unless the address says otherwise, and the row that the address edits (`?edit=`). */
export async function cataloguePage<Input, View extends CatalogueRow>(
  scope: Scope,
  rows: Rows<Input, View>,
  { url }: PageRequest,
) {
  const edited = url.searchParams.get("edit");
  const { query, unknown } = shownList(url.searchParams, describedCatalogue(rows));
  const [list, [editing]] = await Promise.all([
    readCataloguePage(scope, rows, query),
    edited ? rows.read(scope, [edited]) : [],
  ]);
  return { list: { ...list, unknown, phones: writtenPhones(list.rows) }, editing: editing ?? null };
}

/** What a list of the settings is read by: its screen, the API's list and single row, and its file. */
export function reading<Form extends object, Input extends object, View extends CatalogueRow, Extra extends object>(
  definition: CatalogueDefinition<Form, Input, View, Extra>,
) {
  const { name, one, rows, columns, permission, refers = {}, priced = [] } = definition;
  return {
    list: listRead(describedCatalogue(rows), async (scope, query) => {
      const page = await readCataloguePage(scope, rows, query);
      return ok({ [name]: page.rows, pagination: page.pagination });
    }),
    async view(scope: Scope, { params }: PageRequest): Promise<Result<Record<string, View>>> {
      const [found] = await rows.read(scope, [params.id ?? ""]);
      return found ? ok({ [one]: found }) : fail("not_found");
    },
    /** The screen: its list, the row that the address edits, what its form chooses from, and whether it may be changed. */
    async screen(scope: Scope, asked: PageRequest) {
      const [page, choices] = await Promise.all([cataloguePage(scope, rows, asked), choicesOf(scope, refers)]);
      const { default_currency: own, supported_currencies: others } = scope.account.preferences;
      const currencies = [...new Set([own, ...others])];
      const codes = currencies.map((code) => ({ value: code, label: code }));
      return ok({
        ...page,
        choices: { ...choices, ...Object.fromEntries(priced.map((field) => [field, codes])) },
        currencies,
        currency: costCurrencyOf(scope.account.preferences),
        country: scope.account.country,
        canManage: can(scope.account, ...permission),
      });
    },
    /** What the search, filters and sort of an address match, with the columns of the screen or with all. */
    file: (scope: Scope, { url, language }: { url: URL; language: string }) =>
      exportList<View>(
        scope,
        {
          title: (t) => t(`settings:${name}.title`),
          read: (within, query) => readCataloguePage(within, rows, query),
          columns: [
            ...(columns?.(worded) ?? []),
            worded("active", "settings:status", (row, { t }) =>
              t(row.active ? "settings:active" : "settings:inactive"),
            ),
            worded("created_at", "settings:created", (row, writing) => moment(row.created_at, writing)),
          ],
        },
        { url, language },
      ),
  };
}

async function choicesOf(
  scope: Scope,
  refers: Readonly<Record<string, Named>>,
): Promise<Record<string, NamedChoice[]>> {
  const kinds = [...new Set(Object.values(refers))];
  const read = new Map(await Promise.all(kinds.map(async (kind) => [kind, await readChoices(scope, kind)] as const)));
  return Object.fromEntries(Object.entries(refers).map(([field, kind]) => [field, read.get(kind) ?? []]));
}
