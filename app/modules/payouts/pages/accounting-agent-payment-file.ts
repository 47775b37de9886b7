import { createPaymentFileAction, rejectPaymentFileGet } from "#app/platform/http/files/payment-file.server.ts";
import { writeAgentPaymentFile } from "../commands/payment-file.server.ts";

export const loader = rejectPaymentFileGet;

/** `POST` with the `ids` of receipts: a payment file for the bank. */
export const action = createPaymentFileAction(writeAgentPaymentFile);
