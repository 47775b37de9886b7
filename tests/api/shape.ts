import type { z } from "zod";
import { toTypeName } from "#app/modules/developers/http/openapi/schema-names.ts";
import { getObjectSchema } from "#app/modules/developers/http/webhook-objects.server.ts";
import {
  type apiDocumentSchema,
  getJsonBody,
  getSuccessResponse,
  type JsonSchema,
  listCalls,
  resolveSchema,
} from "#app/modules/developers/model/api-document.ts";
import { eventObjects, isEventObject } from "#app/platform/events/event-objects.ts";

const MAX_DEPTH = 5;

/**
 * What programs rely on, a line each: calls, what a call must be sent (`!`), what it may be sent (`?`), and what it answers (`<`),
 * events and the objects that they carry along, each with its type. A line that goes breaks somebody, and so does a new `!`.
 */
export function listShapeLines(document: z.output<typeof apiDocumentSchema>): string[] {
  const calls = listCalls(document).flatMap((call) => {
    const name = `${call.method} ${call.path}`;
    const sent = listFields(getJsonBody(call)).map(
      ({ path, must, type }) => `${name} ${must ? "!" : "?"} ${path}: ${type}`,
    );
    const requested = call.parameters
      .filter(({ $ref }) => !$ref)
      .map(({ name: each, required, in: where }) => `${name} ${required ? "!" : "?"} ${where} ${each}`);
    const answered = listFields(getSuccessResponse(call).schema).map(({ path, type }) => `${name} < ${path}: ${type}`);
    return [name, ...requested, ...sent, ...answered];
  });
  const events = Object.keys(document.webhooks).map((type) => `EVENT ${type}`);
  const kinds = Object.keys(eventObjects).filter(isEventObject).filter(getObjectSchema);
  const objects = kinds
    .map(toTypeName)
    .flatMap((name) =>
      listFields(document.components.schemas[name] ?? null).map(
        ({ path, type }) => `OBJECT ${name} < ${path}: ${type}`,
      ),
    );
  return [...calls, ...events, ...objects].sort();
}

interface Line {
  path: string;
  must: boolean;
  type: string;
}

function listFields(schema: JsonSchema | null, root = schema, before = "", depth = 0): Line[] {
  if (!schema || !root || depth > MAX_DEPTH) return [];
  const found = resolveSchema(schema, root);
  const within = found.items ? resolveSchema(found.items, root) : found;
  return Object.entries(within.properties ?? {}).flatMap(([name, each]) => {
    const path = `${before}${name}`;
    const must = (within.required?.includes(name) ?? false) && (depth === 0 || before !== "");
    return [
      { path, must, type: formatType(resolveSchema(each, root)) },
      ...listFields(each, root, `${path}.`, depth + 1),
    ];
  });
}

const formatType = ({ type, enum: words }: JsonSchema): string =>
  [words ? "word" : (type ?? "any")].flat().sort().join("|");

/** What of a new shape breaks a program that was written against the old one. */
export function listBreakingChanges(released: readonly string[], present: readonly string[]): string[] {
  const now = new Set(present);
  const calls = new Set(released.filter((line) => !/ [!?<] /.test(line)));
  const callOf = (line: string) => line.split(/ [!?<] /)[0] ?? "";
  // What must no longer be sent may still be sent.
  const gone = released.filter((line) => !now.has(line) && !now.has(line.replace(" ! ", " ? ")));
  const known = new Set(released);
  // Fields within a new part are required only of clients that send that part.
  const parts = new Set(released.map((line) => line.replace(/ [!?] ([^:]+):.*/, " $1")));
  const isOld = (line: string) => {
    const [, path = ""] = / ! ([^:]+)/.exec(line) ?? [];
    const within = path.lastIndexOf(".");
    return within < 0 || parts.has(`${callOf(line)} ${path.slice(0, within)}`);
  };
  const fresh = present.filter((line) => line.includes(" ! ") && !known.has(line) && calls.has(callOf(line)));
  const requested = fresh.filter(isOld);
  return [...gone.map((line) => `gone: ${line}`), ...requested.map((line) => `now needed: ${line}`)];
}
