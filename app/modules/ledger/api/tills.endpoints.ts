import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { changedSchema, createdSchema, versionSchema } from "#app/platform/http/responses/shared.responses.ts";
import { closeTill, createTill, listTills, renameTill, reopenTill } from "../commands/tills/change-tills.server.ts";

const access = { permission: "accounting.order_collections", accountKind: "carrier" } as const;

/** Headings of the description. */
const tags = { tills: "Where cash is: the main till, and those of depots beside it." };

const tillSchema = z.strictObject({
  id: z.string().describe("main, or of one made beside it"),
  name: z.string(),
  closed: z.boolean(),
  version: versionSchema,
});

export const tillsEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/tills",
    access,
    summary: "List tills",
    description: "None while there is the main till alone, whose id is `main`.",
    read: listTills,
    output: z.strictObject({ tills: z.array(tillSchema) }),
  }),
  endpoint({
    method: "POST",
    path: "/tills",
    operation: "createTill",
    access,
    summary: "Open another till",
    command: createTill,
    output: createdSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/tills/:id",
    operation: "renameTill",
    access,
    summary: "Rename a till",
    command: renameTill,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/tills/:id/close",
    operation: "closeTill",
    access,
    summary: "Close a till",
    description: "Refused while it holds something or a deposit of it is on its way. The main till stays open.",
    command: closeTill,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/tills/:id/reopen",
    operation: "reopenTill",
    access,
    summary: "Open a closed till again",
    command: reopenTill,
    output: changedSchema,
  }),
]);
