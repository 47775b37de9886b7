import { and, eq, inArray, sql } from "drizzle-orm";
import type { DriveAction, DriveOutcome, StoredInput } from "#app/modules/driver/model/drive-action.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { driveActions, driveFiles } from "./drive-actions.tables.ts";

export type DriveActionRow = typeof driveActions.$inferSelect;

/** An action on its way into the table. */
export interface ReceivedAction {
  agentId: string;
  action: Pick<DriveAction, "id" | "kind">;
  input: StoredInput;
  deviceAt: number;
  clockOffset: number;
  at: number;
  receivedAt: number;
  outcome: DriveOutcome;
  code: string | null;
  /** Random, of this run alone. */
  run: string;
}

/**
 * Writes down that an action was taken. It goes into every batch of the command that does it: a batch of another run of the
 * same action rolls back, so that nothing is done twice wherever a run was killed.
 */
export function recordDriveAction(scope: Scope, taken: ReceivedAction): Statement {
  const { agentId, action, input, deviceAt, clockOffset, at, receivedAt, outcome, code, run } = taken;
  return scope.db
    .insert(driveActions)
    .values({
      accountId: scope.account.id,
      id: action.id,
      agentId,
      kind: action.kind,
      routeId: input.routeId ?? null,
      stopId: input.stopId ?? null,
      input,
      deviceAt,
      clockOffset,
      at,
      receivedAt,
      outcome,
      code,
      run,
    })
    .onConflictDoUpdate({
      target: [driveActions.accountId, driveActions.id],
      set: { version: sql`case when ${driveActions.run} = ${run} then 1 end` },
    });
}

/** What became of actions of an agent that came before, by id. */
export async function readActions(
  scope: Scope,
  agentId: string,
  ids: readonly string[],
): Promise<Map<string, DriveActionRow>> {
  const rows = await scope.db
    .select()
    .from(driveActions)
    .where(
      and(
        eq(driveActions.accountId, scope.account.id),
        inArray(driveActions.id, selectIds(ids)),
        eq(driveActions.agentId, agentId),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/** A picture arrived; a second time it is the same one. */
export function insertPicture(
  scope: Scope,
  picture: { actionId: string; hash: string; contentType: string; size: number; storedAt: number },
): Statement {
  return scope.db
    .insert(driveFiles)
    .values({ accountId: scope.account.id, ...picture })
    .onConflictDoNothing();
}

/** Whether a picture of an action lies here. */
export async function hasPicture(scope: Scope, actionId: string, hash: string): Promise<boolean> {
  const own = and(
    eq(driveFiles.accountId, scope.account.id),
    eq(driveFiles.actionId, actionId),
    eq(driveFiles.hash, hash),
  );
  const rows = await scope.db.select({ hash: driveFiles.hash }).from(driveFiles).where(own);
  return rows.length > 0;
}

/** Where a picture lies among the files. */
export const getPictureKey = (accountId: string, actionId: string, hash: string): string =>
  `proofs/${accountId}/${actionId}/${hash}`;

/** Where an agent's device was when it did what happened at a moment; null where it did not say, or nobody's device did it. */
export async function readActionPosition(scope: Scope, agentId: string | null, at: number): Promise<Point | null> {
  if (agentId === null) return null;
  const [row] = await scope.db
    .select({ input: driveActions.input })
    .from(driveActions)
    .where(
      and(
        eq(driveActions.accountId, scope.account.id),
        eq(driveActions.agentId, agentId),
        eq(driveActions.at, at),
        inArray(driveActions.kind, ["complete", "attempt"]),
      ),
    )
    .limit(1);
  const position = row?.input.position;
  return position ? { longitude: position.longitude, latitude: position.latitude } : null;
}
