import { createPaymentFileAction, rejectPaymentFileGet } from "#app/platform/http/files/payment-file.server.ts";
import { writeSettlementPaymentFile } from "../commands/settlements/payment-file.server.ts";

export const loader = rejectPaymentFileGet;

/** `POST` with the `ids` of settlements: a payment file for the bank. */
export const action = createPaymentFileAction(writeSettlementPaymentFile);
