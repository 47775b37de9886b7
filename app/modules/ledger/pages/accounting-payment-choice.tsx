import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { createPaymentRun } from "../commands/payment-runs/create-run.server.ts";
import { readChoiceScreen } from "../commands/payment-runs/view-runs.server.ts";
import { PaymentChoice } from "../screens/payment-runs/payment-choice.tsx";
import type { Route } from "./+types/accounting-payment-choice.ts";

export const loader = createScreenLoader(readChoiceScreen);
export const action = createCommandAction([createPaymentRun]);

export default function NewPaymentRun({ loaderData }: Route.ComponentProps) {
  return <PaymentChoice key={loaderData.currency} screen={loaderData} />;
}
