import { z } from "zod";
import { agentStateKeys } from "#app/modules/fleet/model/agent-states.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { createListSchema, idSchema, textListSchema } from "#app/platform/http/responses/shared.responses.ts";
import { lookupModules } from "#app/platform/lists/lookup-modules.ts";
import { lookUpNames } from "./commands/look-up-names.server.ts";
import { changeView, createView, listViews, removeView, reorderViews } from "./commands/views.server.ts";

const savedViewSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  module: z.string(),
  columns: textListSchema,
  filters: z.array(z.strictObject({ field: z.string(), values: textListSchema, not: z.boolean().optional() })),
  sort: z.string(),
});

const viewedSchema = z.strictObject({ view_id: z.string() });

export const listsEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/views",
    access: "account",
    summary: "Create a view",
    command: createView,
    status: 201,
    output: viewedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/views/:id",
    access: "account",
    summary: "Change a view",
    command: changeView,
    output: viewedSchema,
  }),
  endpoint({
    method: "DELETE",
    path: "/views/:id",
    access: "account",
    summary: "Delete a view",
    command: removeView,
    output: viewedSchema,
  }),
  endpoint({
    method: "GET",
    path: "/views/module/:module",
    access: "account",
    summary: "List the saved views of a table",
    read: listViews,
    output: createListSchema("views", savedViewSchema),
  }),
  endpoint({
    method: "POST",
    path: "/views/module/:module/reorder",
    access: "account",
    summary: "Put the saved views of a table in another order",
    command: reorderViews,
    output: z.strictObject({ views: textListSchema }),
  }),
  endpoint({
    method: "GET",
    path: "/lookups/:module",
    access: "account",
    words: { module: lookupModules },
    summary: "Names that filters choose from",
    read: lookUpNames,
    output: z.strictObject({
      options: z.array(
        z.strictObject({
          ...{ value: z.string(), label: z.string(), detail: z.string().optional() },
          state: z.enum(agentStateKeys).optional(),
        }),
      ),
    }),
  }),
];
