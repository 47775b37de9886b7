import { getLogoKey } from "#app/modules/workspace/model/logo.ts";
import { readAccount } from "#app/platform/db/account-scope.server.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { toImageResponse } from "#app/platform/http/files/images.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { hasMerchantLogo } from "../db/message-settings.reads.server.ts";
import type { Route } from "./+types/mail-logo.ts";

/** The logo in e-mails, whose readers have no session; its address names a version that nobody can guess. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const { db, ports } = context.get(appContext);
  const { accountId, version } = params;
  const account = await readAccount(db, accountId);
  const isKnown = account !== null && (account.logo === version || (await hasMerchantLogo(db, accountId, version)));
  const file = isKnown ? await ports.files.get(getLogoKey(accountId, version)) : null;
  return file ? toImageResponse(file) : toFailureResponse(request, fail("not_found").failure);
}
