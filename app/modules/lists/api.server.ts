import { z } from "zod";
import { agentStateKeys } from "#app/modules/fleet/model/agent-states.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { searchParameter } from "#app/platform/http/query-parameters.ts";
import { createListSchema, idSchema, textListSchema } from "#app/platform/http/responses/shared.responses.ts";
import { lookupModules } from "#app/platform/lists/lookup-modules.ts";
import { listAudiences, listViews } from "./commands/list-views.server.ts";
import { lookUpNames } from "./commands/look-up-names.server.ts";
import { changeView, createView, removeView, reorderViews } from "./commands/views.server.ts";
import { viewAudiences } from "./model/view.enums.ts";

const savedViewSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  module: z.string(),
  columns: textListSchema,
  filters: z.array(z.strictObject({ field: z.string(), values: textListSchema, not: z.boolean().optional() })),
  sort: z.string(),
  audience: z.enum(viewAudiences).describe("Who sees it: its person, everyone who may see the list, or roles"),
  roles: textListSchema,
  owner: z.string().nullable().describe("Who made it, where that is somebody else"),
  can_edit: z.boolean(),
});

const viewedSchema = z.strictObject({ view_id: z.string() });

/** Headings of the description. */
const tags = { views: "Saved views of lists.", lookups: "Names to choose from." };

export const listsEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "POST",
    path: "/views",
    access: "account",
    summary: "Create a view",
    description: "It is the caller's own. `audience` shares it with everyone who may see the list, or with `roles`.",
    command: createView,
    status: 201,
    output: viewedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/views/:id",
    access: "account",
    summary: "Change a view",
    description: "One's own, or a shared one for who manages members. Others duplicate it.",
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
    path: "/views/audiences",
    access: "account",
    summary: "Who views can be shared with",
    read: listAudiences,
    output: z.strictObject({
      everyone: z.int(),
      roles: z.array(z.strictObject({ id: idSchema, name: z.string(), people: z.int() })),
    }),
  }),
  endpoint({
    method: "GET",
    path: "/views/module/:module",
    operation: "listViews",
    access: "account",
    summary: "List the saved views of a table",
    read: listViews,
    output: createListSchema("views", savedViewSchema),
  }),
  endpoint({
    method: "POST",
    path: "/views/module/:module/reorder",
    operation: "reorderViews",
    access: "account",
    summary: "Put the saved views of a table in another order",
    command: reorderViews,
    output: z.strictObject({ views: textListSchema }),
  }),
  endpoint({
    method: "GET",
    path: "/lookups/:module",
    operation: "lookUpNames",
    access: "account",
    words: { module: lookupModules },
    summary: "Names that filters choose from",
    query: { search: searchParameter },
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
]);
