import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { createListSchema, idSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { createSandbox, viewHeldMessages, viewSandbox } from "./commands/create-sandbox.server.ts";
import { moveClock } from "./commands/move-clock.server.ts";
import { requestSandboxReset } from "./commands/reset-sandbox.server.ts";
import { fillSandbox } from "./http/sandbox.server.ts";

const access = { permission: ["settings", "settings.access_tokens"], duringReset: true } as const;

const sandboxSchema = z.strictObject({
  uuid: z.string(),
  name: z.string(),
  now: instant.describe("Its present"),
  ahead: z.number().describe("How far that is before everybody's, milliseconds"),
  state: z
    .enum(["ready", "moving", "resetting"])
    .describe("`moving` while what is due on the way is done; while `resetting` nothing else is answered"),
  target: instant.nullable().describe("Where the clock is being moved to"),
});

const sandboxStateSchema = z.strictObject({ sandbox: sandboxSchema });

const heldMessageSchema = z.strictObject({
  id: idSchema,
  channel: z.enum(["mail", "text", "slack", "teams", "push", "peppol"]),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  at: instant,
});

/** Headings of the description. */
const tags = { sandbox: "A second account to try things out, with a clock of its own." };

export const sandboxEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/sandbox",
    access,
    summary: "How the sandbox stands, and its clock",
    mcp: { toolset: "sandbox" },
    read: viewSandbox,
    output: z.strictObject({ sandbox: sandboxSchema.nullable() }),
  }),
  endpoint({
    method: "POST",
    path: "/sandbox",
    access,
    summary: "Make the sandbox",
    command: createSandbox,
    output: sandboxStateSchema,
  }),
  endpoint({
    method: "GET",
    path: "/sandbox/messages",
    access,
    summary: "Mails, texts and chats that stayed in the sandbox",
    mcp: { toolset: "sandbox", title: "Mails and texts that the sandbox kept", sandboxOnly: true },
    read: viewHeldMessages,
    output: createListSchema("messages", heldMessageSchema),
  }),
  endpoint({
    method: "POST",
    path: "/sandbox/clock",
    operation: "moveSandboxClock",
    access,
    summary: "Move the sandbox's clock",
    description: "What becomes due on the way is done in its order.",
    mcp: {
      toolset: "sandbox",
      title: "Move the sandbox's clock on",
      destructive: true,
      sandboxOnly: true,
    },
    command: moveClock,
    output: sandboxStateSchema,
  }),
  endpoint({
    method: "POST",
    path: "/sandbox/fill",
    access,
    summary: "Fill the sandbox with invented orders",
    mcp: { toolset: "sandbox", sandboxOnly: true, dryRun: false },
    command: fillSandbox,
    output: sandboxStateSchema,
  }),
  endpoint({
    method: "POST",
    path: "/sandbox/reset",
    access,
    summary: "Empty the sandbox",
    mcp: { toolset: "sandbox", destructive: true, sandboxOnly: true },
    command: requestSandboxReset,
    output: sandboxStateSchema,
  }),
]);
