import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { toForwardPagination } from "#app/platform/lists/list-page.server.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import type { ImportRecord } from "../../db/import.reads.server.ts";
import { listMerchantChoices, listSourceLocations } from "../../db/import-context.reads.server.ts";
import { importListDescription, readImports } from "../../db/import-list.reads.server.ts";
import { readImportByPath, readRememberedMapping } from "../run/read-import-file.server.ts";
import { listUnmappedFields } from "../run/start-validation.server.ts";
import { readImportOutcome } from "./read-import-outcome.server.ts";
import { parseImportRowsQuery, readImportRowPage } from "./read-rows.server.ts";

function toImportView({
  id,
  fileName,
  fileSize,
  status,
  configuration,
  mapping,
  columns,
  samples,
  counts,
  problem,
}: ImportRecord) {
  return {
    uuid: id,
    fileName,
    fileSize,
    status,
    configuration,
    mapping,
    columns,
    samples: samples ?? [],
    counts,
    problem,
  };
}

/** Everything that the wizard shows of one import; rows only on the step that shows them. */
export async function readImportScreen(scope: Scope, { params, url }: PageRequest) {
  const found = await readImportByPath(scope, params.importId);
  if (!found.ok) return found;
  const record = found.value;
  const requested = parseImportRowsQuery(url.searchParams);
  const preview = url.searchParams.get("step") === "configuration";
  const [outcome, sources, merchants, known, customFields, rows] = await Promise.all([
    readImportOutcome(scope, record),
    listSourceLocations(scope),
    listMerchantChoices(scope),
    readRememberedMapping(scope, record.columns, record.configuration.merchantId),
    readCustomFields(scope, "order"),
    preview ? { rows: [], next: null } : readImportRowPage(scope, record, requested),
  ]);
  return ok({
    import: toImportView(record),
    outcome,
    sources,
    merchants,
    customFields,
    remembered: known !== null,
    missing: listUnmappedFields(record.mapping),
    show: requested.show,
    after: requested.after,
    ...rows,
  });
}

export type ImportScreen = Extract<Awaited<ReturnType<typeof readImportScreen>>, { ok: true }>["value"];

/** The imports for the first step, newest first. */
export async function readImportList(scope: Scope, { url }: PageRequest) {
  const { query } = parseScreenListQuery(url.searchParams, importListDescription);
  return ok(await readImports(scope, query));
}

/** `GET imports`. */
export const listImports = createListRead(importListDescription, async (scope, query) => {
  const { rows, pagination } = await readImports(scope, query);
  return ok({ imports: rows.map(({ id, ...rest }) => ({ uuid: id, ...rest })), pagination });
});

/** `GET imports/{uuid}`: status and counts. */
export async function readImportStatus(scope: Scope, { params }: PageRequest) {
  const found = await readImportByPath(scope, params.importId);
  if (!found.ok) return found;
  return ok({ import: { ...toImportView(found.value), outcome: await readImportOutcome(scope, found.value) } });
}

/** `GET imports/{uuid}/rows`. */
export async function readImportRows(scope: Scope, { params, url }: PageRequest) {
  const found = await readImportByPath(scope, params.importId);
  if (!found.ok) return found;
  const requested = parseImportRowsQuery(url.searchParams);
  const { rows, next } = await readImportRowPage(scope, found.value, requested);
  const pages = { next: next === null ? null : String(next), first: requested.after === 0, limit: requested.limit };
  return ok({ rows, pagination: toForwardPagination(rows.length, pages) });
}
