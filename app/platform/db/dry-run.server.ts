import type { PlanRoomClient } from "#app/modules/planning/model/plan-room.ts";
import type { Ports, WakeQueues } from "#app/platform/kernel/ports.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { refuseInDryRun, toDryRunDatabase } from "./commit.server.ts";
import type { Scope } from "./scope.server.ts";

/** Wakes no queue: for dry runs and set-up work. */
export const noWakeQueues: WakeQueues = {
  imports: async () => {},
  outbox: async () => {},
  webhooks: async () => {},
  shops: async () => {},
  forAccount: () => noWakeQueues,
};

/** A plan's room whose operations are dry runs; viewers of the plan are not notified. */
function toDryRunRoom(room: PlanRoomClient): PlanRoomClient {
  const refused = async () => fail("dry_run_impossible");
  return {
    optimize: (caller, input) => room.dryRunOptimize(caller, input),
    confirm: (caller, input) => room.dryRunConfirm(caller, input),
    dryRunOptimize: (caller, input) => room.dryRunOptimize(caller, input),
    dryRunConfirm: (caller, input) => room.dryRunConfirm(caller, input),
    change: (caller, input) => room.dryRunChange(caller, input),
    dryRunChange: (caller, input) => room.dryRunChange(caller, input),
    proposeReplan: (caller, input) => room.proposeReplan(caller, input),
    ...{ stop: refused, undo: refused, redo: refused, restore: refused },
    ...{ discard: refused, applyReplan: refused },
    ...{ touched: async () => {}, revive: async () => {}, removed: async () => {} },
  };
}

function toDryRunPorts(ports: Ports): Ports {
  const { files } = ports;
  return {
    ...ports,
    wake: noWakeQueues,
    planRoom: (planId) => toDryRunRoom(ports.planRoom(planId)),
    files: {
      get: (key) => files.get(key),
      put: async () => {},
      putPieces: async () => refuseInDryRun("a file"),
      delete: async () => {},
      deleteUnder: async () => false,
    },
    liveRoom: (accountId) => ({
      changed: async () => {},
      connect: (request, session) => ports.liveRoom(accountId).connect(request, session),
    }),
    fleetRoom: (accountId) => {
      const room = ports.fleetRoom(accountId);
      const connect: typeof room.connect = (request, visit) => room.connect(request, visit);
      const nothing = async () => {};
      return { noted: nothing, changed: nothing, forget: nothing, newest: () => room.newest(), connect };
    },
    openShop: () => refuseInDryRun("a shop"),
    postWebhook: async () => refuseInDryRun("a webhook"),
    sendPush: async () => refuseInDryRun("a notification"),
  };
}

/**
 * A scope for a dry run of a command: it checks and decides as usual, its batch runs against every constraint, and
 * nothing is kept or published.
 */
export function toDryRunScope(scope: Scope): Scope {
  return { ...scope, db: toDryRunDatabase(scope.db), ports: toDryRunPorts(scope.ports) };
}
