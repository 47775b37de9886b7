import type { Scope } from "#app/platform/db/scope.server.ts";
import { catchFileFault } from "#app/platform/documents/tables/file-fault.ts";
import type { ReadingOptions } from "#app/platform/documents/tables/open-table.ts";
import { isUuid } from "#app/platform/kernel/ids.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { findRememberedMapping, type ImportRecord, readImport } from "../../db/import.reads.server.ts";
import type { ImportMapping, ImportStatus } from "../../model/import.ts";
import { type Inspection, inspectRows } from "../../model/inspect-file.ts";

/** An import of the account in one of the statuses that allow the request; otherwise the error. */
export async function readImportInStatus(
  scope: Scope,
  id: string,
  statuses: readonly ImportStatus[],
): Promise<Result<ImportRecord>> {
  const record = await readImport(scope, id);
  if (!record) return fail("not_found");
  if (statuses.includes(record.status)) return ok(record);
  if (record.status === "done") return fail("import_done");
  return fail(record.status === "uploaded" || record.status === "failed" ? "import_not_ready" : "import_running");
}

/** Statuses in which configuration and mapping may change: until orders are being created. */
export const changeableStatuses = ["uploaded", "validating", "validated", "failed"] as const;

/** The uploaded file's bytes. */
export async function readImportFile(scope: Scope, record: Pick<ImportRecord, "fileKey">): Promise<Result<Uint8Array>> {
  const file = await scope.ports.files.get(record.fileKey);
  return file ? ok(await file.bytes()) : fail("not_found");
}

/** Inspects a file; an error names the row and column. */
export function inspectFile(bytes: Uint8Array, reading: ReadingOptions, headerRow: number | null): Result<Inspection> {
  return catchFileFault(() => inspectRows(bytes, reading, headerRow));
}

/** Hash of the headers, which identifies files with the same columns; per merchant. */
export function hashHeaders(headers: readonly string[], merchantId: string | null): Promise<string> {
  return hashSha256Hex([...headers, ...(merchantId ? [`\u001e${merchantId}`] : [])].join("\u001f"));
}

/** The mapping last used for these headers: the merchant's own, otherwise the account's. */
export async function readRememberedMapping(scope: Scope, headers: readonly string[], merchantId: string | null) {
  const own = merchantId ? await findRememberedMapping(scope, await hashHeaders(headers, merchantId)) : undefined;
  return own ?? (await findRememberedMapping(scope, await hashHeaders(headers, null)));
}

/** A stored mapping, marked as remembered. */
export function markRemembered(mapping: ImportMapping): ImportMapping {
  return mapping.map((each) => ({ ...each, by: "memory" }));
}

/** An import of the account by the id in the path; an invalid id is not found. */
export async function readImportByPath(scope: Scope, id: string | undefined): Promise<Result<ImportRecord>> {
  const record = id && isUuid(id) ? await readImport(scope, id) : null;
  return record ? ok(record) : fail("not_found");
}
