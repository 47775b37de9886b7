import type { PlanRoomClient, PlanViewerRequest } from "#app/modules/planning/model/plan-room.ts";
import { callerHeader } from "../plan-room/caller.ts";
import { toRoomUpgrade } from "./room-upgrade.ts";

const getPlanRoomStub = (env: Env, planId: string) => env.PLAN_ROOM.get(env.PLAN_ROOM.idFromName(planId));

/** The room of a plan: the stub of its Durable Object. */
export const getPlanRoom = (env: Env, planId: string): PlanRoomClient => getPlanRoomStub(env, planId);

/** Connects a viewer to the room, which trusts the caller passed here. */
export function visitPlan(env: Env, { planId, caller, request, session }: PlanViewerRequest): Promise<Response> {
  const named = { [callerHeader]: JSON.stringify({ planId, caller }) };
  return getPlanRoomStub(env, planId).fetch(toRoomUpgrade(request, { session, accountId: caller.accountId }, named));
}
