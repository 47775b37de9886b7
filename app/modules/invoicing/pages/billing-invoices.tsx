import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readInvoicesScreen } from "../commands/invoices/list-invoices.server.ts";
import { InvoicesScreen } from "../screens/invoices/invoices-screen.tsx";
import type { Route } from "./+types/billing-invoices.ts";

export const loader = createScreenLoader(readInvoicesScreen);

export default function Invoices({ loaderData }: Route.ComponentProps) {
  return <InvoicesScreen {...loaderData} />;
}
