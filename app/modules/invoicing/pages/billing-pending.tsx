import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { combineBilling } from "../commands/billing/combine.server.ts";
import { pendingScreen } from "../commands/billing/view-pending.server.ts";
import { generateInvoices } from "../commands/invoices/generate-invoices.server.ts";
import { generateSettlements } from "../commands/settlements/generate-settlements.server.ts";
import { PendingScreen } from "../screens/billing/pending-screen.tsx";
import type { Route } from "./+types/billing-pending.ts";

export const loader = screenLoader(pendingScreen);
export const action = commandAction([generateInvoices, generateSettlements, combineBilling]);

export default function PendingBilling({ loaderData }: Route.ComponentProps) {
  return <PendingScreen part="pending" {...loaderData} />;
}
