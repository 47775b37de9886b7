import { z } from "zod";
import { endpoints } from "#app/endpoints.server.ts";
import type { Endpoint } from "#app/platform/http/endpoint.server.ts";
import { createEndpointMatcher } from "#app/platform/http/endpoint-match.ts";
import { leaves, toWordName } from "#app/platform/http/wire-shapes.ts";

const findEndpoint = createEndpointMatcher(endpoints);

/** Calls of the public API that a read or a command answers. */
export const calls: readonly Endpoint[] = endpoints.filter(({ internal, kind }) => !internal && kind !== "handler");

/** The URL of an operation: one of a parameter's allowed values, else the value given for its name. */
export function addressOf({ url, words }: Endpoint, given: (name: string) => string): string {
  return url.replace(/\{(\w+)\}/g, (_, name: string) => words[name]?.[0] ?? given(name));
}

/** The free parameters in an operation's URL. */
export function openNames({ parameters, words }: Endpoint): string[] {
  return [...parameters.values()].filter((name) => !words[name]);
}

/**
 * An answer without the words that stand beside its codes; a word that is missing or another one stays a fault, as a field that
 * nobody described.
 */
function withoutWords(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return withoutWords(schema.unwrap(), value);
  if (schema instanceof z.ZodUnion) {
    const read = schema.options.map((option) => [option, withoutWords(option, value)] as const);
    return (read.find(([option, each]) => z.safeParse(option, each).success) ?? read[0])?.[1];
  }
  if (Array.isArray(value))
    return schema instanceof z.ZodArray ? value.map((each) => withoutWords(schema.element, each)) : value;
  if (typeof value !== "object" || value === null) return value;
  if (schema instanceof z.ZodRecord)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutWords(schema.valueType, each)]));
  if (!(schema instanceof z.ZodObject)) return value;
  const read: Record<string, unknown> = { ...value };
  for (const [key, field] of Object.entries(schema.shape)) {
    const words = getWords(field);
    const name = toWordName(key);
    if (words && key in read) {
      const word = read[key] === null ? null : words[String(read[key])];
      if (read[name] === word) delete read[name];
      else read[name] = `${JSON.stringify(read[name])} is not the word of ${String(read[key])}`;
    } else if (key in read) read[key] = withoutWords(field, read[key]);
  }
  return read;
}

function getWords(schema: z.core.$ZodType): Readonly<Record<string, string>> | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return getWords(schema.unwrap());
  const leaf = schema instanceof z.ZodType ? leaves.get(schema) : undefined;
  return leaf?.kind === "code" ? leaf.words : null;
}

/** What is wrong with a success of the API by its own description; nothing where all is well. */
export async function findResponseFault(method: string, path: string, answer: Response): Promise<string | null> {
  if (!path.startsWith("/api/") || !answer.ok || !answer.headers.get("Content-Type")?.includes("json")) return null;
  const found = findEndpoint({ method, url: `https://waybill.test${path}` });
  if (!found || found.refusal || !found.endpoint.output) return null;
  const { data } = await answer.clone().json<{ data: unknown }>();
  const parsed = found.endpoint.output.safeParse(withoutWords(found.endpoint.output, data));
  if (parsed.success) return null;
  const issues = parsed.error.issues.map(({ path: at, message }) => `${at.join(".")}: ${message}`);
  return `${method} ${found.endpoint.url} does not answer as described: ${issues.slice(0, 5).join("; ")}`;
}
