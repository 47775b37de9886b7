import { parseWithZod } from "@conform-to/zod/v4";
import { feeEstimateSchema } from "../../model/fee-estimate.ts";

/** The body of `POST orders/estimate`; empty while required fields are missing. Loaded on demand: it brings the schema. */
export function buildEstimateBody(data: FormData): string {
  const submission = parseWithZod(data, { schema: feeEstimateSchema });
  return submission.status === "success" ? JSON.stringify(submission.value) : "";
}
