import { commit } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { ImportRecord } from "../../db/import.reads.server.ts";
import { saveMapping, updateImport } from "../../db/import.writes.server.ts";
import { emptyCounts, type ImportMapping } from "../../model/import.ts";
import { fieldDefinitions } from "../../model/import-fields.ts";
import { hashHeaders } from "./read-import-file.server.ts";

/** Required fields without a column. Phone and email can replace each other. */
export function listUnmappedFields(mapping: ImportMapping): string[] {
  const mapped = new Set(mapping.map(({ field }) => field));
  const has = (key: string | undefined) => [...mapped].some((field) => field === key);
  const missing = fieldDefinitions.filter(
    ({ key, required, within }) => required === "row" && !has(key) && !has(within),
  );
  const reachable = has("phone") || has("email");
  return [...missing.map(({ key }) => key), ...(reachable ? [] : ["phone"])];
}

/**
 * Starts checking all rows with the current configuration and mapping, and remembers the mapping for files with the
 * same headers, of this merchant and of any. Refused while a required field or the source location is missing.
 */
export async function startValidation(scope: Scope, record: ImportRecord): Promise<Result<{ status: string }>> {
  const missing = listUnmappedFields(record.mapping);
  if (missing.length > 0) return fail("import_unmapped", { fields: missing.join(", ") });
  if (record.configuration.sourceLocationId === null) return fail("import_source_missing");
  const { total } = record.counts;
  const counts = { ...emptyCounts, total, at: now(scope) };
  const change = { status: "validating", cursor: 0, counts, problem: null, finishedAt: null } as const;
  const changed = await updateImport(scope, record, {
    ...change,
    mapping: record.mapping,
    configuration: record.configuration,
  });
  if (!changed) return fail("lost_race");
  const { merchantId } = record.configuration;
  const keys = await Promise.all(
    [null, ...(merchantId ? [merchantId] : [])].map((each) => hashHeaders(record.columns, each)),
  );
  const { mapping, configuration } = record;
  const usedAt = now(scope);
  await commit(
    scope.db,
    keys.map((headers) => saveMapping(scope, { headers, mapping, configuration, usedAt })),
  );
  await scope.ports.wake.imports(record.id);
  return ok({ status: "validating" });
}
