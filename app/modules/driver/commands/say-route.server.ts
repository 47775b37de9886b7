import { beginBreak, endBreak } from "#app/modules/planning/db/break-rows.server.ts";
import { readRoute } from "#app/modules/routes/db/route.reads.server.ts";
import { sayRoute } from "#app/modules/routes/db/stop.writes.server.ts";
import type { RouteSaying } from "#app/modules/routes/model/live-route.ts";
import { commit, type Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";

type Found = NonNullable<Awaited<ReturnType<typeof readRoute>>>;

/** The driver rests: the break that the plan has next, or one of the driver's own. */
export function takeBreak(scope: Scope, routeId: string | undefined): Promise<Result<unknown>> {
  const saying = { kind: "pause", minutes: 0, at: now(scope) } as const;
  return say(scope, routeId, saying, ({ route, stops }) => beginBreak(scope, route.id, stops));
}

/** The driver goes on after a break. */
export function driveOn(scope: Scope, routeId: string | undefined): Promise<Result<unknown>> {
  return say(scope, routeId, null, ({ route }) => [endBreak(scope, route.id)]);
}

/** The driver runs so many minutes late. */
export function runLate(scope: Scope, routeId: string | undefined, minutes = 0): Promise<Result<unknown>> {
  return say(scope, routeId, { kind: "late", minutes, at: now(scope) }, () => []);
}

async function say(
  scope: Scope,
  routeId: string | undefined,
  saying: RouteSaying | null,
  alongside: (found: Found) => Statement[],
): Promise<Result<unknown>> {
  const found = await readRoute(scope, routeId ?? "");
  if (!found) return fail("not_found");
  if (found.route.status === "completed") return fail("illegal_transition");
  return commit(scope.db, [sayRoute(scope, found.route, saying), ...alongside(found)]);
}
