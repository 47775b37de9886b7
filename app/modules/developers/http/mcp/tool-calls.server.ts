import { z } from "zod";
import { getAccountRefusal } from "#app/modules/identity/http/access-refusals.server.ts";
import { can } from "#app/platform/access/can.ts";
import type { ActiveAccount } from "#app/platform/db/scope.server.ts";
import type { DescribedCall } from "../openapi/openapi.server.ts";
import { canRehearse, type ToolName, toolNames, toolRow, toolTable } from "./tools.ts";

/** What the description says of a call, as far as a tool is made of it. */
const operation = z.object({
  description: z.string().optional(),
  parameters: z.array(
    z.object({
      $ref: z.string().optional(),
      name: z.string().optional(),
      in: z.string().optional(),
      schema: z.unknown().optional(),
      description: z.string().optional(),
    }),
  ),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) })) })
    .optional(),
});
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

type Schemas = Record<string, unknown>;

const schemas = z.record(z.string(), z.json());
const inputSchema = z.object({
  type: z.literal("object"),
  properties: schemas,
  required: z.array(z.string()),
  $defs: schemas.optional(),
});

/** A tool: the call behind it, and what it takes. */
export interface ToolCall {
  name: ToolName;
  call: DescribedCall;
  told: string | undefined;
  inputSchema: z.output<typeof inputSchema>;
}

/** Every tool with its call. A row without a call is an error of ours: it throws. */
export function toolCalls(calls: readonly DescribedCall[], described: string): Map<ToolName, ToolCall> {
  const { paths } = description.parse(JSON.parse(described));
  const known = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]));
  return new Map(
    toolNames.map((name) => {
      const call = known.get(toolTable[name].call);
      const found = call && paths[call.path]?.[call.method.toLowerCase()];
      if (!call || !found) throw new Error(`no call for the tool ${name}`);
      return [name, { name, call, told: found.description, inputSchema: schemaOf(name, found) }];
    }),
  );
}

const dryRun = {
  type: "boolean",
  description:
    "Does everything but keep it: refuses what it would refuse and answers what it would answer. New ids and numbers are made up.",
};

function schemaOf(name: ToolName, { parameters, requestBody }: z.output<typeof operation>): ToolCall["inputSchema"] {
  const named = parameters.filter(({ $ref, in: where }) => !$ref && (where === "path" || where === "query"));
  const requested = Object.fromEntries(
    named.map(({ name: each = "", schema, description: means }) => [
      each,
      { ...Object(schema), ...(means ? { description: means } : {}) },
    ]),
  );
  const { properties, required, $defs, ...rest } = requestBody?.content["application/json"]?.schema ?? {};
  const isPlain = properties !== undefined || Object.keys(rest).length === 0;
  const body: Schemas = isPlain ? { ...Object(properties) } : { body: rest };
  const needed = isPlain ? z.array(z.string()).catch([]).parse(required) : ["body"];
  return inputSchema.parse({
    type: "object",
    properties: { ...requested, ...body, ...(canRehearse(name) ? { dry_run: dryRun } : {}) },
    required: [...named.filter(({ in: where }) => where === "path").map(({ name: each = "" }) => each), ...needed],
    ...($defs ? { $defs: { ...Object($defs) } } : {}),
  });
}

/** True for who may call it at all: the path's guard and the command's permissions; tools of a sandbox are in one. */
export function mayCall(account: ActiveAccount, { call, name }: ToolCall): boolean {
  if (toolRow(name).within === "sandbox" && !account.sandbox) return false;
  return getAccountRefusal(call.row, account, paramsOf(call, {})) === null && can(account, ...call.permissions);
}

/** The parameters of the row's path: its words, and what somebody gave for the rest. */
export function paramsOf(
  { row, path }: DescribedCall,
  given: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const shown = path.split("/");
  return Object.fromEntries(
    row.path.split("/").flatMap((segment, at) => {
      if (!segment.startsWith(":")) return [];
      const [, name] = /^\{(\w+)\}$/.exec(shown[at] ?? "") ?? [];
      return [[segment.slice(1), name ? String(given[name] ?? "") : (shown[at] ?? "")]];
    }),
  );
}
