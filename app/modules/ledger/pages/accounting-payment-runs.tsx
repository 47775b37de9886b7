import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readPaymentRunsScreen } from "../commands/payment-runs/view-runs.server.ts";
import { PaymentRunsScreen } from "../screens/payment-runs/payment-runs-screen.tsx";
import type { Route } from "./+types/accounting-payment-runs.ts";

export const loader = createScreenLoader(readPaymentRunsScreen);

export default function PaymentRuns({ loaderData }: Route.ComponentProps) {
  return <PaymentRunsScreen list={loaderData.list} />;
}
