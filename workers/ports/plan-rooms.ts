import { traceId } from "#app/data/kernel/trace.server.ts";
import type { PlanCaller, PlanRoom } from "#app/domain/kernel/ports.ts";
import { callerHeader } from "../plan-room/caller.ts";
import { upgradeOf } from "./room-upgrade.ts";

/** Who asks, and for which request: the room notes what goes wrong under its id. */
const asked = (caller: PlanCaller): PlanCaller => ({ ...caller, request: traceId() });

/** The room of a plan: its Durable Object, told each time which plan it is. */
export function planRoomOf(env: Env, planId: string): PlanRoom {
  const room = env.PLAN_ROOM.get(env.PLAN_ROOM.idFromName(planId));
  return {
    optimize: (caller, input) => room.optimize(planId, asked(caller), input),
    stop: (caller) => room.stop(planId, asked(caller)),
    change: (caller, input) => room.change(planId, asked(caller), input),
    undo: (caller, input) => room.undo(planId, asked(caller), input),
    redo: (caller, input) => room.redo(planId, asked(caller), input),
    restore: (caller, input) => room.restore(planId, asked(caller), input),
    confirm: (caller, input) => room.confirm(planId, asked(caller), input),
    discard: (caller) => room.discard(planId, asked(caller)),
    touched: () => room.touched(),
    revive: (caller) => room.revive(planId, asked(caller)),
    removed: (caller) => room.removed(asked(caller)),
    connect: (caller, request, session) => {
      const named = { [callerHeader]: JSON.stringify({ planId, caller }) };
      return room.fetch(upgradeOf(request, { session, accountId: caller.accountId }, named));
    },
  };
}
