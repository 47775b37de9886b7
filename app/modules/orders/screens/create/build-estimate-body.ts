import { parseWithZod } from "@conform-to/zod/v4";
import { feeEstimateSchema } from "../../model/fee-estimate.ts";

/** The body of `POST orders/estimate` from an order's form; empty while required fields are missing. */
export function buildEstimateBody(data: FormData): string {
  const submission = parseWithZod(data, { schema: feeEstimateSchema });
  return submission.status === "success" ? JSON.stringify(submission.value) : "";
}
