import { countMinutesBetween } from "#app/modules/fleet/model/attendance.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import { readAttendanceSpans } from "../db/attendance.reads.server.ts";
import { decideWorktimes, readWorktimesToDecide, type WorktimeDecision } from "../db/worktime.writes.server.ts";
import { findDecisionRefusal, hasOverlap } from "../model/worktime.rules.ts";
import { correctWorktimeSchema } from "../model/worktime.ts";
import { notifyDecided } from "./notify-decided.server.ts";

/** Approves one attendance with other times than were reported; the agent is notified. */
export const correctWorktime = createCommand({
  name: "fleet.worktime.correct",
  permission: ["fleet", "fleet.attendance"],
  input: correctWorktimeSchema,
  run: (scope, { id, version, reason, ...times }) =>
    commitWithRetry(scope, async () => {
      const [worktime] = await readWorktimesToDecide(scope, [id]);
      if (!worktime) return fail("not_found");
      const undecidable = findDecisionRefusal(worktime);
      if (undecidable) return fail(undecidable);
      if (worktime.version !== version) return fail("lost_race");
      const { timezone } = scope.account;
      const span = { from: toInstant(times.from, timezone), to: toInstant(times.to, timezone) };
      if (span.to > now(scope)) return failFields({ to: [{ code: "time_future" }] });
      if (span.to - span.from > day) return failFields({ to: [{ code: "worktime_too_long" }] });
      const taken = await readAttendanceSpans(scope, [worktime.agentId], span.from);
      if (hasOverlap(taken.get(worktime.agentId), { ...span, id })) return fail("attendance_overlaps");
      const decision: WorktimeDecision = { worktime, to: "approved", span, reason: reason ?? null };
      const statements = await decideWorktimes(scope, [decision], "fleet.worktime.correct");
      return ok({
        statements: [...statements, ...notifyDecided(scope, [decision], "corrected")],
        outcome: { minutes: countMinutesBetween(span.from, span.to) },
      });
    }),
});
