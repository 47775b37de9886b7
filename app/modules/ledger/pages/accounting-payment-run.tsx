import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { approvePaymentRun } from "../commands/payment-runs/approve-run.server.ts";
import { filePaymentRun } from "../commands/payment-runs/file-run.server.ts";
import { viewPaymentRun } from "../commands/payment-runs/view-runs.server.ts";
import { voidPaymentRun } from "../commands/payment-runs/void-run.server.ts";
import { PaymentRunPage } from "../screens/payment-runs/payment-run-page.tsx";
import type { Route } from "./+types/accounting-payment-run.ts";

export const loader = createScreenLoader(viewPaymentRun);
export const action = createCommandAction([approvePaymentRun, filePaymentRun, voidPaymentRun]);

export default function PaymentRun({ loaderData }: Route.ComponentProps) {
  return <PaymentRunPage key={loaderData.run.id} view={loaderData} />;
}
