import { z } from "zod";
import { optionalSchema } from "#app/platform/kernel/form-values.ts";
import { documentRefFields } from "./invoice.ts";

/** What was sent: the document, or a reminder of it. */
export const sendingKinds = ["document", "reminder"] as const;
export type SendingKind = (typeof sendingKinds)[number];

/** Ways to send an invoice: by mail with its files, or as e-invoice by Peppol. */
export const sendingWays = ["mail", "peppol"] as const;

/** What became of a sending. */
export const sendingStates = ["waiting", "sent", "failed"] as const;
export type SendingState = (typeof sendingStates)[number];

/** Most invoices that one call sends: each is written as PDF. */
export const MAX_SENT_AT_ONCE = 50;

/** A document to send, to its merchant's address for invoices or another one. */
export const sendSchema = z.object({
  ...documentRefFields,
  email: optionalSchema(z.string().trim().toLowerCase().max(254).pipe(z.email())).describe(
    "This time; without it the merchant's address on the document",
  ),
});

/** An invoice to send by mail or Peppol. */
export const sendInvoiceSchema = sendSchema.extend({
  by: z.enum(sendingWays).default("mail").describe("peppol: to the merchant's Peppol id, as e-invoice without a mail"),
});
