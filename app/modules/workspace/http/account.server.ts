import type { LoaderFunctionArgs } from "react-router";
import { appContext, scopeContext, sessionContext } from "#app/platform/http/contexts.server.ts";
import type { Handler } from "#app/platform/http/endpoint-definition.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { createImageAction, saveUploadedImage } from "#app/platform/http/files/image-action.server.ts";
import { toImageResponse } from "#app/platform/http/files/images.server.ts";
import { createCommandAction } from "#app/platform/http/screens.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { removeLogo, saveLogo } from "../commands/change-logo.server.ts";
import { saveAccount } from "../commands/save-account.server.ts";
import { getLogoKey } from "../model/logo.ts";

/** Action of /settings/account: a file is the logo, everything else a form. */
export const accountAction = createImageAction(saveLogo, createCommandAction([saveAccount, removeLogo]));

/** POST settings/account/logo with the part `file`. */
export const uploadLogo: Handler = async (args) => {
  const result = await saveUploadedImage(args, saveLogo);
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
