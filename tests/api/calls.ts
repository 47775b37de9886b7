import { endpoints } from "#app/endpoints.server.ts";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { createEndpointMatcher } from "#app/platform/http/endpoint-match.ts";

const findEndpoint = createEndpointMatcher(endpoints);

/** Calls of the public API that a read or a command answers. */
export const calls: readonly Endpoint[] = endpoints.filter(({ internal, kind }) => !internal && kind !== "handler");

/** The address of a call: one of the words that a parameter may be, else what is given for its name. */
export function addressOf({ url, words }: Endpoint, given: (name: string) => string): string {
  return url.replace(/\{(\w+)\}/g, (_, name: string) => words[name]?.[0] ?? given(name));
}

/** The names in a call's address that stand for anything. */
export function openNames({ parameters, words }: Endpoint): string[] {
  return [...parameters.values()].filter((name) => !words[name]);
}

/** What is wrong with a success of the API by its own description; nothing where all is well. */
export async function findResponseFault(method: string, path: string, answer: Response): Promise<string | null> {
  if (!path.startsWith("/api/") || !answer.ok || !answer.headers.get("Content-Type")?.includes("json")) return null;
  const found = findEndpoint({ method, url: `https://waybill.test${path}` });
  if (!found || found.refusal || !found.endpoint.output) return null;
  const { data } = await answer.clone().json<{ data: unknown }>();
  const parsed = found.endpoint.output.safeParse(data);
  if (parsed.success) return null;
  const issues = parsed.error.issues.map(({ path: at, message }) => `${at.join(".")}: ${message}`);
  return `${method} ${found.endpoint.url} does not answer as described: ${issues.slice(0, 5).join("; ")}`;
}
