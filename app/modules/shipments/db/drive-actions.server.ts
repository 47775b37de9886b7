import { and, eq, inArray, sql } from "drizzle-orm";
import type { DriveAction, DriveOutcome, StoredInput } from "#app/modules/driver/model/drive-action.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Point } from "#app/platform/geo/place.ts";
import { driveActions, driveFiles } from "./drive-actions.tables.ts";

export type DriveActionRow = typeof driveActions.$inferSelect;

/** An action of a driver's phone, before it is stored. */
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
  /** Random id of this run. */
  run: string;
}

/**
 * Records an action. The statement must be part of every batch of the command that performs it: a batch of another run
 * of the same action then rolls back (its `version` becomes null), so that nothing is done twice even when a run was
 * interrupted.
 */
export function recordDriveAction(scope: Scope, received: ReceivedAction): Statement {
  const { agentId, action, input, deviceAt, clockOffset, at, receivedAt, outcome, code, run } = received;
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

/** Stored actions of an agent, by id. */
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

/** Records an uploaded picture; uploading the same one again changes nothing. */
export function insertPicture(
  scope: Scope,
  picture: { actionId: string; hash: string; contentType: string; size: number; storedAt: number },
): Statement {
  return scope.db
    .insert(driveFiles)
    .values({ accountId: scope.account.id, ...picture })
    .onConflictDoNothing();
}

/** Whether a picture of an action was uploaded. */
export async function hasPicture(scope: Scope, actionId: string, hash: string): Promise<boolean> {
  const own = and(
    eq(driveFiles.accountId, scope.account.id),
    eq(driveFiles.actionId, actionId),
    eq(driveFiles.hash, hash),
  );
  const rows = await scope.db.select({ hash: driveFiles.hash }).from(driveFiles).where(own);
  return rows.length > 0;
}

/** The object key of a picture. */
export const getPictureKey = (accountId: string, actionId: string, hash: string): string =>
  `proofs/${accountId}/${actionId}/${hash}`;

/**
 * Where an agent's device was when it completed or attempted a stop at `at`; null without a position or without such an
 * action.
 */
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
