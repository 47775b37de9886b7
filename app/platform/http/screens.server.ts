import { parse } from "@conform-to/react";
import { unstable_coerceFormValue as readTexts } from "@conform-to/zod/v4";
import { data, type LoaderFunctionArgs, redirect } from "react-router";
import type { Command } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { pickKnownFields } from "#app/platform/kernel/parse-input.ts";
import { type Failure, fail, type Result } from "#app/platform/kernel/result.ts";
import { parseBoundedJson } from "./bounded-json.ts";
import { scopeContext } from "./contexts.server.ts";
import { getRequestLanguage } from "./device-preferences.server.ts";
import { toFailureBody } from "./failures.server.ts";

export type { ActionResult };

/** Arguments of a screen's read or redirect rule. */
export interface ScreenArgs {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  request: Request;
}

/** Creates a screen's loader: one read in the scope of the guard; a refusal becomes the error page of its status. */
export function createScreenLoader<T>(read: (scope: Scope, args: ScreenArgs) => Promise<Result<T>>) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    const result = await read(context.get(scopeContext), { params, url: new URL(request.url), request });
    if (result.ok) return result.value;
    throw data(toFailureBody(getRequestLanguage(request), result.failure), {
      status: errorStatuses[result.failure.code],
    });
  };
}

interface ActionOptions {
  /** Where to redirect after success; without it the screen stays and its loaders run again. */
  redirectTo?: (intent: string, value: unknown, args: ScreenArgs) => string | null;
}

/**
 * A screen's action: the form's `intent` names the command. Accepts forms (Conform's field names) and JSON. Fields of
 * the path (`params`) join the input.
 */
export function createCommandAction(commands: readonly Command[], options: ActionOptions = {}) {
  const byName = new Map(commands.map((each) => [each.name, each]));
  return async ({ context, params, request }: LoaderFunctionArgs) => {
    const answer = (intent: string, failure: Failure) =>
      data<ActionResult>(
        { ok: false, intent, ...toFailureBody(getRequestLanguage(request), failure) },
        { status: errorStatuses[failure.code] },
      );
    const read = await readActionInput(request);
    const chosen = read && byName.get(read.intent);
    if (!read || !chosen) return answer(read?.intent ?? "", fail("malformed").failure);
    const input = read.form ? readForm(read.form) : read.json;
    const reader = read.form && readTexts(chosen.input);
    const result = await chosen.execute(
      context.get(scopeContext),
      { ...pickKnownFields(chosen.input, params), ...input },
      reader,
    );
    if (!result.ok) return answer(read.intent, result.failure);
    const to = options.redirectTo?.(read.intent, result.value, { params, url: new URL(request.url), request });
    if (to) return redirect(to);
    return data<ActionResult>({ ok: true, intent: read.intent, value: result.value });
  };
}

type ActionInput = { intent: string; form?: FormData; json?: Record<string, unknown> };

async function readActionInput(request: Request): Promise<ActionInput | null> {
  try {
    if (request.headers.get("Content-Type")?.includes("application/json")) {
      const body = parseBoundedJson(await request.text());
      if (typeof body !== "object" || body === null) return null;
      const { intent, ...json } = Object.fromEntries(Object.entries(body).filter(([name]) => !isPageField(name)));
      return typeof intent === "string" ? { intent, json } : null;
    }
    const form = await request.formData();
    if (!isFormBounded(form)) return null;
    const intent = form.get("intent");
    return typeof intent === "string" ? { intent, form } : null;
  } catch {
    return null;
  }
}

/** Fields with a leading `_` are for the page itself. */
const isPageField = (name: string) => name.startsWith("_");

const MAX_FORM_FIELDS = 20_000;
const MAX_FIELD_NAME_LENGTH = 300;

/** Bounds the index in field names (`packages[0].weight`), so that a huge index does not create a huge list. */
function isFormBounded(form: FormData): boolean {
  const names = [...form.keys()];
  return (
    names.length <= MAX_FORM_FIELDS &&
    names.every((name) => name.length <= MAX_FIELD_NAME_LENGTH && !/\[\d{5,}/.test(name))
  );
}

/**
 * A form as the nested object that the command's schema reads; Conform turns `packages[0].weight` into structure. The
 * page's own fields are left out.
 */
function readForm(form: FormData): Record<string, unknown> {
  for (const name of [...form.keys()]) if (name === "intent" || isPageField(name)) form.delete(name);
  return parse(form, { resolve: (value) => ({ value }) }).payload;
}
