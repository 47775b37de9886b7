import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { getMerchantBillingRights } from "../billing/billing-access.server.ts";
import { countBillingParts } from "../billing-parts.server.ts";

/** The screen that reads bank statements; a merchant books nothing of its carriers'. */
export async function readBankStatementScreen(scope: Scope) {
  const may = getMerchantBillingRights(scope);
  return may.portal ? fail("not_found") : ok({ may, parts: await countBillingParts(scope) });
}
