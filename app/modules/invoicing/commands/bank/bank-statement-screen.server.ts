import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { getMerchantBillingRights } from "../billing/billing-access.server.ts";
import { countBillingParts } from "../billing-parts.server.ts";

/** Data of the bank statement screen; not available in a portal, which cannot book a carrier's payments. */
export async function readBankStatementScreen(scope: Scope) {
  const may = getMerchantBillingRights(scope);
  return may.portal ? fail("not_found") : ok({ may, parts: await countBillingParts(scope) });
}
