import { z } from "zod";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { catchFileFault, orNotATable } from "#app/platform/documents/tables/file-fault.ts";
import { type ListTable, type ListTableField, readListTable } from "#app/platform/documents/tables/list-table.ts";
import { type Failure, fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import type { AuditAction } from "./audit.ts";
import { writeAudit } from "./rows.writes.server.ts";

/** What of a row becomes of it. */
export type ValidatedListRow<Ready> = { row: number; name: string } & (
  | { ok: true; value: Ready; updates: boolean }
  | { ok: false; failure: Failure }
);

/** How rows of a list are judged and written. */
export interface ListImport<Ready> {
  /** Its word in the audit log. */
  name: AuditAction;
  fields: (scope: Scope) => readonly ListTableField[];
  validate: (scope: Scope, table: ListTable) => Promise<ValidatedListRow<Ready>[]>;
  write: (scope: Scope, ready: readonly Ready[]) => Promise<Statement[]> | Statement[];
}

/** A file, fields by column number where somebody chose them, and whether the rows that can be saved are. */
export const listImportSchema = z.object({
  file_name: z.string().max(255),
  bytes: z.instanceof(Uint8Array),
  mapping: z.record(z.string().regex(/^\d{1,3}$/), z.string().max(40).nullable()).default({}),
  save: z.boolean().default(false),
});

/** Refused rows that are named; the count tells of the rest. */
const MAX_REFUSED_ROWS = 200;

/** What a file came to: before saving what would happen, after it what did. */
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

/** Reads a file, judges its rows, and on request saves those that can be: the others do not keep them back. */
export async function importList<Ready>(
  scope: Scope,
  list: ListImport<Ready>,
  { file_name, bytes, mapping, save }: z.output<typeof listImportSchema>,
): Promise<Result<ListImportOutcome>> {
  const read = catchFileFault(() => readListTable(bytes, list.fields(scope), mapping));
  const table = orNotATable(file_name, read, ({ columns }) => columns.filter(({ field }) => field !== null).length);
  if (!table.ok) return table;
  const judged = await list.validate(scope, table.value);
  const ready = judged.flatMap((each) => (each.ok ? [each] : []));
  const refused = judged.flatMap((each) => (each.ok ? [] : [{ row: each.row, name: each.name, ...each.failure }]));
  const updated = ready.filter(({ updates }) => updates).length;
  const created = ready.length - updated;
  if (save && ready.length > 0) {
    const rows = ready.map(({ value }) => value);
    const log = writeAudit(scope, list.name, "file", { created, updated, refused: refused.length });
    const statements = await list.write(scope, rows);
    const written = await commit(scope.db, [...statements, log]);
    // Somebody added the same meanwhile: nothing of the file went in, and the next look refuses the row.
    if (!written.ok) return fail("lost_race");
  }
  return ok({
    columns: table.value.columns,
    total: judged.length,
    created,
    updated,
    refused: refused.slice(0, MAX_REFUSED_ROWS),
    refused_count: refused.length,
    saved: save,
  });
}

/** A row that is refused for one field. */
export function refuseRow(field: string, code: string): { ok: false; failure: Failure } {
  return failFields({ [field]: [{ code }] });
}

/** Rows in parts that one statement takes. */
export function splitIntoParts<Row>(rows: readonly Row[], size = 500): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
}
