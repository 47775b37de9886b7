import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readInvoicesScreen } from "../commands/invoices/list-invoices.server.ts";
import { sendInvoices } from "../commands/sendings/send-invoices.server.ts";
import { InvoicesScreen } from "../screens/invoices/invoices-screen.tsx";
import type { Route } from "./+types/billing-invoices.ts";

export const loader = createScreenLoader(readInvoicesScreen);
export const action = createCommandAction([sendInvoices]);

export default function Invoices({ loaderData }: Route.ComponentProps) {
  return <InvoicesScreen {...loaderData} />;
}
