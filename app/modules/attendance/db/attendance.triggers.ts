import { describeUniqueConflict } from "#app/platform/db/conflicts.ts";
import { buildRefusal, buildTrigger, type TriggerPart, type TriggerRow } from "#app/platform/db/triggers/trigger.ts";
import { attendance } from "./attendance.tables.ts";

const buildEnd = (row: string) => `coalesce(${row}.checked_out_at, ${row}.due_out_at, 9e15)`;

/** True when the row overlaps another attendance of the agent that is not refused. */
const overlaps = (row: TriggerRow) => `${row}.approval IS NOT 'refused' AND EXISTS (SELECT 1 FROM attendance o
    WHERE o.account_id = ${row}.account_id AND o.agent_id = ${row}.agent_id AND o.id <> ${row}.id
    AND o.approval IS NOT 'refused' AND o.checked_in_at < ${buildEnd(row)} AND ${buildEnd("o")} > ${row}.checked_in_at)`;

/** Becomes `lost_race`; the command retries. */
const refusal = buildRefusal(describeUniqueConflict("attendance.checked_in_at"));

export const attendanceTriggers: readonly TriggerPart[] = [
  {
    why: "Attendance of one agent never overlaps, from the office and from several devices, so that no minute is paid twice.",
    statements: [
      buildTrigger({
        ...{ name: "attendance_overlap_insert", at: "BEFORE INSERT", on: attendance },
        ...{ when: overlaps("NEW"), run: [refusal] },
      }),
      buildTrigger({
        ...{ name: "attendance_overlap_update", at: "BEFORE UPDATE", on: attendance },
        of: ["checkedInAt", "checkedOutAt", "approval"],
        ...{ when: overlaps("NEW"), run: [refusal] },
      }),
    ],
  },
];
