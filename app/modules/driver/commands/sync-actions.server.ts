import type { z } from "zod";
import { readActions, recordDriveAction } from "#app/modules/shipments/db/drive-actions.server.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit, guardBatch } from "#app/platform/db/commit.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { toHex } from "#app/platform/kernel/tokens.ts";
import { chooseOffset, type DriveAction, driveSyncSchema } from "../model/drive-action.ts";
import { sortActions } from "../model/sort-actions.ts";
import { toActionScope } from "./action-scope.server.ts";
import { applyAction } from "./apply-action.server.ts";
import type { Driver } from "./driver.server.ts";
import { type SyncResult, toEarlierResult, toSyncResult, toTwinResult, toWaiting } from "./sync-result.server.ts";

/**
 * Applies the actions of a device in its order: each once, by the office's commands, at the device's corrected time. An
 * action that is no longer possible is refused with the reason, and stored with its input.
 */
export const syncActions = createOpenCommand({
  name: "drive.take_actions",
  caller: "driver",
  input: driveSyncSchema,
  async run(
    driver: Driver,
    { sentAt, actions }: z.output<typeof driveSyncSchema>,
  ): Promise<Result<{ actions: SyncResult[] }>> {
    const { scope, session } = driver;
    const before = await readActions(scope, session.agent.id, [
      ...actions.flatMap(({ id, after }) => (after ? [id, after] : [id])),
    ]);
    const known = new Set(before.keys());
    const received = new Map<string, DriveAction>();
    const results = new Map<DriveAction, SyncResult>();
    const measuredOffset = now(scope) - Date.parse(sentAt);
    for (const action of sortActions(actions)) {
      const row = before.get(action.id);
      const twin = received.get(action.id);
      if (row) results.set(action, toEarlierResult(scope, row, action));
      else if (twin) results.set(action, toTwinResult(scope, results.get(twin), { twin, action }));
      else {
        received.set(action.id, action);
        if (action.after && !known.has(action.after)) continue;
        const result = await syncAction(driver, action, measuredOffset);
        results.set(action, result);
        if (result.outcome !== "waiting") known.add(action.id);
      }
    }
    if (known.size > before.size) await scope.ports.fleetRoom(scope.account.id).changed();
    return ok({ actions: actions.map((action) => results.get(action) ?? toWaiting(action.id)) });
  },
});

/** Attempts of an action after lost races. */
const MAX_ATTEMPTS = 5;

async function applyWithRetry(
  driver: Parameters<typeof applyAction>[0],
  action: DriveAction,
): ReturnType<typeof applyAction> {
  for (let tries = MAX_ATTEMPTS; ; tries -= 1) {
    const done = await applyAction(driver, action);
    if (done.ok || done.failure.code !== "lost_race" || tries === 1) return done;
  }
}

async function syncAction(
  { scope, session }: Driver,
  action: DriveAction,
  measuredOffset: number,
): Promise<SyncResult> {
  const receivedAt = now(scope);
  const clockOffset = chooseOffset(action.clockOffset, Math.trunc(measuredOffset));
  const deviceAt = Date.parse(action.deviceAt);
  const device = { at: deviceAt, offset: clockOffset, receivedAt, position: action.position };
  const run = toHex(scope.ports.random(12));
  // A separate connection, because the guard statement is added to every batch of this action only.
  const own = await toActionScope({ ...scope, db: openDatabase(scope.db.$client) }, device, action);
  const { db } = own;
  const at = now(own);
  const { id: _id, kind: _kind, after: _after, deviceAt: _deviceAt, clockOffset: _offset, ...input } = action;
  const received = { agentId: session.agent.id, action, input, deviceAt, clockOffset, at, receivedAt, run };
  guardBatch(db, recordDriveAction(own, { ...received, outcome: "applied", code: null }));
  const done = await applyWithRetry({ scope: own, agentId: session.agent.id }, action);
  if (done.ok) return toSyncResult(scope, { id: action.id, outcome: "applied", code: null, input });
  // Another run of the same action may have been faster: its result counts.
  const [earlier] = (await readActions(scope, session.agent.id, [action.id])).values();
  if (earlier) return toEarlierResult(scope, earlier, action);
  const { code, params } = done.failure;
  // Not the driver's fault: the phone sends it again.
  if (code === "lost_race") return toWaiting(action.id);
  // The message's parameters are stored too, so that a phone that sends again gets the same message.
  const refused = { id: action.id, outcome: "refused", code, input: { ...input, why: params } } as const;
  const committed = await commit(scope.db, [recordDriveAction(scope, { ...received, ...refused })]);
  return toSyncResult(scope, committed.ok ? refused : { ...refused, code: committed.failure.code });
}
