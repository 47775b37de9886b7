import { z } from "zod";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, now } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { hasOpenRun, insertRun } from "../db/report-runs.server.ts";
import { findReport } from "../db/reports.server.ts";
import { getReadyReport, isReadyName } from "../model/ready-reports.ts";
import { reportFormats } from "../model/report.ts";
import { canReadSource } from "../model/report-sources.ts";
import { fixReport } from "./report-query.server.ts";

const runSchema = z.object({
  id: z.string().min(1).max(60).describe("A report's id, or the name of one of the library"),
  format: z.enum(reportFormats).optional().describe("The report's own without"),
});

/** Makes a file of a report now, with the rights of who asks for it. */
export const runReport = createCommand({
  name: "reports.run",
  permission: "analytics",
  input: runSchema,
  async run(scope, { id, format }) {
    const { account, actor } = scope;
    if (scope.program || actor.id === null) return fail("token_no_person");
    const own = isReadyName(id) ? null : await findReport(scope, id);
    const found = isReadyName(id) ? getReadyReport(id) : own;
    if (!found) return fail("not_found");
    if (!canReadSource(account, found.source)) return fail("forbidden");
    if (await hasOpenRun(scope, account.id, id)) return fail("request_running");
    const name = own?.name ?? createTranslator(actor.language)(`reports:ready.${id}`);
    const { source, columns, filters, group_by, sort } = found;
    const runId = newId(scope);
    const run = {
      ...{ accountId: account.id, reportId: id, name, source, format: format ?? found.format, dueAt: null },
      ...{ language: actor.language, requestedBy: actor.id, requestedByName: actor.name },
      definition: await fixReport(scope, { source, columns, filters, group_by, sort }, now(scope)),
    };
    const written = await commit(scope.db, [
      insertRun(scope, run, runId),
      writeAudit(scope, "reports.run", id, { name }),
    ]);
    if (!written.ok) return written;
    await scope.ports.wake.outbox();
    return ok({ id: runId });
  },
});
