import { redirect } from "react-router";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createScreenLoader, type ScreenArgs } from "#app/platform/http/screens.server.ts";
import type { Failure, Result } from "#app/platform/kernel/result.ts";
import { returnFromShop } from "../commands/return-from-shop.server.ts";

export const loader = createScreenLoader(handleShopReturn);

/** Handles the return from a shop's grant page: redirects to the shop's page, or to the list with an error. */
async function handleShopReturn(scope: Scope, { url }: ScreenArgs): Promise<Result<never>> {
  const done = await returnFromShop.execute(scope, { query: url.search.slice(1) });
  throw redirect(
    done.ok
      ? `/settings/integrations/${done.value.id}`
      : `/settings/integrations?refused=${getFailureCode(done.failure)}`,
  );
}

/** The error code for the list: that of the first field, or the failure's. */
function getFailureCode({ code, fields }: Failure): string {
  const [first] = Object.values(fields ?? {}).flat();
  return first?.code ?? code;
}
