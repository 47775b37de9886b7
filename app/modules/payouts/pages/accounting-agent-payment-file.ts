import { paymentFileOf, postOnly } from "#app/platform/http/files/payment-file.server.ts";
import { writePaymentFile } from "../commands/payment-file.server.ts";

export const loader = postOnly;

/** `POST` with the `ids` of receipts: a file for the bank. */
export const action = paymentFileOf(writePaymentFile);
