import type { PlanRoom } from "#app/domain/kernel/ports.ts";
import { callerHeader } from "../plan-room/caller.ts";
import { upgradeOf } from "./room-upgrade.ts";

/** The room of a plan: its Durable Object, told each time which plan it is. */
export function planRoomOf(env: Env, planId: string): PlanRoom {
  const room = env.PLAN_ROOM.get(env.PLAN_ROOM.idFromName(planId));
  return {
    optimize: (caller, input) => room.optimize(planId, caller, input),
    stop: (caller) => room.stop(planId, caller),
    change: (caller, input) => room.change(planId, caller, input),
    undo: (caller, input) => room.undo(planId, caller, input),
    redo: (caller, input) => room.redo(planId, caller, input),
    restore: (caller, input) => room.restore(planId, caller, input),
    confirm: (caller, input) => room.confirm(planId, caller, input),
    discard: (caller) => room.discard(planId, caller),
    touched: () => room.touched(),
    revive: (caller) => room.revive(planId, caller),
    removed: (caller) => room.removed(caller),
    connect: (caller, request, session) => {
      const named = { [callerHeader]: JSON.stringify({ planId, caller }) };
      return room.fetch(upgradeOf(request, { session, accountId: caller.accountId }, named));
    },
  };
}
