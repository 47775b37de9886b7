import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { createListSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { linkPhone, linkTracker, unlinkPhones, viewPhones } from "../commands/agent-phones.server.ts";
import { receiveTrackerReport } from "../http/tracker.server.ts";
import { phoneSchema } from "./driver.outputs.ts";

const access = { permission: ["fleet", "fleet.attendance"] } as const;

export const driverOfficeEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/fleet/agents/:agentId/tracker",
    operation: "linkAgentTracker",
    access,
    summary: "Make an address for a tracker",
    command: linkTracker,
    output: z.strictObject({ token: z.string(), url: z.string() }),
  }),
  endpoint({
    method: "GET",
    path: "/fleet/agents/:agentId/phones",
    operation: "listAgentPhones",
    access,
    summary: "List an agent's phones",
    read: (scope, { params }) => viewPhones(scope, params.agentId ?? ""),
    output: createListSchema("phones", phoneSchema),
  }),
  endpoint({
    method: "POST",
    path: "/fleet/agents/:agentId/phones",
    operation: "linkAgentPhone",
    access,
    summary: "Make a code that signs a phone in",
    command: linkPhone,
    output: z.strictObject({ url: z.string(), expires_at: instant }),
  }),
  endpoint({
    method: "DELETE",
    path: "/fleet/agents/:agentId/phones",
    operation: "unlinkAgentPhones",
    access,
    summary: "Sign an agent's phones out",
    command: unlinkPhones,
    output: z.strictObject({ ended: z.int() }),
  }),
  endpoint({
    method: "POST",
    path: "/positions",
    access: "public",
    summary: "Positions of a tracker",
    internal: true,
    handler: receiveTrackerReport,
    output: z.strictObject({ stored: z.int() }),
  }),
  endpoint({
    method: "GET",
    path: "/positions",
    access: "public",
    summary: "Positions of a tracker that can only GET",
    internal: true,
    handler: receiveTrackerReport,
    output: z.strictObject({ stored: z.int() }),
  }),
];
