import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { combineBilling } from "../commands/billing/combine-billing.server.ts";
import { readPendingScreen } from "../commands/billing/view-pending.server.ts";
import { generateInvoices } from "../commands/invoices/generate-invoices.server.ts";
import { generateSettlements } from "../commands/settlements/generate-settlements.server.ts";
import { PendingScreen } from "../screens/billing/pending-screen.tsx";
import type { Route } from "./+types/billing-pending.ts";

export const loader = createScreenLoader(readPendingScreen);
export const action = createCommandAction([generateInvoices, generateSettlements, combineBilling]);

export default function PendingBilling({ loaderData }: Route.ComponentProps) {
  return <PendingScreen part="pending" {...loaderData} />;
}
