import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { readInvoice } from "../../db/invoice.reads.server.ts";
import { hasBeenSent } from "../../db/sendings.server.ts";
import { findPeppolRecipient } from "./peppol-invoice.server.ts";
import { sendChosenSchema, sendEach } from "./send-each.server.ts";
import { sendInvoice } from "./send-invoice.server.ts";

/**
 * Sends chosen invoices, each in a batch of its own. One that was sent before is left out: asked again, it sends what is
 * missing.
 */
export const sendInvoices = createCommand({
  name: "accounting.merchant_billing.send_invoices",
  permission: ["accounting.merchant_billing", "accounting.merchant_billing.update_invoice"],
  input: sendChosenSchema,
  run: (scope, { ids }) => sendEach(ids, (id) => sendOnce(scope, id)),
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
