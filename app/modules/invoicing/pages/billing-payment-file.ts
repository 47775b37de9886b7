import { paymentFileOf, postOnly } from "#app/platform/http/files/payment-file.server.ts";
import { writeSettlementFile } from "../commands/settlements/payment-file.server.ts";

export const loader = postOnly;

/** `POST` with the `ids` of settlements: a file for the bank. */
export const action = paymentFileOf(writeSettlementFile);
