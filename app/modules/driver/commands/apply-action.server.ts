import { decideCheckIns, decideCheckOuts } from "#app/modules/attendance/db/decide-attendance.server.ts";
import { markMessagesSeen } from "#app/modules/notifications/db/agent-messages.server.ts";
import { completeRoute } from "#app/modules/routes/commands/complete-route.server.ts";
import { completeStop } from "#app/modules/routes/commands/complete-stop.server.ts";
import { startRoute } from "#app/modules/routes/commands/start-route.server.ts";
import { arriveStop, attemptStop } from "#app/modules/routes/commands/stop-actions.server.ts";
import { readRoute } from "#app/modules/routes/db/route.reads.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type DriveAction, type DriveActionKind, formatPictureMarks } from "../model/drive-action.ts";
import { acceptRoute, rejectRoute } from "./answer-route-request.server.ts";
import { endBreak, reportDelay, startBreak } from "./report-route-status.server.ts";

interface ActingDriver {
  /** With the corrected time of the action as its clock. */
  scope: Scope;
  agentId: string;
}

type ActionHandler = (driver: ActingDriver, action: DriveAction) => Promise<Result<unknown>>;

/** How each kind of action is performed, mostly by the same commands that the office uses. */
const actionHandlers: Readonly<Record<DriveActionKind, ActionHandler>> = {
  check_in: async ({ scope, agentId }, { position }) =>
    toSingleResult(
      await commitWithRetry(scope, async () =>
        ok(await decideCheckIns(scope, { ids: [agentId], by: "agent", at: now(scope), position })),
      ),
    ),
  check_out: async ({ scope, agentId }, { position }) =>
    toSingleResult(
      await commitWithRetry(scope, async () =>
        ok(await decideCheckOuts(scope, { ids: [agentId], by: "agent", at: () => now(scope), position })),
      ),
    ),
  start: ({ scope }, { routeId }) => startRoute.execute(scope, { routeId }),
  arrive: ({ scope }, { routeId, stopId }) => arriveStop.execute(scope, { routeId, stopId }),
  complete: ({ scope }, { id, photos, signature, recipient, recipientKind, outsideRadiusReason, code, ...rest }) => {
    const image = formatPictureMarks(id, photos);
    // The recipient's name is stored beside the signature and never replaces it.
    const proof = { signature, recipient, recipientKind, image: image || undefined, code };
    const { routeId, stopId, collections, method, payments, missing, missingPackages, scanned, position } = rest;
    return completeStop.execute(scope, {
      routeId,
      stopId,
      proof,
      collections,
      method,
      payments,
      missing,
      missing_packages: missingPackages,
      scanned,
      position,
      outside_radius_reason: outsideRadiusReason,
    });
  },
  attempt: ({ scope }, { id, photos, routeId, stopId, reason, note, date }) => {
    const image = formatPictureMarks(id, photos);
    return attemptStop.execute(scope, { routeId, stopId, reason, note, date, proof: image ? { image } : undefined });
  },
  finish: ({ scope }, { routeId }) => completeRoute.execute(scope, { routeId }),
  pause: ({ scope }, { routeId }) => startBreak(scope, routeId),
  resume: ({ scope }, { routeId }) => endBreak(scope, routeId),
  accept: ({ scope }, { routeId = "" }) => acceptRoute(scope, routeId),
  reject: ({ scope }, { routeId = "", stopId, note = "" }) => rejectRoute(scope, { routeId, stopId, reason: note }),
  read: ({ scope, agentId }, { messageIds = [] }) => commit(scope.db, [markMessagesSeen(scope, agentId, messageIds)]),
  late: ({ scope }, { routeId, minutes }) => reportDelay(scope, routeId, minutes),
};

/**
 * Performs an action of a device. Routes of other agents are `not_found`; a stop that the office moved away is
 * `stop_moved`.
 */
export async function applyAction(driver: ActingDriver, action: DriveAction): Promise<Result<unknown>> {
  const done = await actionHandlers[action.kind](driver, action);
  if (done.ok || done.failure.code !== "not_found" || !action.routeId || !action.stopId) return done;
  const own = await readRoute(driver.scope, action.routeId);
  return own ? fail("stop_moved") : done;
}

/** The result of a bulk command on a single item. */
function toSingleResult(result: Result<BulkOutcome>): Result<unknown> {
  const [refused] = result.ok ? result.value.refused : [];
  return refused ? fail(refused.code, refused.params) : result;
}
