import { type ApiModule, openApi } from "#app/http/openapi/openapi.server.ts";
import { noCommands } from "#app/http/wrappers/api.server.ts";

const modules = import.meta.glob<ApiModule>(["./*.ts", "!./openapi.ts"]);

let described: string | null = null;

/** `GET openapi.json`: the description of this API, made once. */
export async function loader(): Promise<Response> {
  if (!described) {
    const loaded = await Promise.all(
      Object.entries(modules).map(async ([path, load]) => [path.replace("./", "api/"), await load()] as const),
    );
    described = JSON.stringify(openApi(new Map(loaded)));
  }
  return new Response(described, {
    headers: { "Content-Type": "application/json", "Cache-Control": "public, max-age=300" },
  });
}
export const action = noCommands;
