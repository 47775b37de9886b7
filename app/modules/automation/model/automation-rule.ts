import { z } from "zod";
import { type ShipmentType, shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import { codeSchema } from "#app/platform/kernel/code-schema.ts";
import { optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { minute } from "#app/platform/kernel/milliseconds.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import { scheduleSchema } from "#app/platform/time/schedule.ts";
import { attendances, MAX_ACTIONS, MAX_CONDITIONS, ruleEventKeys, ruleLists } from "./rule.enums.ts";

const idsSchema = z.array(z.uuid()).max(200).default([]);
const createMinutesSchema = (least: number) =>
  z.coerce.number().pipe(
    z
      .int()
      .min(least)
      .max(14 * 1440),
  );

/** One step of an event rule. */
export const ruleActionSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("assign_carrier") }),
  z.object({ type: z.literal("set_method"), shipping_method_id: z.uuid().describe("Id of the shipping method") }),
  z
    .object({ type: z.literal("only_team"), team_id: z.uuid().describe("Id of the team") })
    .describe("Only agents of the team may carry it"),
  z.object({ type: z.literal("add_tag"), tag: textSchema(50) }),
  z.object({ type: z.literal("hold") }).describe("It does not go out before somebody lets it go"),
  z.object({ type: z.literal("ship") }).describe("Makes the shipment that ends its way"),
  z.object({ type: z.literal("add_to_plan") }).describe("Its pending shipment joins the newest plan that is open"),
  z.object({ type: z.literal("alert") }).describe("Tells those who may see orders"),
]);
export type RuleAction = z.output<typeof ruleActionSchema>;

/** A filter of the list of orders that an order must match. */
export const ruleConditionSchema = z.object({
  field: z.string().max(60).describe("A filter of the list of orders"),
  not: z.boolean().default(false),
  values: z.array(z.string().max(200)).min(1).max(50).describe("As in the list's address"),
});
export type RuleCondition = z.output<typeof ruleConditionSchema>;

/** The fields of a rule. */
export const automationRuleFieldsSchema = z.object({
  name: textSchema(120),
  /** A new rule is paused until it is enabled. */
  active: z.boolean().optional().describe("Enabled; a new rule is paused unless it says otherwise"),
  schedule: scheduleSchema.optional().describe("When it makes plans; without it an event starts the rule"),
  event: z.enum(ruleEventKeys).optional().describe("What starts it, in place of a schedule"),
  delay_minutes: createMinutesSchema(0).default(0).describe("From the moment it fires to the start of the plan"),
  duration_minutes: createMinutesSchema(15).default(600).describe("Of the plan"),
  location_id: optionalSchema(z.uuid()).describe("The depot of its plans"),
  auto_confirm: z.boolean().default(false).describe("Confirms the plan when nothing strict is violated"),
  attendance: z.enum(attendances).default("scheduled"),
  shipment_types: z
    .array(z.coerce.number().pipe(codeSchema(shipmentTypes)))
    .max(4)
    .default([])
    .describe("All without"),
  teams: idsSchema,
  merchants: idsSchema,
  customers: idsSchema,
  shipping_methods: idsSchema,
  except: z.array(z.enum(ruleLists)).max(ruleLists.length).default([]).describe("Lists that name what it leaves out"),
  conditions: z.array(ruleConditionSchema).max(MAX_CONDITIONS).default([]).describe("Of an event's order; all of them"),
  actions: z.array(ruleActionSchema).max(MAX_ACTIONS).default([]).describe("Of an event: done one after the other"),
  stops: z.boolean().default(false).describe("Of an event: no later rule acts on an order that this one acted on"),
});

/** A rule as screens and the API write it. Times are local to the account. */
export const automationRuleSchema = automationRuleFieldsSchema.superRefine((rule, context) => {
  const wrong = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
  if (rule.schedule && rule.event) wrong("event", "invalid_value");
  if (!rule.schedule && !rule.event) wrong("schedule", "required");
  if (rule.schedule && !rule.location_id) wrong("location_id", "required");
  if (rule.event && rule.actions.length === 0) wrong("actions", "required");
});

export type AutomationRuleInput = z.output<typeof automationRuleSchema>;

/** A rule as screens and the API read it. */
export interface AutomationRuleView extends AutomationRuleInput {
  id: string;
  active: boolean;
  /** When it fires next; null while it is paused. */
  next_at: number | null;
  created_at: number;
  version: number;
}

/**
 * Local start and end of the plan that a rule makes when it fires: computed from instants, so clock changes do not
 * shorten it.
 */
export function computePlanWindow(
  rule: Pick<AutomationRuleInput, "delay_minutes" | "duration_minutes">,
  firedAt: number,
  zone: string,
): { startAt: string; endAt: string } {
  const start = firedAt + rule.delay_minutes * minute;
  return { startAt: toLocalTime(start, zone), endAt: toLocalTime(start + rule.duration_minutes * minute, zone) };
}

/** The shipment types of a rule, each planned separately. */
export function listPlannedTypes({
  shipment_types: types,
}: Pick<AutomationRuleInput, "shipment_types">): ShipmentType[] {
  const chosen = types.length === 0 ? shipmentTypes.codes : types;
  return shipmentTypes.codes.filter((code) => chosen.includes(code));
}
