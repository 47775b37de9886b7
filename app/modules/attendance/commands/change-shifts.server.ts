import { readCalendarRows } from "#app/modules/fleet/db/calendar.reads.server.ts";
import { listWeekDates, shiftChangesSchema, weekCopySchema } from "#app/modules/fleet/model/calendar.ts";
import { createShiftNotification } from "#app/modules/notifications/commands/agent-notifications.server.ts";
import { notifyAgents } from "#app/modules/notifications/db/agent-messages.server.ts";
import { writeAudit } from "#app/platform/catalogue/rows.writes.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitAndPublish } from "#app/platform/db/commit.server.ts";
import { failFields, ok } from "#app/platform/kernel/result.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { changeDays, copyDays } from "../db/calendar.writes.server.ts";

const permission = ["fleet", "fleet.attendance"] as const;

/** Changes days of the shift calendar, all or none. Of several changes of the same day the last one counts. */
export const changeShifts = createCommand({
  name: "fleet.shifts.update",
  permission,
  input: shiftChangesSchema,
  async run(scope, { days }) {
    const byDay = new Map(days.map((day) => [`${day.agent_id} ${day.date}`, day]));
    const names = await readNames(scope, "agents", [...new Set(days.map(({ agent_id: agentId }) => agentId))]);
    const unknownAt = days.findIndex(({ agent_id: agentId }) => !names.has(agentId));
    if (unknownAt >= 0) return failFields({ [`days.${unknownAt}.agent_id`]: [{ code: "invalid_value" }] });
    const changes = [...byDay.values()];
    const changedAgents = [...new Set(changes.map(({ agent_id: agentId }) => agentId))];
    const saved = await commitAndPublish(scope, [
      ...changeDays(scope, changes),
      ...notifyAgents(
        scope,
        changedAgents.map((agentId) => createShiftNotification(scope, agentId)),
      ),
      writeAudit(scope, "fleet.shifts.update", scope.account.id, {
        days: changes.length,
        agents: [...names.values()].slice(0, 20),
      }),
    ]);
    return saved.ok ? ok({ changed: changes.length }) : saved;
  },
});

/**
 * Copies a week of the calendar over the following weeks, of all or of some agents. Running it again changes nothing.
 */
export const copyShifts = createCommand({
  name: "fleet.shifts.copy",
  permission,
  input: weekCopySchema,
  async run(scope, { week, weeks, agents: agentIds }) {
    const dates = listWeekDates(week);
    const [first = week] = dates;
    const known = agentIds && (await readNames(scope, "agents", [...new Set(agentIds)]));
    const unknownAt = agentIds?.findIndex((id) => !known?.has(id)) ?? -1;
    if (unknownAt >= 0) return failFields({ [`agents.${unknownAt}`]: [{ code: "invalid_value" }] });
    const all = await readCalendarRows(scope, first, dates.at(-1) ?? week);
    const days = known ? all.filter(({ agentId }) => known.has(agentId)) : all;
    const changedAgents = [...new Set(days.map(({ agentId }) => agentId))];
    const saved = await commitAndPublish(scope, [
      ...notifyAgents(
        scope,
        changedAgents.map((agentId) => createShiftNotification(scope, agentId)),
      ),
      ...copyDays(scope, { dates, days, weeks, agentIds }),
      writeAudit(scope, "fleet.shifts.copy", scope.account.id, { week: first, weeks, days: days.length }),
    ]);
    return saved.ok ? ok({ copied: days.length * weeks }) : saved;
  },
});
