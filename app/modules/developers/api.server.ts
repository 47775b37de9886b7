import { appContext } from "#app/platform/http/contexts.server.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { describeApi } from "./http/openapi/openapi.server.ts";

/** The API's description of itself. @param all every endpoint, these among them */
export function developersEndpoints(all: () => readonly Endpoint[]): readonly Endpoint[] {
  return [
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
  ];
}
