import { InvoicesScreen } from "#app/features/accounting/invoices/invoices-screen.tsx";
import { invoicesScreen } from "#app/features/accounting/invoices/view-invoices.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/billing-invoices.ts";

export const loader = screenLoader(invoicesScreen);

export default function Invoices({ loaderData }: Route.ComponentProps) {
  return <InvoicesScreen {...loaderData} />;
}
