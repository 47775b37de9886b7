import { readMemberScopes } from "#app/modules/identity/db/member-scope.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { type ExportedFile, fileTypes } from "#app/platform/lists/export-list.server.ts";
import { findLinkedRun, findRun, type ReportRun } from "../db/report-runs.server.ts";
import { canReadSource } from "../model/report-sources.ts";

type AppScope = Pick<Scope, "db" | "ports">;

/** A finished file, of this report if one is named, for a member who may read its source now. */
export async function openReportFile(scope: Scope, id: string, reportId?: string): Promise<Result<ExportedFile>> {
  const run = await findRun(scope, id);
  const isAsked = run && (reportId === undefined || run.reportId === reportId);
  return isAsked && canReadSource(scope.account, run.source) ? readFile(scope, run) : fail("not_found");
}

/**
 * The file behind the link of a mail, until the link ends. One that was sent to a member works as long as the member may
 * read the source; others as long as the report's author may.
 */
export async function openLinkedFile(app: AppScope, secret: string): Promise<Result<ExportedFile>> {
  const linked = await findLinkedRun(app, await hashSha256Hex(secret));
  if (!linked) return fail("not_found");
  const { run, userId } = linked;
  const reader = userId ?? run.requestedBy;
  const scope = (await readMemberScopes(app, run.accountId, [reader])).get(reader);
  return scope && canReadSource(scope.account, run.source) ? readFile(app, run) : fail("not_found");
}

async function readFile({ ports }: AppScope, { fileKey, name, format }: ReportRun): Promise<Result<ExportedFile>> {
  const file = fileKey ? await ports.files.get(fileKey) : null;
  return file ? ok({ name: `${name}.${format}`, type: fileTypes[format], body: file.body }) : fail("not_found");
}
