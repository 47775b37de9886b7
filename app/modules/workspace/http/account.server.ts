import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { MAX_PHOTO_BYTES } from "#app/platform/files/image-type.ts";
import { appContext, scopeContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import type { Handler } from "#app/platform/http/endpoint-definition.ts";
import { toFailureBody, toFailureResponse } from "#app/platform/http/failures.server.ts";
import { toImageResponse } from "#app/platform/http/files/images.server.ts";
import { readUploadedFile } from "#app/platform/http/files/upload.server.ts";
import { createCommandAction } from "#app/platform/http/screens.server.ts";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { removeLogo, saveLogo } from "../commands/change-logo.server.ts";
import { saveAccount } from "../commands/save-account.server.ts";
import { getLogoKey } from "../model/logo.ts";

const handleForms = createCommandAction([saveAccount, removeLogo]);

async function saveUploadedLogo({
  request,
  context,
}: Pick<ActionFunctionArgs, "request" | "context">): Promise<Result<unknown>> {
  const file = await readUploadedFile(request, MAX_PHOTO_BYTES);
  if (!file.ok) return file.failure.code === "file_over_limit" ? fail("image_too_large") : file;
  return saveLogo.execute(context.get(scopeContext), { bytes: file.value.bytes });
}

const isFile = (request: Request) => request.headers.get("Content-Type")?.startsWith("multipart/form-data") ?? false;

/** Action of /settings/account: a file is the logo, everything else a form. */
export async function accountAction(args: ActionFunctionArgs) {
  const { request } = args;
  if (!isFile(request)) return handleForms(args);
  const result = await saveUploadedLogo(args);
  const intent = saveLogo.name;
  if (result.ok) return data<ActionResult>({ ok: true, intent, value: result.value });
  const { failure } = result;
  return data<ActionResult>(
    { ok: false, intent, ...toFailureBody(getRequestLanguage(request), failure) },
    { status: errorStatuses[failure.code] },
  );
}

/** POST settings/account/logo with the part `file`. */
export const uploadLogo: Handler = async (args) => {
  const result = await saveUploadedLogo(args);
  return result.ok ? args.respond(result.value) : toFailureResponse(args.request, result.failure);
};

/** DELETE settings/account/logo */
export const deleteLogo: Handler = async ({ request, context, respond }) => {
  const result = await removeLogo.execute(context.get(scopeContext), {});
  return result.ok ? respond(result.value) : toFailureResponse(request, result.failure);
};

/** GET of a workspace's logo, for its members only; a new logo gets a new URL. */
export async function logoLoader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const account = context.get(sessionContext)?.accounts.find((each) => each.id === params.accountId);
  const known = account?.logo !== null && account?.logo === params.version ? account : null;
  const { ports } = context.get(appContext);
  const file = known?.logo ? await ports.files.get(getLogoKey(known.id, known.logo)) : null;
  return file ? toImageResponse(file) : toFailureResponse(request, fail("not_found").failure);
}
