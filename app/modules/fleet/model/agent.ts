import { z } from "zod";
import { agentBillingProfileSchema } from "#app/modules/workspace/model/supplier-profile.ts";
import { optionalNumberSchema, optionalSchema, textSchema, timeOfDaySchema } from "#app/platform/kernel/form-values.ts";
import { ibanSchema } from "#app/platform/money/iban.ts";
import { hasExactDecimals, isCurrency, parseMoney } from "#app/platform/money/money.ts";
import type { AgentState } from "./agent-states.ts";
import { functions } from "./fleet.enums.ts";
import { countShiftMinutes, isOverMidnight } from "./shift.ts";

const amountSchema = z.number().min(0).max(1_000_000).default(0);

/** What an agent is paid: decimal amounts in `currency`. */
export const payoutSchema = z.object({
  currency: z.string().refine(isCurrency, { error: "currency_unknown" }).describe("ISO 4217: CHF"),
  flat: amountSchema,
  per_shipment: amountSchema,
  per_hour: amountSchema,
  per_distance_unit: amountSchema,
  include_first_trip: z.boolean().default(false),
  iban: optionalSchema(ibanSchema).describe("The account that payouts are transferred to"),
});

/** An agent as screens and the API write it. A working hours limit replaces the shift. */
export const agentSchema = z
  .object({
    name: textSchema(200),
    phone: textSchema(40).describe("International (+423…), or as it is dialled in the country"),
    external_id: optionalSchema(textSchema(200)).describe("Your own number"),
    team_id: optionalSchema(z.uuid()).describe("Id of the team"),
    functions: z.array(z.enum(functions.rows.map((each) => each.key))).default([]),
    working_hours_limit: optionalNumberSchema(z.number().min(0.5).max(24)),
    shift_start: optionalSchema(timeOfDaySchema),
    shift_end: optionalSchema(timeOfDaySchema).describe(
      "Where it is not after `shift_start` the shift ends on the next day",
    ),
    break_from: optionalSchema(timeOfDaySchema).describe(
      "The break lies between these, local times; in a shift over midnight the second may be on the next day",
    ),
    break_to: optionalSchema(timeOfDaySchema),
    break_minutes: optionalNumberSchema(z.int().min(1).max(240)),
    payout: payoutSchema.optional(),
    billing: agentBillingProfileSchema
      .optional()
      .describe("Of who works on their own account: what stands on their credit notes; left out, it stays as it is"),
    cash_limit: optionalSchema(z.union([z.string().trim(), z.number()])).describe(
      "Cash that the agent should not carry more of: a decimal of `cash_limit_currency`",
    ),
    cash_limit_currency: optionalSchema(z.string().refine(isCurrency, { error: "currency_unknown" })),
  })
  .superRefine(({ cash_limit: limit, cash_limit_currency: currency }, context) => {
    if (limit === undefined) return;
    const minor = currency ? parseMoney(String(limit), currency) : null;
    if (!currency) context.addIssue({ code: "custom", path: ["cash_limit_currency"], message: "required" });
    else if (minor === null || minor <= 0 || !hasExactDecimals(String(limit), currency))
      context.addIssue({ code: "custom", path: ["cash_limit"], message: "amount_invalid" });
  })
  .refine(
    (agent) => agent.working_hours_limit !== undefined || Boolean(agent.shift_start) === Boolean(agent.shift_end),
    {
      path: ["shift_end"],
      error: "required",
    },
  )
  .refine((agent) => agent.working_hours_limit === undefined || (!agent.shift_start && !agent.shift_end), {
    path: ["working_hours_limit"],
    error: "limit_or_shift",
  })
  .superRefine(({ break_from: from, break_to: to, break_minutes: minutes, ...agent }, context) => {
    const fields = { break_from: from, break_to: to, break_minutes: minutes };
    const missing = Object.entries(fields).filter(([, value]) => value === undefined || value === "");
    if (missing.length === 3) return;
    for (const [path] of missing) context.addIssue({ code: "custom", path: [path], message: "required" });
    if (!from || !to || minutes === undefined) return;
    const span = countShiftMinutes({ startsAt: from, endsAt: to });
    const { shift_start: startsAt, shift_end: endsAt } = agent;
    const byNight = startsAt !== undefined && endsAt !== undefined && isOverMidnight({ startsAt, endsAt });
    if (from === to) context.addIssue({ code: "custom", path: ["break_to"], message: "window_empty" });
    else if (to < from && !byNight)
      context.addIssue({ code: "custom", path: ["break_to"], message: "window_impossible" });
    else if (span < minutes)
      context.addIssue({ code: "custom", path: ["break_minutes"], message: "break_does_not_fit" });
  })
  .refine(({ shift_start: from, shift_end: to }) => !from || !to || from !== to, {
    path: ["shift_end"],
    error: "window_empty",
  });

export type AgentInput = z.output<typeof agentSchema>;

/** Agents invited by their phone numbers. */
export const agentInvitationSchema = z.object({
  phones: z.array(textSchema(40)).min(1).max(100),
  team_id: optionalSchema(z.uuid()).describe("Id of the team"),
  functions: z.array(z.enum(functions.rows.map((each) => each.key))).default(["deliveries"]),
});

/** An agent as screens and the API read it. */
export interface AgentView extends AgentInput {
  id: string;
  /** The current state. */
  state: AgentState;
  /** Set while an agent invited by phone number has no name yet. */
  invited_at: number | null;
  active: boolean;
  created_at: number;
  version: number;
}
