import {
  type ApiModule,
  type DescribedCall,
  describedCalls,
} from "#app/modules/developers/http/openapi/openapi.server.ts";
import { routeTable } from "#app/route-table.ts";

const apiModuleFiles = import.meta.glob<ApiModule>(["../../app/modules/*/api/*.ts"], { eager: true });

/** The API's route modules by their name in the route table. */
export const apiModules: ReadonlyMap<string, ApiModule> = new Map(
  Object.entries(apiModuleFiles).map(([path, module]) => [path.replace("../../app/modules/", ""), module]),
);

const calls = describedCalls(apiModules)
  .map((call) => ({ call, pattern: toPattern(call) }))
  // Paths with words before paths with names.
  .sort((a, b) => a.call.path.split("{").length - b.call.path.split("{").length);

function toPattern({ path, words }: DescribedCall): RegExp {
  const source = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    words[name] ? `(?:${words[name].join("|")})` : "[^/]+",
  );
  return new RegExp(`^${source}$`);
}

/** Paths without tables of calls: WebSockets and files among them. */
const undescribed = new Set(
  routeTable.map(({ path }) => path).filter((path) => !calls.some(({ call }) => call.row.path === path)),
);

/** What is wrong with a success of the API by its own description; nothing where all is well. */
export async function findResponseFault(method: string, path: string, answer: Response): Promise<string | null> {
  if (!path.startsWith("/api/") || !answer.ok || !answer.headers.get("Content-Type")?.includes("json")) return null;
  const requested = path.split("?")[0] ?? "";
  if (undescribed.has(requested)) return null;
  const found = calls.find(({ call, pattern }) => call.method === method && pattern.test(requested));
  if (!found?.call.answer) return null;
  const { data } = await answer.clone().json<{ data: unknown }>();
  const parsed = found.call.answer.safeParse(data);
  if (parsed.success) return null;
  const issues = parsed.error.issues.map(({ path: at, message }) => `${at.join(".")}: ${message}`);
  return `${method} ${found.call.path} does not answer as described: ${issues.slice(0, 5).join("; ")}`;
}
