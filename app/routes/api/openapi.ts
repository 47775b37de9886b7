import { type ApiModule, openApi } from "#app/http/openapi/openapi.server.ts";
import { noCommands } from "#app/http/wrappers/api.server.ts";

const modules = import.meta.glob<ApiModule>(["./*.ts", "!./openapi.ts"]);

let described: string | null = null;

/** The description of this API as JSON, made once. */
export async function describedApi(): Promise<string> {
  if (described) return described;
  const loaded = await Promise.all(
    Object.entries(modules).map(async ([path, load]) => [path.replace("./", "api/"), await load()] as const),
  );
  described = JSON.stringify(openApi(new Map(loaded)));
  return described;
}

/** `GET openapi.json` */
export async function loader(): Promise<Response> {
  return new Response(await describedApi(), {
    headers: { "Content-Type": "application/json", "Cache-Control": "public, max-age=300" },
  });
}
export const action = noCommands;
