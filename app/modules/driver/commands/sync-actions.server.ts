import type { z } from "zod";
import { readActions, recordDriveAction } from "#app/modules/shipments/db/drive-actions.server.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit, guardBatch } from "#app/platform/db/commit.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { toHex } from "#app/platform/kernel/hex.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { correctTime, type DriveAction, driveSyncSchema, type StoredInput } from "../model/drive-action.ts";
import { sortActions } from "../model/sort-actions.ts";
import { applyAction } from "./apply-action.server.ts";
import type { Driver } from "./driver.server.ts";

/** What became of one action: `waiting` is to be sent again, with what it waits for. */
export interface SyncResult {
  id: string;
  outcome: "applied" | "refused" | "waiting";
  code: string | null;
  message: string | null;
}

/**
 * What a device did, in its order: each applied once, by the office's own commands, at the device's time as corrected by what
 * its clock is off. A thing that cannot be done any more is refused with the reason, and kept with what the device said.
 */
export const syncActions = createOpenCommand({
  name: "drive.take_actions",
  caller: "the agent",
  input: driveSyncSchema,
  async run(
    driver: Driver,
    { sentAt, actions }: z.output<typeof driveSyncSchema>,
  ): Promise<Result<{ actions: SyncResult[] }>> {
    const { scope, session } = driver;
    const known = new Map<string, SyncResult>();
    const before = await readActions(scope, session.agent.id, [
      ...actions.flatMap(({ id, after }) => (after ? [id, after] : [id])),
    ]);
    for (const [id, row] of before) known.set(id, toSyncResult(scope, row));
    const measured = now(scope) - Date.parse(sentAt);
    for (const action of sortActions(actions)) {
      if (known.has(action.id)) continue;
      if (action.after && !known.has(action.after)) continue;
      const taken = await syncAction(driver, action, measured);
      if (taken.outcome !== "waiting") known.set(action.id, taken);
    }
    if (known.size > before.size) await scope.ports.fleetRoom(scope.account.id).changed();
    const waiting = (id: string): SyncResult => ({ id, outcome: "waiting", code: null, message: null });
    return ok({ actions: actions.map(({ id }) => known.get(id) ?? waiting(id)) });
  },
});

/** Tries of an action that somebody else's change of the same route was faster than. */
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

async function syncAction({ scope, session }: Driver, action: DriveAction, measured: number): Promise<SyncResult> {
  const receivedAt = now(scope);
  const clockOffset = Math.trunc(action.clockOffset ?? measured);
  const deviceAt = Date.parse(action.deviceAt);
  const at = correctTime(deviceAt, clockOffset, receivedAt);
  const run = toHex(scope.ports.random(12));
  // A database of its own: what every batch of this action carries along is no other action's.
  const db = openDatabase(scope.db.$client);
  const ports = { ...scope.ports, clock: { now: () => at } };
  const own: Scope = { ...scope, db, ports };
  const { id: _id, kind: _kind, after: _after, deviceAt: _deviceAt, clockOffset: _offset, ...input } = action;
  const taken = { agentId: session.agent.id, action, input, deviceAt, clockOffset, at, receivedAt, run };
  guardBatch(db, recordDriveAction(own, { ...taken, outcome: "applied", code: null }));
  const done = await applyWithRetry({ scope: own, agentId: session.agent.id }, action);
  if (done.ok) return toSyncResult(scope, { id: action.id, outcome: "applied", code: null, input });
  // Another run of the same action may have been faster: what it came to is what counts.
  const [earlier] = (await readActions(scope, session.agent.id, [action.id])).values();
  if (earlier) return toSyncResult(scope, earlier);
  const { code, params } = done.failure;
  // Nothing that the driver did wrong: the phone comes again.
  if (code === "lost_race") return { id: action.id, outcome: "waiting", code: null, message: null };
  // With what fills its sentence: whoever lost the answer hears the same.
  const refused = { id: action.id, outcome: "refused", code, input: { ...input, why: params } } as const;
  const kept = await commit(scope.db, [recordDriveAction(scope, { ...taken, ...refused })]);
  return toSyncResult(scope, kept.ok ? refused : { ...refused, code: kept.failure.code });
}

interface ActionOutcome {
  id: string;
  outcome: SyncResult["outcome"];
  code: string | null;
  input: StoredInput;
}

function toSyncResult({ actor }: Scope, { id, outcome, code, input }: ActionOutcome): SyncResult {
  return {
    id,
    outcome,
    code,
    message: code === null ? null : createTranslator(actor.language)(`errors:${code}`, input.why),
  };
}
