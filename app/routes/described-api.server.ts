import { type ApiModule, openApi } from "#app/http/openapi/openapi.server.ts";

const modules = import.meta.glob<ApiModule>(["./api/*.ts", "!./api/openapi.ts"]);

let described: string | null = null;

/** The description of the API as JSON, made once of the modules that answer it: for programs, and for the portal. */
export async function describedApi(): Promise<string> {
  if (described) return described;
  const loaded = await Promise.all(
    Object.entries(modules).map(async ([path, load]) => [path.replace("./", ""), await load()] as const),
  );
  described = JSON.stringify(openApi(new Map(loaded)));
  return described;
}
