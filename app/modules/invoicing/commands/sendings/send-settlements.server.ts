import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { hasBeenSent } from "../../db/sendings.server.ts";
import { readSettlement } from "../../db/settlement.reads.server.ts";
import { sendChosenSchema, sendEach } from "./send-each.server.ts";
import { sendSettlement } from "./send-settlement.server.ts";

/**
 * Sends chosen settlements, each in a batch of its own. One that was sent before is left out: asked again, it sends what is
 * missing.
 */
export const sendSettlements = createCommand({
  name: "accounting.merchant_billing.send_settlements",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_settlement"],
  input: sendChosenSchema,
  run: (scope, { ids }) => sendEach(ids, (id) => sendSettlementOnce(scope, id)),
});

/** Sends a settlement unless it was sent before; a race for it is lost at its version. */
async function sendSettlementOnce(scope: Scope, id: string): Promise<Result<unknown>> {
  const settlement = scope.account.kind === "carrier" ? await readSettlement(scope, id) : null;
  if (!settlement) return fail("settlement_not_found");
  if (await hasBeenSent(scope, id)) return fail("already_done");
  return sendSettlement.execute(scope, { number: settlement.number, version: settlement.version });
}
