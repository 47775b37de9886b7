import { type ImportRecord, recentImports } from "#app/data/imports/import.reads.server.ts";
import { merchantChoices, sourceLocations } from "#app/data/imports/import-context.reads.server.ts";
import { forwardPages } from "#app/data/kernel/list-page.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import type { PageRequest } from "#app/features/page-request.ts";
import { importOf, rememberedFor } from "./import-file.server.ts";
import { outcomeOf } from "./import-outcome.server.ts";
import { readRows, rowsAsked } from "./read-rows.server.ts";
import { unmappedFields } from "./start-validation.server.ts";

function described({
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

/** Everything the wizard shows of one import; the rows only on the step that shows rows. */
export async function readImportScreen(scope: Scope, { params, url }: PageRequest) {
  const found = await importOf(scope, params.importId);
  if (!found.ok) return found;
  const record = found.value;
  const asked = rowsAsked(url.searchParams);
  const preview = url.searchParams.get("step") === "configuration";
  const [outcome, sources, merchants, known, rows] = await Promise.all([
    outcomeOf(scope, record),
    sourceLocations(scope),
    merchantChoices(scope),
    rememberedFor(scope, record.columns, record.configuration.merchantId),
    preview ? { rows: [], next: null } : readRows(scope, record, asked),
  ]);
  return ok({
    import: described(record),
    outcome,
    sources,
    merchants,
    remembered: known !== null,
    missing: unmappedFields(record.mapping),
    show: asked.show,
    after: asked.after,
    ...rows,
  });
}

export type ImportScreen = Extract<Awaited<ReturnType<typeof readImportScreen>>, { ok: true }>["value"];

/** The last imports, for the first step. */
export async function readRecentImports(scope: Scope) {
  return ok({ imports: await recentImports(scope, 10) });
}

/** `GET orders/imports`: the last ones, the newest first. */
export async function apiRecentImports(scope: Scope) {
  const imports = await recentImports(scope, 10);
  return ok({ imports: imports.map(({ id, ...rest }) => ({ uuid: id, ...rest })) });
}

export type RecentImports = Extract<Awaited<ReturnType<typeof readRecentImports>>, { ok: true }>["value"];

/** api.md `GET orders/imports/{uuid}`: status and counts. */
export async function readImportStatus(scope: Scope, { params }: PageRequest) {
  const found = await importOf(scope, params.importId);
  if (!found.ok) return found;
  return ok({ import: { ...described(found.value), outcome: await outcomeOf(scope, found.value) } });
}

/** api.md `GET orders/imports/{uuid}/rows`. */
export async function readImportRows(scope: Scope, { params, url }: PageRequest) {
  const found = await importOf(scope, params.importId);
  if (!found.ok) return found;
  const asked = rowsAsked(url.searchParams);
  const { rows, next } = await readRows(scope, found.value, asked);
  const pages = { next: next === null ? null : String(next), first: asked.after === 0, limit: asked.limit };
  return ok({ rows, pagination: forwardPages(rows.length, pages) });
}
