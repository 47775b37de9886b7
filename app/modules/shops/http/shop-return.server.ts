import { redirect } from "react-router";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { ScreenArgs } from "#app/platform/http/screens.server.ts";
import type { Failure, Result } from "#app/platform/kernel/result.ts";
import { returnFromShop } from "../commands/return-from-shop.server.ts";

/** Where somebody comes back to who let us into a shop: its page, or the list with what went wrong. */
export async function handleShopReturn(scope: Scope, { url }: ScreenArgs): Promise<Result<never>> {
  const done = await returnFromShop.execute(scope, { query: url.search.slice(1) });
  throw redirect(
    done.ok
      ? `/settings/integrations/${done.value.id}`
      : `/settings/integrations?refused=${getFailureCode(done.failure)}`,
  );
}

/** What the list says of it: the failure's own word, or that of its field. */
function getFailureCode({ code, fields }: Failure): string {
  const [first] = Object.values(fields ?? {}).flat();
  return first?.code ?? code;
}
