import { useMemo, useState } from "react";
import type { PlannedWeek } from "#app/modules/fleet/db/calendar.reads.server.ts";
import { type DayChange, sumShiftMinutes, toShiftDays } from "#app/modules/fleet/model/calendar.ts";
import type { CalendarDay } from "#app/modules/fleet/model/shift.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";

const toDayKey = (agentId: string, date: string) => `${agentId} ${date}`;

/** The calendar entry after the change is published. */
function toCalendarDay({ kind, from, to, note }: DayChange): CalendarDay | null {
  if (kind === "usual") return null;
  return { startsAt: from ?? null, endsAt: to ?? null, note: note ?? null };
}

/** Unpublished changes of a week, and the week with these changes. */
export function useShiftDraft(saved: readonly PlannedWeek[]) {
  const { timezone } = useFormats();
  const [changes, setChanges] = useState<ReadonlyMap<string, DayChange>>(new Map());
  const agents = useMemo(
    () =>
      saved.map((agent) => {
        const savedDays = new Map(agent.days.map((day) => [day.date, day.calendar]));
        const getCalendarDay = (date: string) => {
          const change = changes.get(toDayKey(agent.id, date));
          if (change) return toCalendarDay(change);
          return savedDays.has(date) ? (savedDays.get(date) ?? null) : agent.dayBefore;
        };
        const days = toShiftDays([...savedDays.keys()], agent.usual, getCalendarDay, timezone);
        return { ...agent, days, minutes: sumShiftMinutes(days) };
      }),
    [saved, changes, timezone],
  );
  return {
    agents,
    changes: [...changes.values()],
    isChanged: (agentId: string, date: string) => changes.has(toDayKey(agentId, date)),
    change: (day: DayChange) => setChanges((was) => new Map(was).set(toDayKey(day.agent_id, day.date), day)),
    clear: () => setChanges(new Map()),
  };
}
export type ShiftDraft = ReturnType<typeof useShiftDraft>;
