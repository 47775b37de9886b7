import type { LoaderFunctionArgs } from "react-router";
import type { z } from "zod";
import type { Guarded } from "#app/platform/access/guarded.ts";
import type { Permission, RequiredPermission } from "#app/platform/access/permissions.ts";
import type { CommandAccess } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import type { IdempotencyScope } from "./idempotency.server.ts";
import type { QueryParameters } from "./query-parameters.ts";
import type { ScreenArgs } from "./screens.server.ts";

// What an endpoint declares, and how it runs.

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** What the API's guard requires: a word, or what the account must have. There is no endpoint without it. */
export type EndpointAccess = "public" | "login" | "account" | AccountAccess;

type AccountAccess = Pick<
  Guarded,
  "feature" | "subscription" | "accountKind" | "notInSandbox" | "duringReset" | "merchantTokens"
> &
  ({ permission: RequiredPermission | readonly Permission[] } | { anyOf: readonly Permission[] });

/** A request that was matched to an endpoint: parameters stand under the names that the path gives them. */
export interface EndpointArgs extends Pick<LoaderFunctionArgs, "context" | "request"> {
  params: Readonly<Record<string, string>>;
}

/** What a handler of its own is given: `respond` writes a success as the endpoint describes it. */
export interface HandlerArgs extends EndpointArgs {
  respond(value: unknown): Response;
}

export type Handler = (args: HandlerArgs) => Response | Promise<Response>;

/** What a list may be sorted and filtered by, for those who read the description. */
export interface ListField {
  name: string;
  sorts: boolean;
  /** How it is filtered; null where it is only sorted by. */
  filter: ListFieldFilter | null;
}

export interface ListFieldFilter {
  form: "value" | "text" | "days" | "number" | "price" | "flag" | "entry";
  /** What may stand after the name and a dot: `created_at.gte`. */
  operators: readonly string[];
  /** The words that a value may be, and their codes where it has some; none where it is open. */
  words: readonly string[];
  codes: readonly number[];
  /** Of an open value: id, currency and the like. */
  format: string | null;
}

/** The query parameters of a list. */
export interface ListDefinition {
  fields: readonly ListField[];
  defaultSort: string | null;
  /** Rows of a page, unless the query names a number. */
  defaultLimit: number;
  maxLimit: number;
  /** Fields of a row that can be picked. */
  columns: readonly string[];
  /** What rows may bring along. */
  expands: readonly string[];
  searches: boolean;
}

/** A read, and of a list its query parameters. */
export type EndpointRead<Context> = ((context: Context, args: ScreenArgs) => Promise<Result<unknown>>) & {
  list?: ListDefinition;
};

export interface EndpointCommand<Context> {
  readonly name: string;
  readonly input: z.ZodType;
  readonly access: CommandAccess;
  /** Its response holds a secret: it is stored nowhere. */
  readonly confidential?: true | undefined;
  execute(context: Context, raw: unknown): Promise<Result<unknown>>;
}

/** Groups of tools, of which a client may ask for some. */
export const toolsets = [
  "account",
  "orders",
  "shipments",
  "plans",
  "routes",
  "fleet",
  "customers",
  "slots",
  "accounting",
  "analytics",
  "webhooks",
  "sandbox",
] as const;

/**
 * How an agent calls an endpoint as a tool, under the words of its operation: `list_orders`. Without hints a GET only reads,
 * everything else adds or changes something.
 */
export interface McpTool {
  toolset: (typeof toolsets)[number];
  /** Where agents need other words than the summary. */
  title?: string;
  /** Changes nothing, though it is a POST. */
  readOnly?: true;
  /** What it does cannot simply be taken back. */
  destructive?: true;
  /** Only there where things are tried out. */
  sandboxOnly?: true;
  /** It builds on what it just wrote, so that it has no dry run. */
  dryRun?: false;
}

/** A heading of the description; the module that owns it says what stands under it. */
export interface Tag {
  name: string;
  description?: string;
}

export interface Described {
  method: Method;
  /** Below `/api`; parameters under the names of the read or the command: `/plans/:planId`. */
  path: string;
  access: EndpointAccess;
  /** Its name in generated code, where method and path do not give it: `listLiveOrders`. */
  operation?: string;
  /** The words that a parameter may be; any text without them. */
  words?: Readonly<Record<string, readonly string[]>>;
  /** Query parameters, unless it is a list. */
  query?: QueryParameters;
  summary: string;
  description?: string;
  /** Left out of the public description: for our own pages or a single partner. */
  internal?: true;
  mcp?: McpTool;
  /** It reads much, such as every row of a file: of an account such requests run one after another. */
  isHeavy?: true;
  /** Pages of other sites call it: the site of a request that may read its answer, or null. */
  findSite?: (args: Pick<EndpointArgs, "context" | "request">) => Promise<string | null>;
  /** Status of success; 200 by default. */
  status?: number;
}

/** What stands under `data` of a success. */
interface WithOutput {
  output: z.ZodType;
}

type Behavior<Context> =
  | ({ method: "GET"; read: EndpointRead<Context> } & WithOutput)
  | ({
      method: Exclude<Method, "GET">;
      command: EndpointCommand<Context>;
      /** The cookies that a success sets, from what the command found; its response says only what is described. */
      cookies?: (value: unknown) => readonly string[];
    } & WithOutput)
  | ({
      /** What answers by itself: files, sockets, messages of other systems. */
      handler: Handler;
      input?: z.ZodType;
      /** Schema of a multipart form. */
      form?: Json;
      /** Media types of the file that is the response, by the word of `?format=`. */
      file?: Readonly<Record<string, string>>;
      /** It honors `Idempotency-Key` itself. */
      idempotent?: true;
    } & Partial<WithOutput>);

export type EndpointDefinition<Context = Scope> = Described & Behavior<Context>;

export type Json = Record<string, unknown>;

/** Who calls: what reads and commands are given, and whose keys of requests they are; null where none are kept. */
export interface Caller<Context> {
  context: Context;
  keyed: IdempotencyScope | null;
}

export type FindCaller<Context> = (args: EndpointArgs) => Result<Caller<Context>> | Promise<Result<Caller<Context>>>;
