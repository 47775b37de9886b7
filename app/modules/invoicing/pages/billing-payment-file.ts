import { writeSettlementFile } from "#app/features/accounting/settlements/payment-file.server.ts";
import { paymentFileOf, postOnly } from "#app/http/files/payment-file.server.ts";

export const loader = postOnly;

/** `POST` with the `ids` of settlements: a file for the bank. */
export const action = paymentFileOf(writeSettlementFile);
