import { parseWithZod } from "@conform-to/zod/v4";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import type { z } from "zod";
import type { Command } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ActionAnswer } from "#app/platform/kernel/answer.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { issueOf } from "#app/platform/kernel/issues.ts";
import { knownTo, unknownIn } from "#app/platform/kernel/parse-input.ts";
import { type Failure, fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { parseJson } from "./bounded-json.ts";
import { scopeContext } from "./contexts.server.ts";
import { failureBody } from "./failures.server.ts";
import { languageOf } from "./preferences.server.ts";

export type { ActionAnswer };

/** What a read or a redirect rule of a screen is told. */
export interface ScreenArgs {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  request: Request;
}

/** A screen's loader: one read in the scope that the guard made; a refusal becomes the error page of its status. */
export function screenLoader<T>(read: (scope: Scope, args: ScreenArgs) => Promise<Result<T>>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    const result = await read(context.get(scopeContext), { params, url: new URL(request.url), request });
    if (result.ok) return result.value;
    throw data(failureBody(languageOf(request), result.failure), { status: errorStatuses[result.failure.code] });
  };
}

interface ActionOptions {
  /** Where a success leads; without it the screen stays and its loaders run again. */
  redirectTo?: (intent: string, value: unknown, args: ScreenArgs) => string | null;
}

/**
 * A screen's action: the form's `intent` names the command. Takes forms (Conform's field names) and JSON alike.
 * Fields of the path (`params`) join the input.
 */
export function commandAction(commands: readonly Command[], options: ActionOptions = {}) {
  const byName = new Map(commands.map((each) => [each.name, each]));
  return async ({ context, params, request }: LoaderFunctionArgs) => {
    const answer = (intent: string, failure: Failure) =>
      data<ActionAnswer>(
        { ok: false, intent, ...failureBody(languageOf(request), failure) },
        { status: errorStatuses[failure.code] },
      );
    const read = await readInput(request);
    const chosen = read && byName.get(read.intent);
    if (!read || !chosen) return answer(read?.intent ?? "", fail("malformed").failure);
    const input = read.form ? readForm(read.form, chosen.input) : ok(read.json ?? {});
    const result = input.ok
      ? await chosen.execute(context.get(scopeContext), { ...knownTo(chosen.input, params), ...input.value })
      : input;
    if (!result.ok) return answer(read.intent, result.failure);
    const to = options.redirectTo?.(read.intent, result.value, { params, url: new URL(request.url), request });
    if (to) return redirect(to);
    return data<ActionAnswer>({ ok: true, intent: read.intent, value: result.value });
  };
}

type Input = { intent: string; form?: FormData; json?: Record<string, unknown> };

async function readInput(request: Request): Promise<Input | null> {
  try {
    if (request.headers.get("Content-Type")?.includes("application/json")) {
      const body = parseJson(await request.text());
      if (typeof body !== "object" || body === null) return null;
      const { intent, ...json } = Object.fromEntries(Object.entries(body).filter(([name]) => !isPagesOwn(name)));
      return typeof intent === "string" ? { intent, json } : null;
    }
    const form = await request.formData();
    if (!isBounded(form)) return null;
    const intent = form.get("intent");
    return typeof intent === "string" ? { intent, form } : null;
  } catch {
    return null;
  }
}

/** Named with a `_` in front: a page says it to itself. */
const isPagesOwn = (name: string) => name.startsWith("_");

const mostFields = 20_000;
const longestName = 300;

/** Names say where a value stands (`packages[0].weight`): a list as long as somebody names a place in it is not made. */
function isBounded(form: FormData): boolean {
  const names = [...form.keys()];
  return names.length <= mostFields && names.every((name) => name.length <= longestName && !/\[\d{5,}/.test(name));
}

/**
 * A form as the nested object that the command's schema reads; Conform turns `packages[0].weight` into structure. A field that
 * the command does not know is refused by its name, but for `intent` and what is the page's own.
 */
function readForm(form: FormData, schema: z.ZodType): Result<Record<string, unknown>> {
  for (const name of [...form.keys()]) if (name === "intent" || isPagesOwn(name)) form.delete(name);
  const submission = parseWithZod(form, { schema, error: (issue) => issueOf(issue as never).code });
  const unknown = unknownIn(schema, submission.payload);
  if (unknown) return { ok: false, failure: unknown };
  return ok(Object(submission.status === "success" ? submission.value : submission.payload));
}
