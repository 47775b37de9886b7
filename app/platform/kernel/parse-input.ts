import type { z } from "zod";
import { groupIssuesByField } from "./issues.ts";
import { type Failure, failFields, type Issue, ok, type Result } from "./result.ts";
import { listUnknownKeys } from "./unknown-keys.ts";

const MAX_NAMED_KEYS = 20;

/** What somebody sent, read by a schema. A key that it does not know is refused by its path, as a wrong value is. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, raw: unknown): Result<z.output<Schema>> {
  const parsed = schema.safeParse(raw, { reportInput: true });
  const unknown = listUnknownFields(schema, raw);
  if (!parsed.success) return failFields({ ...unknown, ...groupIssuesByField(parsed.error) });
  return Object.keys(unknown).length > 0 ? failFields(unknown) : ok(parsed.data);
}

/** The refusal of keys that a schema does not know; null where it knows them all. */
export function findUnknownKeys(schema: z.ZodType, raw: unknown): Failure | null {
  const fields = listUnknownFields(schema, raw);
  return Object.keys(fields).length > 0 ? failFields(fields).failure : null;
}

/** The members of an object that a schema knows: of a path's parameters a command needs some. */
export function pickKnownFields(schema: z.ZodType, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const unknown = new Set(listUnknownKeys(schema, given).flatMap((path) => (path.length === 1 ? path : [])));
  return Object.fromEntries(Object.entries(given).filter(([key]) => !unknown.has(key)));
}

function listUnknownFields(schema: z.ZodType, raw: unknown): Record<string, Issue[]> {
  const unknown = listUnknownKeys(schema, raw).slice(0, MAX_NAMED_KEYS);
  return Object.fromEntries(unknown.map((path) => [path.join("."), [{ code: "unknown_key" }]]));
}
