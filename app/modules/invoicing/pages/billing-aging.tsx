import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readAgingScreen } from "../commands/billing/view-aging.server.ts";
import { remindInvoice } from "../commands/invoices/remind-invoice.server.ts";
import { AgingScreen } from "../screens/aging/aging-screen.tsx";
import type { Route } from "./+types/billing-aging.ts";

export const loader = createScreenLoader(readAgingScreen);
export const action = createCommandAction([remindInvoice]);

export default function Aging({ loaderData }: Route.ComponentProps) {
  return <AgingScreen {...loaderData} />;
}
