import { z } from "zod";
import { id, listOf, localDate, outcome, point } from "#app/platform/http/responses/shapes.answers.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { timeOfDay } from "#app/platform/kernel/form-values.ts";
import { agentStateKeys } from "../model/agent-states.ts";
import { attendanceSources } from "../model/attendance.enums.ts";

const shift = z.strictObject({ from: instant, to: instant });

const today = z.strictObject({
  id,
  name: z.string(),
  phone: z.string(),
  team_id: id.nullable(),
  team: z.string().nullable(),
  location: z.string().nullable(),
  state: z.enum(agentStateKeys),
  shift: shift.nullable(),
  day_off: z.string().nullable().describe("What the calendar calls the day off; null for none"),
  duty: z
    .strictObject({
      checked_in_at: instant,
      checked_out_at: instant.nullable(),
      distance: z.int().nullable().describe("Metres from the start of the team"),
    })
    .nullable(),
  minutes: z.int().describe("Of the day's duties that are over"),
  worked_minutes: z.int(),
  route: z.strictObject({ id, number: z.int(), status: z.string(), total: z.int(), done: z.int() }).nullable(),
  seen_at: instant.nullable(),
  vehicle: z.strictObject({ id, label: z.string(), cooling_until: instant.nullable() }).nullable(),
});

const place = z.strictObject({ point: point.nullable(), name: z.string().nullable(), distance: z.int().nullable() });

const duty = z.strictObject({
  id,
  agent: z.strictObject({ id, name: z.string() }),
  team: z.string().nullable(),
  date: localDate,
  checked_in_at: instant,
  checked_in_by: z.enum(attendanceSources),
  checked_in_name: z.string().nullable().describe("Who it was"),
  in_place: place.nullable(),
  shift_from: instant.nullable(),
  shift_to: instant.nullable(),
  checked_out_at: instant.nullable(),
  checked_out_by: z.enum(attendanceSources).nullable(),
  checked_out_name: z.string().nullable().describe("Who it was"),
  out_place: place.nullable(),
  minutes: z.int().nullable(),
});

const planned = z.strictObject({
  id,
  name: z.string(),
  team: z.string().nullable(),
  days: z.array(
    z.strictObject({
      date: localDate,
      kind: z.enum(["shift", "off", "open"]),
      from: timeOfDay.optional(),
      to: timeOfDay.optional(),
      usual: z.boolean().describe("The calendar has no word of its own on the day"),
      note: z.string().nullable(),
      short_rest: z.int().nullable().describe("Minutes since the shift before, where they are fewer than eleven hours"),
    }),
  ),
  minutes: z.int(),
});

/** What stands under `data` of the fleet's calls. */
export const fleetAnswers: Readonly<Record<string, z.ZodType>> = {
  "GET /api/fleet/attendance": listOf("agents", today),
  "GET /api/fleet/shifts": z.strictObject({ week: localDate, agents: z.array(planned) }),
  "PUT /api/fleet/shifts": z.strictObject({ changed: z.int() }),
  "POST /api/fleet/shifts/copy": z.strictObject({ copied: z.int() }),
  "GET /api/fleet/attendance/history": listOf("duties", duty),
  "POST /api/fleet/attendance/check-in": outcome,
  "POST /api/fleet/attendance/check-out": outcome,
  "POST /api/fleet/attendance/message": outcome,
  "POST /api/fleet/attendance/reset-cooldown": outcome,
};
