import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { ExportedFile } from "#app/platform/lists/export-list.server.ts";
import { toForwardPagination } from "#app/platform/lists/list-page.server.ts";
import { monthPattern } from "#app/platform/time/day-spans.ts";
import { readOpenFiles } from "../db/open-data.server.ts";
import { getOpenDataPrefix, getOpenFileName, openTables } from "../model/open-data.ts";
import { parquetType } from "./write-open-data.server.ts";

/** The copy is of the whole account: who sees a part of it sees no file. */
const isOpen = ({ account, locations, merchant }: Scope): boolean =>
  account.preferences.open_data === true && locations === "all" && merchant === undefined;

/** The files of the nightly copy. */
export async function readOpenDataScreen(scope: Scope) {
  const files = isOpen(scope) ? await readOpenFiles(scope) : [];
  const isWhole = scope.locations === "all" && scope.merchant === undefined;
  return ok({ isOn: scope.account.preferences.open_data === true, isWhole, files });
}

export type OpenDataView = Extract<Awaited<ReturnType<typeof readOpenDataScreen>>, { ok: true }>["value"];

/** The same for programs. */
export async function listOpenFiles(scope: Scope): Promise<Result<unknown>> {
  const files = isOpen(scope) ? await readOpenFiles(scope) : [];
  const page = { next: null, first: true, limit: files.length };
  return ok({
    files: files.map(({ name, month, rows, size, writtenAt }) => ({
      table: name,
      month,
      rows,
      size,
      written_at: writtenAt,
    })),
    pagination: toForwardPagination(files.length, page),
  });
}

/** A file of the copy. */
export async function openOpenFile(scope: Scope, params: PageRequest["params"]): Promise<Result<ExportedFile>> {
  const table = openTables.find((each) => each === params.table);
  const { month = "" } = params;
  if (!table || !monthPattern.test(month) || !isOpen(scope)) return fail("not_found");
  const name = getOpenFileName(table, month);
  const file = await scope.ports.files.get(`${getOpenDataPrefix(scope.account.id)}${name}`);
  return file ? ok({ name, type: parquetType, body: file.body }) : fail("not_found");
}
