import { z } from "zod";
import { agentStateKeys } from "#app/modules/fleet/model/agent-states.ts";
import { agentMessageKinds } from "#app/modules/notifications/model/agent-message.ts";
import { liveRouteSchema, routeStopSchema } from "#app/modules/plans/http/plans.responses.ts";
import {
  createListSchema,
  idSchema,
  localDateSchema,
  stopCollectionsSchema,
  stopPackagesSchema,
  textListSchema,
} from "#app/platform/http/responses/shared.responses.ts";
import { instant, moneyIn } from "#app/platform/http/wire-shapes.ts";

const doorFields = {
  directions: z.string().nullable().describe("How to get in, as the customer wrote it"),
  contact: z.string().nullable().describe("Whom to ask for, where that is another person than the customer"),
  orders: z.array(z.strictObject({ number: z.string(), notes: z.string().nullable(), requirements: textListSchema })),
  codes: z
    .array(
      z.strictObject({ salt: z.string(), hash: z.string().describe("SHA-256 of salt, space and code, hexadecimal") }),
    )
    .describe("What customers may say at the door, one of them is enough; empty where no code is asked for"),
  packages: stopPackagesSchema,
  collections: stopCollectionsSchema,
};

const driveDaySchema = z.strictObject({
  as_of: instant.describe("What the device measures its clock by"),
  date: localDateSchema,
  timezone: z.string(),
  workspace: z.string(),
  agent: z.strictObject({ id: idSchema, name: z.string(), phone: z.string() }),
  checked_in_at: instant.nullable(),
  state: z.enum(agentStateKeys),
  shift: z.strictObject({ from: instant, to: instant }).nullable(),
  cash: z
    .strictObject({ currency: z.string(), limit: moneyIn("currency"), on_hand: moneyIn("currency") })
    .nullable()
    .describe("What the agent carries against the limit of cash; null without one"),
  arrival_radius: z.number().describe("Metres"),
  completion_radius: z.number().describe("Of drop-offs, metres; 0 is anywhere"),
  pickup_radius: z.number().describe("Of pick-ups"),
  messages: z
    .array(
      z.strictObject({
        id: idSchema,
        kind: z.enum(Object.keys(agentMessageKinds)),
        route_id: idSchema.nullable(),
        body: z.string().describe("What somebody in the office wrote; empty where the kind says it all"),
        by: z.string(),
        at: instant,
      }),
    )
    .describe("What the agent has not read yet, the oldest first"),
  routes: z.int().describe("How many the day has"),
  route: liveRouteSchema
    .extend({ stops: z.array(routeStopSchema.extend(doorFields)) })
    .nullable()
    .describe("The one under way, else the next, else the last"),
});

const syncResultSchema = z.strictObject({
  id: idSchema,
  outcome: z.enum(["applied", "refused", "waiting"]).describe("`waiting`: send it again, after the one before it"),
  code: z.string().nullable(),
  message: z.string().nullable(),
});

const phoneSchema = z.strictObject({ device: z.string().nullable(), created_at: instant, seen_at: instant });
const emptySchema = z.strictObject({});

/** What the driver's phone and the office's side of it are answered. */
export const driveResponses: Readonly<Record<string, z.ZodType>> = {
  "GET /api/drive/day": driveDaySchema,
  "GET /api/drive/map": z.strictObject({
    route_id: idSchema.nullable(),
    region: z.strictObject({ id: z.string(), build: z.string() }).nullable().describe("Whose streets are pictures"),
    legs: z.array(z.string().nullable()).describe("Encoded ways from the depot over the stops and back"),
  }),
  "POST /api/drive/sync": z.strictObject({ actions: z.array(syncResultSchema) }),
  "GET /api/drive/notifications": z.strictObject({
    public_key: z
      .string()
      .nullable()
      .describe("What the browser subscribes with; null where no notifications are sent"),
    on: z.boolean().describe("This phone is notified"),
  }),
  "POST /api/drive/notifications": z.strictObject({ on: z.boolean() }),
  "DELETE /api/drive/notifications": z.strictObject({ on: z.boolean() }),
  "POST /api/drive/leave": emptySchema,
  "POST /api/drive/positions": z.strictObject({ kept: z.int() }),
  "GET /api/positions": z.strictObject({ kept: z.int() }),
  "POST /api/positions": z.strictObject({ kept: z.int() }),
  "POST /api/fleet/agents/{agent_id}/tracker": z.strictObject({ token: z.string(), url: z.string() }),
  "POST /api/drive/sign-in/code": z.strictObject({ attempt: idSchema }),
  "POST /api/drive/sign-in/session": z.strictObject({
    agent_id: idSchema.optional(),
    choose: z.array(z.strictObject({ id: idSchema, workspace: z.string() })).optional(),
  }),
  "POST /api/drive/sign-in/link": z.strictObject({ agent_id: idSchema }),
  "PUT /api/drive/pictures/{action_id}/{hash}": z.strictObject({ stored: z.boolean() }),
  "GET /api/fleet/agents/{agent_id}/phones": createListSchema("phones", phoneSchema),
  "POST /api/fleet/agents/{agent_id}/phones": z.strictObject({ url: z.string(), expires_at: instant }),
  "DELETE /api/fleet/agents/{agent_id}/phones": z.strictObject({ ended: z.int() }),
};
