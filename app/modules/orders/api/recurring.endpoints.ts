import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { createdSchema, createListSchema } from "#app/platform/http/responses/shared.responses.ts";
import { moveRecurring, restoreRecurring, skipRecurring } from "../commands/recurring/date-exceptions.server.ts";
import {
  createRecurring,
  endRecurring,
  pauseRecurring,
  resumeRecurring,
} from "../commands/recurring/recurring-commands.server.ts";
import { listRecurring, viewRecurring } from "../commands/recurring/view-recurring.server.ts";
import { recurringOutput } from "./recurring.outputs.ts";

const access = { permission: "orders" } as const;

export const recurringEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "GET",
    path: "/recurring-orders",
    access,
    summary: "List recurring orders",
    read: listRecurring,
    output: createListSchema("recurring_orders", recurringOutput),
  }),
  endpoint({
    method: "POST",
    path: "/recurring-orders",
    access,
    summary: "Create a recurring order",
    command: createRecurring,
    status: 201,
    output: createdSchema,
  }),
  endpoint({
    method: "GET",
    path: "/recurring-orders/:id",
    access,
    summary: "Read a recurring order",
    read: viewRecurring,
    output: z.strictObject({ recurring_order: recurringOutput }),
  }),
  endpoint({
    method: "POST",
    path: "/recurring-orders/:id/pause",
    access,
    summary: "Pause a recurring order",
    command: pauseRecurring,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/recurring-orders/:id/resume",
    access,
    summary: "Have a recurring order go on",
    command: resumeRecurring,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/recurring-orders/:id/end",
    access,
    summary: "End a recurring order",
    command: endRecurring,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/recurring-orders/:id/skip",
    access,
    summary: "Leave one date of a recurring order out",
    command: skipRecurring,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/recurring-orders/:id/move",
    access,
    summary: "Move one date of a recurring order",
    command: moveRecurring,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/recurring-orders/:id/restore",
    access,
    summary: "Take a skipped or moved date back",
    command: restoreRecurring,
    output: createdSchema,
  }),
];
