import { z } from "zod";
import { readMemberScopes } from "#app/modules/identity/db/member-scope.reads.server.ts";
import { diffObjects } from "#app/platform/catalogue/changes.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { newId, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import {
  checkReportName,
  deleteReport,
  findReport,
  insertReport,
  MAX_REPORTS,
  updateReport,
} from "../db/reports.server.ts";
import { changedReportSchema, type ReportInput, reportSchema } from "../model/report.ts";
import { canReadSource } from "../model/report-sources.ts";
import { listUnknownParts } from "./report-query.server.ts";

/** Refuses a report that its author could not run, and recipients who do not belong to the account. */
async function validateReport(scope: Scope, report: ReportInput, id: string | null): Promise<Result<null>> {
  // A report runs with the rights of the person who saved it.
  if (scope.program) return fail("token_no_person");
  if (!canReadSource(scope.account, report.source)) return fail("forbidden");
  const [{ count, isTaken }, members] = await Promise.all([
    checkReportName(scope, report.name, id),
    readMemberScopes(scope, scope.account.id, report.members),
  ]);
  if (id === null && count >= MAX_REPORTS) return failFields({ name: [{ code: "too_many" }] });
  const wrong = await listUnknownParts(scope, report);
  if (report.members.some((member) => !members.has(member))) wrong.push("members");
  const fields = Object.fromEntries(wrong.map((field) => [field, [{ code: "invalid_value" }]]));
  if (isTaken) return failFields({ ...fields, name: [{ code: "name_taken" }] });
  return wrong.length > 0 ? failFields(fields) : ok(null);
}

/** Creates a report of one's own. */
export const createReport = createCommand({
  name: "reports.create",
  permission: "analytics",
  input: reportSchema,
  async run(scope, report) {
    const valid = await validateReport(scope, report, null);
    if (!valid.ok) return valid;
    const id = newId(scope);
    const written = await commit(scope.db, [
      insertReport(scope, id, report),
      writeAudit(scope, "reports.create", id, { name: report.name }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Changes a report, which then runs with the rights of who changed it. */
export const changeReport = createCommand({
  name: "reports.update",
  permission: "analytics",
  input: changedReportSchema,
  async run(scope, { id, version, ...report }) {
    const found = await findReport(scope, id);
    if (!found) return fail("not_found");
    const valid = await validateReport(scope, report, id);
    if (!valid.ok) return valid;
    const written = await commit(scope.db, [
      updateReport(scope, { id, version }, report),
      writeAudit(scope, "reports.update", id, {
        name: report.name,
        changes: diffObjects(found, { ...found, ...report }),
      }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});

/** Deletes a report; its files stay for their time. */
export const removeReport = createCommand({
  name: "reports.delete",
  permission: "analytics",
  input: z.object({ id: z.uuid() }),
  async run(scope, { id }) {
    const found = await findReport(scope, id);
    if (!found) return fail("not_found");
    const written = await commit(scope.db, [
      deleteReport(scope, id),
      writeAudit(scope, "reports.delete", id, { name: found.name }),
    ]);
    return written.ok ? ok({ id }) : written;
  },
});
