import { parseWithZod } from "@conform-to/zod/v4";
import { feeEstimateSchema } from "../../model/fee-estimate.ts";

/** What `POST orders/estimate` is asked about an order's form; empty while something of it is missing. */
export function buildEstimateBody(data: FormData): string {
  const submission = parseWithZod(data, { schema: feeEstimateSchema });
  return submission.status === "success" ? JSON.stringify(submission.value) : "";
}
