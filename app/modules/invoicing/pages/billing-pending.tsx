import { combineBilling } from "#app/features/accounting/billing/combine.server.ts";
import { PendingScreen } from "#app/features/accounting/billing/pending-screen.tsx";
import { pendingScreen } from "#app/features/accounting/billing/view-pending.server.ts";
import { generateInvoices } from "#app/features/accounting/invoices/generate-invoices.server.ts";
import { generateSettlements } from "#app/features/accounting/settlements/generate-settlements.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/billing-pending.ts";

export const loader = screenLoader(pendingScreen);
export const action = commandAction([generateInvoices, generateSettlements, combineBilling]);

export default function PendingBilling({ loaderData }: Route.ComponentProps) {
  return <PendingScreen part="pending" {...loaderData} />;
}
