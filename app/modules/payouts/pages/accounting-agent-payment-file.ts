import { writePaymentFile } from "#app/features/accounting/agent-billing/payment-file.server.ts";
import { paymentFileOf, postOnly } from "#app/http/files/payment-file.server.ts";

export const loader = postOnly;

/** `POST` with the `ids` of receipts: a file for the bank. */
export const action = paymentFileOf(writePaymentFile);
