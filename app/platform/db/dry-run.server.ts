import type { PlanRoomClient } from "#app/modules/planning/model/plan-room.ts";
import type { Ports, WakeQueues } from "#app/platform/kernel/ports.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { toDryRunDatabase } from "./commit.server.ts";
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
  const refused = async () => fail("forbidden");
  return {
    optimize: (caller, input) => room.dryRunOptimize(caller, input),
    confirm: (caller, input) => room.dryRunConfirm(caller, input),
    dryRunOptimize: (caller, input) => room.dryRunOptimize(caller, input),
    dryRunConfirm: (caller, input) => room.dryRunConfirm(caller, input),
    proposeReplan: (caller, input) => room.proposeReplan(caller, input),
    ...{ stop: refused, change: refused, undo: refused, redo: refused, restore: refused },
    ...{ discard: refused, applyReplan: refused },
    ...{ touched: async () => {}, revive: async () => {}, removed: async () => {} },
  };
}

function toDryRunPorts(ports: Ports): Ports {
  return { ...ports, wake: noWakeQueues, planRoom: (planId) => toDryRunRoom(ports.planRoom(planId)) };
}

/**
 * A scope for a dry run of a command: it checks and decides as usual, its batch runs against every constraint, and
 * nothing is kept or published.
 */
export function toDryRunScope(scope: Scope): Scope {
  return { ...scope, db: toDryRunDatabase(scope.db), ports: toDryRunPorts(scope.ports) };
}
