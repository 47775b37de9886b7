import { sendCustomerProof } from "../http/check-proof.server.ts";

/** `GET /track/{number}/manage/proof`: the verified customer's proof of delivery as a file. */
export const loader = sendCustomerProof;
