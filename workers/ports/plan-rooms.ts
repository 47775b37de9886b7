import type { PlanRoom, PlanVisit } from "#app/modules/planning/model/plan-room.ts";
import { callerHeader } from "../plan-room/caller.ts";
import { upgradeOf } from "./room-upgrade.ts";

const stubOf = (env: Env, planId: string) => env.PLAN_ROOM.get(env.PLAN_ROOM.idFromName(planId));

/** The room of a plan: its Durable Object does what the commands ask, nothing stands between. */
export const planRoomOf = (env: Env, planId: string): PlanRoom => stubOf(env, planId);

/** Takes a viewer to the room, which believes the caller that is named here. */
export function visitPlan(env: Env, { planId, caller, request, session }: PlanVisit): Promise<Response> {
  const named = { [callerHeader]: JSON.stringify({ planId, caller }) };
  return stubOf(env, planId).fetch(upgradeOf(request, { session, accountId: caller.accountId }, named));
}
