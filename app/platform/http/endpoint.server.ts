import type { z } from "zod";
import type { Guarded } from "#app/platform/access/guarded.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import type { SignedInPerson } from "#app/platform/commands/person-command.server.ts";
import { toDryRunScope } from "#app/platform/db/dry-run.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { toSnakeKey } from "#app/platform/kernel/snake-case.ts";
import { appContext, scopeContext, sessionContext } from "./contexts.server.ts";
import { createResponder, dryRunParameter, runCommand, runHandler, runRead } from "./endpoint-calls.server.ts";
import type {
  Described,
  EndpointAccess,
  EndpointArgs,
  EndpointDefinition,
  FindCaller,
  Json,
  ListDefinition,
  Tag,
} from "./endpoint-definition.ts";
import { createTag } from "./endpoint-tags.ts";
import { createOperationId } from "./operation-id.ts";
import type { QueryParameter, QueryParameters } from "./query-parameters.ts";

/** One call of the API. The router, the guard, the description, the tools, the access matrix and the fuzzer walk these. */
export interface Endpoint extends Omit<Described, "access" | "query" | "operation"> {
  /** Its name in generated code. */
  operation: string;
  /** Its heading in the description. */
  tag: Tag;
  /** `/api/plans/{plan_id}`, as in the API. */
  url: string;
  /** The API names of its parameters, by their names in the code. */
  parameters: ReadonlyMap<string, string>;
  words: Readonly<Record<string, readonly string[]>>;
  /** Its query parameters, of what is no list; null where it sees to that itself. */
  query: QueryParameters | null;
  guard: Guarded;
  status: number;
  output: z.ZodType | null;
  input: z.ZodType | null;
  form: Json | null;
  file: Readonly<Record<string, string>> | null;
  kind: "read" | "command" | "handler";
  /** Of a command: its name, and the permissions that it needs beside the path's. */
  command: { name: string; permissions: readonly Permission[] } | null;
  /** Of a list: its query parameters. */
  list: ListDefinition | null;
  idempotent: boolean;
  handle(args: EndpointArgs): Promise<Response>;
}

/** Makes endpoints of callers of one kind. */
export function endpointFor<Context>(
  findCaller: FindCaller<Context>,
  toDryRun: ((context: Context) => Context) | null = null,
) {
  return (definition: EndpointDefinition<Context>): Endpoint => {
    const { access, path, words = {}, status = 200, output = null } = definition;
    const hasDryRun = toDryRun !== null && "command" in definition && definition.mcp?.dryRun !== false;
    const query = listQuery(definition, hasDryRun);
    const described = {
      ...pickWords(definition),
      ...{
        operation: definition.operation ?? createOperationId(definition.method, path),
        tag: createTag(path),
        guard: toGuard(access),
        parameters: listParameters(path),
        url: formatUrl(path),
        words,
        query,
        status,
        output,
      },
    };
    const respond = output ? createResponder(output, status) : refuseToRespond;
    if ("read" in definition) {
      const { read } = definition;
      const handle = runRead(respond, findCaller, { read, query });
      return { ...described, ...none, kind: "read", list: read.list ?? null, handle };
    }
    if ("command" in definition) {
      const { input, name, access: needed } = definition.command;
      const command = { name, permissions: needed.permissions };
      const idempotent = definition.method === "POST";
      const handle = runCommand(respond, findCaller, definition.command, {
        ...{ cookies: definition.cookies, query },
        toDryRun: hasDryRun ? toDryRun : null,
      });
      return { ...described, ...none, kind: "command", input, command, idempotent, handle };
    }
    const { input = null, form = null, file = null, idempotent = false } = definition;
    return {
      ...{ ...described, ...none, kind: "handler", input, form, file, idempotent },
      handle: runHandler(respond, { handler: definition.handler, query }),
    };
  };
}

const none = {
  ...{ input: null, form: null, file: null, command: null },
  ...{ list: null, idempotent: false },
};

/** Of what answers by itself. */
function refuseToRespond(): never {
  throw new Error("an endpoint without an output responds by itself");
}

/** An endpoint for members and tokens of an account. */
export const endpoint = endpointFor<Scope>(({ context }) => {
  const scope = context.get(scopeContext);
  return ok({ context: scope, keyed: scope });
}, toDryRunScope);

function pickWords({ method, path, summary, description, internal, mcp, isHeavy, findSite }: Described) {
  return {
    ...{ method, path, summary },
    ...(description === undefined ? {} : { description }),
    ...(internal ? { internal } : {}),
    ...(mcp ? { mcp } : {}),
    ...(isHeavy ? { isHeavy } : {}),
    ...(findSite ? { findSite } : {}),
  };
}

/** The parameters of a query that are checked before anything runs: a list checks its own, and so does what others call. */
function listQuery<Context>(definition: EndpointDefinition<Context>, hasDryRun: boolean): QueryParameters | null {
  if (definition.internal || ("read" in definition && definition.read.list)) return null;
  const formats = "file" in definition && definition.file ? Object.keys(definition.file) : [];
  const format: QueryParameter = { type: formats, means: "What the file is." };
  return { ...definition.query, ...(formats.length > 0 ? { format } : {}), ...(hasDryRun ? dryRunParameter : {}) };
}

function toGuard(access: EndpointAccess): Guarded {
  return typeof access === "string" ? { access } : { access: "account", ...access };
}

function listParameters(path: string): ReadonlyMap<string, string> {
  return new Map([...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => [name, toSnakeKey(name)]));
}

function formatUrl(path: string): string {
  return `/api${path.replace(/:(\w+)/g, (_, name: string) => `{${toSnakeKey(name)}}`)}`;
}

/** An endpoint for a signed-in person, with or without an active account; idempotency keys are the person's. */
export const personEndpoint = endpointFor<SignedInPerson>(({ context }) => {
  const session = context.get(sessionContext);
  if (!session) return fail("no_session");
  const { db, ports } = context.get(appContext);
  const { id } = session.user;
  return ok({ context: { db, ports, session }, keyed: { db, ports, account: { id }, actor: { id } } });
});
