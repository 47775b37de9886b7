import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { publishEvent } from "#app/platform/events/outbox.server.ts";
import type { ImportRecord } from "../../db/import.reads.server.ts";
import { failImport } from "../../db/import.writes.server.ts";
import type { ImportCounts } from "../../model/import.ts";

/** Ends an import that cannot continue, and notifies the person who started it. */
export function failImportAndNotify(
  { db, ports }: Pick<Scope, "db" | "ports">,
  record: Pick<ImportRecord, "id" | "accountId" | "fileName" | "createdBy" | "status">,
  problem: NonNullable<ImportRecord["problem"]>,
): Statement[] {
  const { id, accountId, fileName, createdBy, status } = record;
  const detail = { importId: id, fileName, code: problem.code };
  return [
    publishEvent({ account: { id: accountId }, db, ports }, "import.failed", { id, number: fileName }),
    failImport(db, id, { ...problem, ...getRetryStage(problem.code, status) }, ports.clock.now()),
    insertInboxItem(
      { account: { id: accountId }, db, ports },
      { news: { kind: "import_failed", detail }, to: { users: [createdBy] }, key: `import_failed:${id}` },
    ),
  ];
}

/** The stage that a retry starts from; a file that cannot be read has none. */
function getRetryStage(
  code: string,
  status: ImportRecord["status"],
): Pick<NonNullable<ImportRecord["problem"]>, "during"> {
  return code === "unexpected" && (status === "validating" || status === "committing") ? { during: status } : {};
}

/** Notifies the person about rows of a finished import that did not become orders; nothing when all did. */
export function notifyIncompleteImport(scope: Scope, record: ImportRecord, counts: ImportCounts): Statement[] {
  const created = counts.created + counts.draft + counts.updated;
  const refused = counts.checked - created - counts.part;
  if (refused <= 0) return [];
  const detail = { importId: record.id, fileName: record.fileName, created, refused };
  return [
    insertInboxItem(scope, {
      news: { kind: "import_incomplete", detail },
      to: { users: [record.createdBy] },
      key: `import_incomplete:${record.id}`,
    }),
  ];
}
