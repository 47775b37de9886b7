import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readInvoice } from "../../db/invoice.reads.server.ts";
import { hasBeenSent } from "../../db/sendings.server.ts";
import { MAX_SENT_AT_ONCE } from "../../model/sending.ts";
import { findPeppolRecipient } from "./peppol-invoice.server.ts";
import { sendInvoice } from "./send-invoice.server.ts";

/**
 * Sends chosen invoices, each in a batch of its own. One that was sent before is left out: asked again, it sends what is
 * missing.
 */
export const sendInvoices = createCommand({
  name: "accounting.merchant_billing.send_invoices",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"],
  input: z.object({ ids: z.array(z.uuid()).min(1).max(MAX_SENT_AT_ONCE) }),
  run: async (scope, { ids }) => {
    const outcome: BulkOutcome = { succeeded: [], refused: [] };
    for (const id of new Set(ids)) {
      const sent = await sendOnce(scope, id);
      if (sent.ok) outcome.succeeded.push(id);
      else outcome.refused.push({ id, code: sent.failure.code, params: sent.failure.params });
    }
    return ok(outcome);
  },
});

/** Sends an invoice by Peppol where the merchant has an id there, otherwise by mail, unless it was sent before; a race for it is lost at its version. */
async function sendOnce(scope: Scope, id: string): Promise<Result<unknown>> {
  const invoice = scope.account.kind === "carrier" ? await readInvoice(scope, id) : null;
  if (!invoice) return fail("invoice_not_found");
  if (await hasBeenSent(scope, id)) return fail("already_done");
  const { number, version, merchantId } = invoice;
  const by = (await findPeppolRecipient(scope, merchantId)) === null ? "mail" : "peppol";
  return sendInvoice.execute(scope, { number, version, by });
}
