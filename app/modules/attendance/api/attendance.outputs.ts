import { z } from "zod";
import { agentStateKeys } from "#app/modules/fleet/model/agent-states.ts";
import { approvalReasons, approvalStates, attendanceSources } from "#app/modules/fleet/model/attendance.enums.ts";
import {
  currencyCodeSchema,
  idOf,
  idSchema,
  localDateSchema,
  phoneNumberSchema,
  pointResponseSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant, money } from "#app/platform/http/wire-shapes.ts";
import { timeOfDaySchema } from "#app/platform/kernel/form-values.ts";

const shiftSchema = z.strictObject({ from: instant, to: instant });

export const agentTodaySchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  phone: phoneNumberSchema,
  team_id: idOf("team").nullable(),
  team: z.string().nullable(),
  location: z.string().nullable(),
  state: z.enum(agentStateKeys),
  shift: shiftSchema.nullable(),
  day_off: z.string().nullable().describe("What the calendar calls the day off; null for none"),
  attendance: z
    .strictObject({
      checked_in_at: instant,
      checked_out_at: instant.nullable(),
      distance: z.int().nullable().describe("Metres from the start of the team"),
    })
    .nullable(),
  minutes: z.int().describe("Of what ended today"),
  worked_minutes: z.int(),
  route: z
    .strictObject({ id: idSchema, number: z.int(), status: z.string(), total: z.int(), done: z.int() })
    .nullable(),
  last_seen_at: instant.nullable(),
  vehicle: z.strictObject({ id: idSchema, label: z.string(), cooling_until: instant.nullable() }).nullable(),
});

const attendancePlaceSchema = z.strictObject({
  point: pointResponseSchema.nullable(),
  name: z.string().nullable(),
  distance: z.int().nullable(),
});

export const attendanceSchema = z.strictObject({
  id: idSchema,
  agent: z.strictObject({ id: idSchema, name: z.string() }),
  team: z.string().nullable(),
  date: localDateSchema,
  checked_in_at: instant,
  checked_in_by: z.enum(attendanceSources),
  checked_in_name: z.string().nullable().describe("Who it was"),
  in_place: attendancePlaceSchema.nullable(),
  shift_from: instant.nullable(),
  shift_to: instant.nullable(),
  checked_out_at: instant.nullable(),
  checked_out_by: z.enum(attendanceSources).nullable(),
  checked_out_name: z.string().nullable().describe("Who it was"),
  out_place: attendancePlaceSchema.nullable(),
  minutes: z.int().nullable(),
});

export const plannedWeekSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  team: z.string().nullable(),
  days: z.array(
    z.strictObject({
      date: localDateSchema,
      kind: z.enum(["shift", "off", "open"]),
      from: timeOfDaySchema.optional(),
      to: timeOfDaySchema.optional(),
      is_default: z.boolean().describe("Usual hours: the calendar has no entry for the day"),
      note: z.string().nullable(),
      short_rest: z.int().nullable().describe("Minutes since the shift before, where they are fewer than eleven hours"),
    }),
  ),
  minutes: z.int(),
  excess: z.int().describe("Minutes beyond the limit of a week's hours in the preferences"),
});

const reportSchema = z
  .strictObject({
    at: instant,
    received_at: instant,
    device: z
      .strictObject({ at: instant, offset: z.int().describe("Milliseconds that its clock was found to be slow by") })
      .nullable(),
  })
  .nullable();

export const worktimeSchema = z.strictObject({
  id: idSchema,
  version: z.int(),
  agent: z.strictObject({ id: idSchema, name: z.string() }),
  date: localDateSchema,
  approval: z.enum(approvalStates),
  reasons: z.array(z.enum(approvalReasons)).describe("Why it waits or waited for approval"),
  checked_in_at: instant,
  checked_in_by: z.enum(attendanceSources),
  in_place: attendancePlaceSchema.nullable(),
  in_report: reportSchema,
  shift_from: instant.nullable(),
  shift_to: instant.nullable(),
  checked_out_at: instant,
  checked_out_by: z.enum(attendanceSources),
  out_place: attendancePlaceSchema.nullable(),
  out_report: reportSchema,
  minutes: z.int().describe("0 where it was refused"),
  routes: z.array(
    z.strictObject({
      id: idSchema,
      number: z.int(),
      total: z.int(),
      done: z.int(),
      completed_at: instant.nullable(),
      stops: z.array(
        z.strictObject({
          name: z.string().nullable(),
          state: z.string(),
          arrived_at: instant.nullable(),
          finished_at: instant.nullable(),
        }),
      ),
    }),
  ),
  pay: z
    .strictObject({ amount: money, currency: currencyCodeSchema })
    .nullable()
    .describe("What its hours earn when it is approved; null for agents who are not paid by the hour"),
});
