import type { z } from "zod";
import { groupIssuesByField } from "./issues.ts";
import { type Failure, failFields, type Issue, ok, type Result } from "./result.ts";
import { listUnknownKeys } from "./unknown-keys.ts";

const MAX_NAMED_KEYS = 20;

/**
 * Parses input by a schema. An unknown key is refused by its path, like a wrong value.
 * @param reader the schema as it reads other input than JSON, such as a form's texts
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
  reader: z.ZodType<z.output<Schema>> = schema as z.ZodType<z.output<Schema>>,
): Result<z.output<Schema>> {
  const parsed = reader.safeParse(raw, { reportInput: true });
  const unknown = listUnknownFields(schema, raw);
  if (!parsed.success) return failFields({ ...unknown, ...groupIssuesByField(parsed.error) });
  return Object.keys(unknown).length > 0 ? failFields(unknown) : ok(parsed.data);
}

/** The refusal for unknown keys; null if the schema names them all. */
export function findUnknownKeys(schema: z.ZodType, raw: unknown): Failure | null {
  const fields = listUnknownFields(schema, raw);
  return Object.keys(fields).length > 0 ? failFields(fields).failure : null;
}

/** Picks the fields that a schema names: a command needs only some of a path's parameters. */
export function pickKnownFields(schema: z.ZodType, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const unknown = new Set(listUnknownKeys(schema, values).flatMap((path) => (path.length === 1 ? path : [])));
  return Object.fromEntries(Object.entries(values).filter(([key]) => !unknown.has(key)));
}

function listUnknownFields(schema: z.ZodType, raw: unknown): Record<string, Issue[]> {
  const unknown = listUnknownKeys(schema, raw).slice(0, MAX_NAMED_KEYS);
  return Object.fromEntries(unknown.map((path) => [path.join("."), [{ code: "unknown_key" }]]));
}
