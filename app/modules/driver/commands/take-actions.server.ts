import type { z } from "zod";
import { readActions, takeAction } from "#app/modules/shipments/db/drive-actions.server.ts";
import { openCommand } from "#app/platform/commands/open-command.server.ts";
import { accompany, commit } from "#app/platform/db/commit.server.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { hexOf } from "#app/platform/kernel/hex.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { correctedTime, type DriveAction, driveSyncSchema, type KeptInput } from "../model/drive-action.ts";
import { inOrder } from "../model/in-order.ts";
import { doAction } from "./do-action.server.ts";
import type { Driver } from "./driver.server.ts";

/** What became of one action: `waiting` is to be sent again, with what it waits for. */
export interface Taken {
  id: string;
  outcome: "applied" | "refused" | "waiting";
  code: string | null;
  message: string | null;
}

/**
 * What a device did, in its order: each applied once, by the office's own commands, at the device's time as corrected by what
 * its clock is off. A thing that cannot be done any more is refused with the reason, and kept with what the device said.
 */
export const takeActions = openCommand({
  name: "drive.take_actions",
  caller: "the agent",
  input: driveSyncSchema,
  async run(
    driver: Driver,
    { sentAt, actions }: z.output<typeof driveSyncSchema>,
  ): Promise<Result<{ actions: Taken[] }>> {
    const { scope, session } = driver;
    const known = new Map<string, Taken>();
    const before = await readActions(scope, session.agent.id, [
      ...actions.flatMap(({ id, after }) => (after ? [id, after] : [id])),
    ]);
    for (const [id, row] of before) known.set(id, told(scope, row));
    const measured = now(scope) - Date.parse(sentAt);
    for (const action of inOrder(actions)) {
      if (known.has(action.id)) continue;
      if (action.after && !known.has(action.after)) continue;
      const taken = await take(driver, action, measured);
      if (taken.outcome !== "waiting") known.set(action.id, taken);
    }
    if (known.size > before.size) await scope.ports.fleetRoom(scope.account.id).changed();
    const waiting = (id: string): Taken => ({ id, outcome: "waiting", code: null, message: null });
    return ok({ actions: actions.map(({ id }) => known.get(id) ?? waiting(id)) });
  },
});

/** Tries of an action that somebody else's change of the same route was faster than. */
const mostTries = 5;

async function doneInSpite(doer: Parameters<typeof doAction>[0], action: DriveAction): ReturnType<typeof doAction> {
  for (let tries = mostTries; ; tries -= 1) {
    const done = await doAction(doer, action);
    if (done.ok || done.failure.code !== "lost_race" || tries === 1) return done;
  }
}

async function take({ scope, session }: Driver, action: DriveAction, measured: number): Promise<Taken> {
  const receivedAt = now(scope);
  const clockOffset = Math.trunc(action.clockOffset ?? measured);
  const deviceAt = Date.parse(action.deviceAt);
  const at = correctedTime(deviceAt, clockOffset, receivedAt);
  const run = hexOf(scope.ports.random(12));
  // A database of its own: what every batch of this action carries along is no other action's.
  const db = openDatabase(scope.db.$client);
  const ports = { ...scope.ports, clock: { now: () => at } };
  const own: Scope = { ...scope, db, ports };
  const { id: _id, kind: _kind, after: _after, deviceAt: _deviceAt, clockOffset: _offset, ...input } = action;
  const taken = { agentId: session.agent.id, action, input, deviceAt, clockOffset, at, receivedAt, run };
  accompany(db, takeAction(own, { ...taken, outcome: "applied", code: null }));
  const done = await doneInSpite({ scope: own, agentId: session.agent.id }, action);
  if (done.ok) return told(scope, { id: action.id, outcome: "applied", code: null, input });
  // Another run of the same action may have been faster: what it came to is what counts.
  const [earlier] = (await readActions(scope, session.agent.id, [action.id])).values();
  if (earlier) return told(scope, earlier);
  const { code, params } = done.failure;
  // Nothing that the driver did wrong: the phone comes again.
  if (code === "lost_race") return { id: action.id, outcome: "waiting", code: null, message: null };
  // With what fills its sentence: whoever lost the answer hears the same.
  const refused = { id: action.id, outcome: "refused", code, input: { ...input, why: params } } as const;
  const kept = await commit(scope.db, [takeAction(scope, { ...taken, ...refused })]);
  return told(scope, kept.ok ? refused : { ...refused, code: kept.failure.code });
}

interface Came {
  id: string;
  outcome: Taken["outcome"];
  code: string | null;
  input: KeptInput;
}

function told({ actor }: Scope, { id, outcome, code, input }: Came): Taken {
  return { id, outcome, code, message: code === null ? null : translator(actor.language)(`errors:${code}`, input.why) };
}
