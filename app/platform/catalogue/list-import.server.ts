import { z } from "zod";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { catchFileFault, orNotATable } from "#app/platform/documents/tables/file-fault.ts";
import { type ListTable, type ListTableField, readListTable } from "#app/platform/documents/tables/list-table.ts";
import { type Failure, fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import type { AuditAction } from "./audit.ts";
import { writeAudit } from "./rows.writes.server.ts";

/** The result of validating a row. */
export type ValidatedListRow<Ready> = { row: number; name: string } & (
  | { ok: true; value: Ready; updates: boolean }
  | { ok: false; failure: Failure }
);

/** How rows of a list are validated and written. */
export interface ListImport<Ready> {
  /** Its action in the audit log. */
  name: AuditAction;
  fields: (scope: Scope) => readonly ListTableField[] | Promise<readonly ListTableField[]>;
  validate: (scope: Scope, table: ListTable) => Promise<ValidatedListRow<Ready>[]>;
  write: (scope: Scope, ready: readonly Ready[]) => Promise<Statement[]> | Statement[];
}

/** A file, the fields a person chose by column number, and whether to save the valid rows. */
export const listImportSchema = z.object({
  file_name: z.string().max(255),
  bytes: z.instanceof(Uint8Array),
  mapping: z.record(z.string().regex(/^\d{1,3}$/), z.string().max(60).nullable()).default({}),
  save: z.boolean().default(false),
});

/** Refused rows that are listed; beyond them only the count is given. */
const MAX_REFUSED_ROWS = 200;

/** The result of a file: what would happen before saving, what happened after it. */
export interface ListImportOutcome {
  columns: ListTable["columns"];
  total: number;
  created: number;
  updated: number;
  /** The first 200. */
  refused: ({ row: number; name: string } & Failure)[];
  refused_count: number;
  saved: boolean;
}

/** Reads a file, validates its rows, and on request saves the valid ones; invalid rows do not stop them. */
export async function importCatalogueList<Ready>(
  scope: Scope,
  list: ListImport<Ready>,
  { file_name, bytes, mapping, save }: z.output<typeof listImportSchema>,
): Promise<Result<ListImportOutcome>> {
  const fields = await list.fields(scope);
  const read = catchFileFault(() => readListTable(bytes, fields, mapping));
  const table = orNotATable(file_name, read, ({ columns }) => columns.filter(({ field }) => field !== null).length);
  if (!table.ok) return table;
  const validated = await list.validate(scope, table.value);
  const ready = validated.flatMap((each) => (each.ok ? [each] : []));
  const refused = validated.flatMap((each) => (each.ok ? [] : [{ row: each.row, name: each.name, ...each.failure }]));
  const updated = ready.filter(({ updates }) => updates).length;
  const created = ready.length - updated;
  if (save && ready.length > 0) {
    const rows = ready.map(({ value }) => value);
    const log = writeAudit(scope, list.name, "file", { created, updated, refused: refused.length });
    const statements = await list.write(scope, rows);
    const written = await commit(scope.db, [...statements, log]);
    // Someone added the same row in the meantime: nothing of the file was saved, and the next attempt refuses that row.
    if (!written.ok) return fail("lost_race");
  }
  return ok({
    columns: table.value.columns,
    total: validated.length,
    created,
    updated,
    refused: refused.slice(0, MAX_REFUSED_ROWS),
    refused_count: refused.length,
    saved: save,
  });
}

/** Refuses a row because of one field. */
export function refuseRow(field: string, code: string): { ok: false; failure: Failure } {
  return failFields({ [field]: [{ code }] });
}

/** Splits rows into parts that fit one statement. */
export function splitIntoParts<Row>(rows: readonly Row[], size = 500): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
}
