import type { PlanRoom } from "#app/modules/planning/model/plan-room.ts";
import type { Ports, Wake } from "#app/platform/kernel/ports.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { rehearsing } from "./commit.server.ts";
import type { Scope } from "./scope.server.ts";

/** Nobody is woken: for what does not stay, or while something is set up. */
export const asleep: Wake = {
  imports: async () => {},
  outbox: async () => {},
  webhooks: async () => {},
  shops: async () => {},
  of: () => asleep,
};

/** A plan's room that goes through what it is asked and keeps nothing of it; nobody who looks at the plan is told. */
function rehearsedRoom(room: PlanRoom): PlanRoom {
  const refused = async () => fail("forbidden");
  return {
    optimize: (caller, input) => room.rehearseOptimize(caller, input),
    confirm: (caller, input) => room.rehearseConfirm(caller, input),
    rehearseOptimize: (caller, input) => room.rehearseOptimize(caller, input),
    rehearseConfirm: (caller, input) => room.rehearseConfirm(caller, input),
    proposeRest: (caller, input) => room.proposeRest(caller, input),
    ...{ stop: refused, change: refused, undo: refused, redo: refused, restore: refused },
    ...{ discard: refused, takeRest: refused },
    ...{ touched: async () => {}, revive: async () => {}, removed: async () => {} },
  };
}

function quiet(ports: Ports): Ports {
  return { ...ports, wake: asleep, planRoom: (planId) => rehearsedRoom(ports.planRoom(planId)) };
}

/**
 * The scope in which a command is only tried: it checks and decides as ever, its batch meets every constraint, and nothing of
 * it stays or is told.
 */
export function rehearsalOf(scope: Scope): Scope {
  return { ...scope, db: rehearsing(scope.db), ports: quiet(scope.ports) };
}
