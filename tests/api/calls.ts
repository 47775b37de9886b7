import type { ApiModule } from "#app/http/openapi.server.ts";

const found = import.meta.glob<ApiModule>(["../../app/routes/api/*.ts"], { eager: true });

/** The API's route modules by their name in the route table. */
export const apiModules: ReadonlyMap<string, ApiModule> = new Map(
  Object.entries(found).map(([path, module]) => [path.replace("../../app/routes/", ""), module]),
);
