import { getSubjectName, listLineChanges } from "#app/platform/catalogue/audit.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { createColumn, toMomentCell } from "#app/platform/lists/export-columns.server.ts";
import { exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { createListRead, parseScreenListQuery } from "#app/platform/lists/list-query.server.ts";
import { auditLogListDescription, readAuditActors, readAuditLog } from "../db/audit-log.reads.server.ts";
import { getAuditAreaLabel } from "../model/audit-area-label.ts";

/** The audit log's screen: a page of lines, and the people to filter by. */
export async function readAuditLogScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = parseScreenListQuery(url.searchParams, auditLogListDescription);
  const [list, people] = await Promise.all([readAuditLog(scope, query), readAuditActors(scope)]);
  return ok({ list: { ...list, unknown, options: { person: people } } });
}

/** `GET audit-log`. */
export const listAuditLog = createListRead(auditLogListDescription, async (scope, query) => {
  const { rows, pagination } = await readAuditLog(scope, query);
  return ok({ audit_log: rows, pagination });
});

/** The audit log as a file. */
export const auditLogExport: ListExport<Awaited<ReturnType<typeof readAuditLog>>["rows"][number]> = {
  title: (t) => t("audit:title"),
  read: readAuditLog,
  columns: [
    createColumn("at", "audit:at", ({ at }, writing) => toMomentCell(at, writing)),
    createColumn("person", "audit:person", ({ actor }, { t }) =>
      actor.token && actor.name ? t("common:token_actor", { name: actor.name }) : (actor.name ?? actor.id),
    ),
    createColumn("area", "audit:area", ({ area }, { t }) => (area ? t(getAuditAreaLabel(area)) : "")),
    createColumn("action", "audit:action", ({ action }) => action),
    createColumn("subject", "audit:subject", (line) => getSubjectName(line) ?? line.subject ?? ""),
    createColumn("changes", "audit:changes", (line) =>
      listLineChanges(line)
        .map(({ field, from, to }) => `${field}: ${from} → ${to}`)
        .join(" | "),
    ),
  ],
};

/** Exports the lines that match the URL's filters. */
export function exportAuditLog(scope: Scope, { url, language }: { url: URL; language: string }) {
  return exportList(scope, auditLogExport, { url, language });
}
