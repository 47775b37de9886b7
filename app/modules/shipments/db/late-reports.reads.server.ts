import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { LateReport } from "../model/late-report.ts";
import { driveActions, driveFiles } from "./drive-actions.tables.ts";

/** Only the newest ones are shown. */
const MAX_REPORTS = 20;

/** Refused phone actions of a shipment, with their pictures, newest first. */
export async function readLateReports(scope: Scope, shipmentId: string): Promise<LateReport[]> {
  const { account } = scope;
  const rows = await scope.db
    .select({ action: driveActions, agent: agents.name })
    .from(driveActions)
    .leftJoin(agents, and(eq(agents.accountId, account.id), eq(agents.id, driveActions.agentId)))
    .where(
      and(
        eq(driveActions.accountId, account.id),
        // Written literally, as in the partial index: a bound parameter would keep SQLite from using it.
        sql`outcome = 'refused'`,
        sql`json_extract(${driveActions.input}, '$.shipmentId') = ${shipmentId}`,
      ),
    )
    .orderBy(desc(driveActions.at))
    .limit(MAX_REPORTS);
  const ids = rows.map(({ action }) => action.id);
  const files = await scope.db
    .select({ actionId: driveFiles.actionId, hash: driveFiles.hash })
    .from(driveFiles)
    .where(and(eq(driveFiles.accountId, account.id), inArray(driveFiles.actionId, selectIds(ids))))
    .orderBy(asc(driveFiles.hash));
  return rows.map(({ action: { id, kind, at, code, input }, agent }) => ({
    ...{ id, kind, at: at ?? 0, code: code ?? "", agent: agent ?? "" },
    ...{ recipient: input.recipient ?? null, reason: input.reason ?? null, note: input.note ?? null },
    // A name that was typed, or a drawing.
    signature: input.signature ?? null,
    photos: files.flatMap(({ actionId, hash }) => (actionId === id ? [`/proofs/${id}/${hash}`] : [])),
  }));
}
