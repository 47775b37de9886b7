import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { mayBill } from "../billing/billing-access.server.ts";
import { billingParts } from "../billing-parts.server.ts";

/** The screen that reads bank statements; a merchant books nothing of its carriers'. */
export async function bankStatementScreen(scope: Scope) {
  const may = mayBill(scope);
  return may.portal ? fail("not_found") : ok({ may, parts: await billingParts(scope) });
}
