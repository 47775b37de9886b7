import type { PlanCaller, PlanRoom } from "#app/domain/kernel/ports.ts";
import { callerHeader } from "../plan-room/caller.ts";

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
    connect: (caller, request) => room.fetch(upgradeFor(planId, caller, request)),
  };
}

/** The viewer's own headers do not travel: the room believes only what is set here. */
function upgradeFor(planId: string, caller: PlanCaller, request: Request): Request {
  const headers = new Headers({ [callerHeader]: JSON.stringify({ planId, caller }) });
  for (const name of ["Upgrade", "Connection", "Sec-WebSocket-Key", "Sec-WebSocket-Version"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request("https://plan-room/live", { headers });
}
