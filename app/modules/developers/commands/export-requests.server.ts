import { accessTokenRows } from "#app/modules/identity/db/access-tokens.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { createColumn, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import {
  type ExportedFile,
  type ExportRequest,
  exportList,
  type ListExport,
} from "#app/platform/lists/export-list.server.ts";
import { findRequest, readRequests } from "../db/api-requests.reads.server.ts";
import type { ApiRequestRow } from "../model/api-request.ts";

type RequestExport = ExportRequest & { params: Readonly<Record<string, string | undefined>> };

/** A token's requests as a file, those that the page's outcome and search match; bodies stay in the log. */
export async function exportTokenRequests(scope: Scope, request: RequestExport): Promise<Result<ExportedFile>> {
  const id = request.params.id ?? "";
  const [token] = await accessTokenRows.read(scope, [id]);
  if (!token) return fail("not_found");
  const { searchParams } = request.url;
  const wanted = new URL(request.url.origin);
  for (const name of ["format", "search"]) wanted.searchParams.set(name, searchParams.get(name) ?? "");
  wanted.searchParams.set("filters[token_id][]", id);
  wanted.searchParams.set("filters[outcome][]", searchParams.get("outcome") ?? "");
  return exportList(scope, requestExport, { ...request, url: wanted });
}

const requestExport: ListExport<ApiRequestRow> = {
  title: (t) => t("requests:title"),
  read: async (scope, query) => {
    const limit = query.limit ?? 1;
    const after = query.cursor === null ? null : await findRequest(scope, query.cursor);
    const found = await readRequests(scope, { ...query, after: after?.place ?? null }, limit + 1);
    const rows = found.slice(0, limit);
    const next = found.length > limit ? (rows.at(-1)?.id ?? null) : null;
    return { rows, pagination: { previous: null, next, total: rows.length, total_is_exact: true, limit } };
  },
  columns: [
    createColumn("at", "requests:at", ({ at }, writing) => toMomentCell(at, writing)),
    createColumn("call", "requests:call", ({ method, path, query }) => `${method} ${path}${query ? `?${query}` : ""}`),
    createColumn("tool", "requests:tool", ({ tool }) => tool ?? ""),
    createColumn("status", "requests:status", ({ status }) => status),
    createColumn("code", "requests:code", ({ code }) => code ?? ""),
    createColumn("duration", "requests:milliseconds", ({ durationMs }) => durationMs),
    createColumn("key", "requests:key", ({ idempotencyKey }) => idempotencyKey ?? ""),
    createColumn("address", "requests:address", ({ address }) => address ?? ""),
    createColumn("program", "requests:program", ({ userAgent }) => userAgent ?? ""),
    createColumn("id", "requests:id", ({ requestId }) => requestId),
  ],
};
