import { type ActionFunctionArgs, data } from "react-router";
import type { z } from "zod";
import type { OpenCommand } from "#app/platform/commands/open-command.server.ts";
import { getClientAddress } from "#app/platform/http/client-address.server.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { deviceCookie, readCookie } from "#app/platform/http/cookies.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureBody } from "#app/platform/http/failures.server.ts";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { pickKnownFields } from "#app/platform/kernel/parse-input.ts";
import type { Failure, Result } from "#app/platform/kernel/result.ts";
import type { LocalizedSignInContext, SignInContext } from "../commands/sign-in-context.server.ts";

/** Reads the caller's network address, device and place from a request. */
export function getSignInContext({ request, context }: Pick<ActionFunctionArgs, "request" | "context">): SignInContext {
  const { db, ports, origin } = context.get(appContext);
  return {
    db,
    ports,
    origin,
    address: getClientAddress(request),
    device: request.headers.get("User-Agent"),
    deviceToken: readCookie(request, deviceCookie)?.slice(0, 100) || null,
    place: getRequestPlace(request),
  };
}

/** The same with the language of mails to the caller. */
export function getLocalizedSignInContext(
  args: Pick<ActionFunctionArgs, "request" | "context">,
): LocalizedSignInContext {
  return { ...getSignInContext(args), language: getRequestLanguage(args.request) };
}

/** City and country as reported by Cloudflare; null on a local machine. */
function getRequestPlace(request: Request): string | null {
  const found: unknown = Reflect.get(request, "cf");
  if (typeof found !== "object" || found === null) return null;
  const named = [Reflect.get(found, "city"), Reflect.get(found, "country")];
  return named.filter((each) => typeof each === "string" && each !== "").join(", ") || null;
}

/** The response of a screen's action to a refusal. `headers` may set cookies. */
export function respondWithRefusal(request: Request, intent: string, failure: Failure, headers?: HeadersInit) {
  const body: ActionResult = { ok: false, intent, ...toFailureBody(getRequestLanguage(request), failure) };
  return data<ActionResult>(body, { status: errorStatuses[failure.code], ...(headers ? { headers } : {}) });
}

/**
 * Where to go after a sign-in: a URL of this site, parsed as a browser does (tabs and line ends are dropped, a
 * backslash is a slash) and serialized again; anything else leads to the home page.
 */
export function getSafeReturnPath(request: Request, to: unknown): string {
  const { origin } = new URL(request.url);
  if (typeof to !== "string" || !URL.canParse(to, origin)) return "/";
  const { pathname, search, hash } = new URL(to, origin);
  const path = pathname + search + hash;
  // "/.//evil.example" is on this site, but its path alone would lead to another one.
  const isOurs = [to, path].every((each) => URL.canParse(each, origin) && new URL(each, origin).origin === origin);
  return isOurs && path.startsWith("/") ? path : "/";
}

/** Runs a command with the screen's fields that are part of its input. */
export function executeWithFields<Context, Schema extends z.ZodType, Output>(
  command: OpenCommand<Context, Schema, Output>,
  context: Context,
  fields: Readonly<Record<string, unknown>>,
): Promise<Result<Output>> {
  return command.execute(context, pickKnownFields(command.input, fields));
}

/** The fields of a form; empty ones count as missing. */
export async function readFormFields(request: Request): Promise<Record<string, FormDataEntryValue>> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries([...form].filter(([, value]) => value !== ""));
}
