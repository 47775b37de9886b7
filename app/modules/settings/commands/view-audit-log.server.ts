import { lineChanges, subjectName } from "#app/platform/catalogue/audit.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { listRead, shownList } from "#app/platform/lists/asked-list.server.ts";
import { moment, worded } from "#app/platform/lists/export-columns.server.ts";
import { exportList, type ListExport } from "#app/platform/lists/export-list.server.ts";
import { describedAuditLog, readAuditActors, readAuditLog } from "../db/audit-log.reads.server.ts";
import { areaWord } from "../model/area-word.ts";

/** The audit log's screen: a page of lines, and who may be filtered by. */
export async function auditLogScreen(scope: Scope, { url }: PageRequest) {
  const { query, unknown } = shownList(url.searchParams, describedAuditLog);
  const [list, people] = await Promise.all([readAuditLog(scope, query), readAuditActors(scope)]);
  return ok({ list: { ...list, unknown, options: { person: people } } });
}

/** `GET audit-log`. */
export const listAuditLog = listRead(describedAuditLog, async (scope, query) => {
  const { rows, pagination } = await readAuditLog(scope, query);
  return ok({ audit_log: rows, pagination });
});

const file: ListExport<Awaited<ReturnType<typeof readAuditLog>>["rows"][number]> = {
  title: (t) => t("audit:title"),
  read: readAuditLog,
  columns: [
    worded("at", "audit:at", ({ at }, writing) => moment(at, writing)),
    worded("person", "audit:person", ({ actor }, { t }) =>
      actor.token && actor.name ? t("common:token_actor", { name: actor.name }) : (actor.name ?? actor.id),
    ),
    worded("area", "audit:area", ({ area }, { t }) => (area ? t(areaWord(area)) : "")),
    worded("action", "audit:action", ({ action }) => action),
    worded("subject", "audit:subject", (line) => subjectName(line) ?? line.subject ?? ""),
    worded("changes", "audit:changes", (line) =>
      lineChanges(line)
        .map(({ field, from, to }) => `${field}: ${from} → ${to}`)
        .join(" | "),
    ),
  ],
};

/** The lines that an address matches, as a file. */
export function exportAuditLog(scope: Scope, { url, language }: { url: URL; language: string }) {
  return exportList(scope, file, { url, language });
}
