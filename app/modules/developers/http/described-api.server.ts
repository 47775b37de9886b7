import type { ApiHandler } from "#app/platform/http/api.server.ts";
import type { ApiHandlers } from "./mcp/run-tool.server.ts";
import { type ApiModule, openApi } from "./openapi/openapi.server.ts";

/** A module of the API: what it tells of itself stands at what answers. */
type Loaded = ApiModule & { loader?: ApiHandler; action?: ApiHandler };

const modules = import.meta.glob<Loaded>(["../../*/api/*.ts", "!../api/openapi.ts"]);

interface Api {
  modules: ReadonlyMap<string, ApiModule>;
  handlers: ApiHandlers;
  described: string;
}

let api: Api | null = null;

/** The API's modules by their names in the route table, and what they say of themselves; loaded once. */
export async function behindApi(): Promise<Api> {
  if (api) return api;
  const loaded = new Map(
    await Promise.all(
      Object.entries(modules).map(
        async ([path, load]) =>
          [path.replace(/^(\.\.\/)+(?=api\/)/, "developers/").replace(/^(\.\.\/)+/, ""), await load()] as const,
      ),
    ),
  );
  api = { modules: loaded, handlers: loaded, described: JSON.stringify(openApi(loaded)) };
  return api;
}

/** The description of the API as JSON: for programs, and for the portal. */
export async function describedApi(): Promise<string> {
  return (await behindApi()).described;
}
