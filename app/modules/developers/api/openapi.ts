import { noCommands } from "#app/platform/http/api.server.ts";
import { describedApi } from "../http/described-api.server.ts";

/** `GET openapi.json`: the description of this API. */
export async function loader(): Promise<Response> {
  return new Response(await describedApi(), {
    headers: { "Content-Type": "application/json", "Cache-Control": "public, max-age=300" },
  });
}
export const action = noCommands;
