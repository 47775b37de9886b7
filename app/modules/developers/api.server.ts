import { appContext } from "#app/platform/http/contexts.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { createListSchema } from "#app/platform/http/responses/shared.responses.ts";
import { apiRequestDetailSchema, apiRequestSchema } from "./api/developers.outputs.ts";
import { listRequests, viewRequest } from "./commands/request-log.server.ts";
import { describeApi } from "./http/openapi/openapi.server.ts";
import { MAX_LOGGED_REQUESTS, REQUEST_LOG_DAYS } from "./model/api-request.ts";

/** Headings of the description. */
const tags = { requests: "What programs asked, and what they were answered." };

/** The API's description of itself. @param all every endpoint, these among them */
export function developersEndpoints(all: () => readonly Endpoint[]): readonly Endpoint[] {
  return withTags(tags, [
    endpoint({
      method: "GET",
      path: "/requests",
      access: "account",
      summary: "List requests of programs",
      description: `Of the last ${REQUEST_LOG_DAYS} days, the newest first; ${MAX_LOGGED_REQUESTS.toLocaleString("en-US")} at most. You see those of tokens that you made, a program its own; with \`settings.access_tokens\` and all locations those of every token. \`search\` is a part of an address, a tool or a \`request_id\`.`,
      read: listRequests,
      output: createListSchema("requests", apiRequestSchema),
    }),
    endpoint({
      method: "GET",
      path: "/requests/:id",
      access: "account",
      summary: "Read a request of a program",
      description:
        "With what was sent and answered. Names, contacts, places and secrets are hidden, long bodies shortened; of a file there is its type and size.",
      read: viewRequest,
      output: apiRequestDetailSchema,
    }),
    endpoint({
      method: "GET",
      path: "/openapi.json",
      access: "public",
      summary: "The description of this API",
      internal: true,
      handler: ({ context }) =>
        Response.json(describeApi(all(), context.get(appContext).origin), {
          headers: { "Cache-Control": "public, max-age=300" },
        }),
    }),
  ]);
}
