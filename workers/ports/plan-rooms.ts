import type { PlanRoom } from "#app/domain/kernel/ports.ts";

/** The room of a plan, wherever it lives. */
export function planRoomOf(env: Env, planId: string): PlanRoom {
  return env.PLAN_ROOM.get(env.PLAN_ROOM.idFromName(planId)) as unknown as PlanRoom;
}
