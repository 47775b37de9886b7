import { answerInvoiceDispute, disputeInvoiceLine } from "#app/features/accounting/disputes/dispute-line.server.ts";
import { InvoicePage } from "#app/features/accounting/invoices/invoice-page.tsx";
import { modifyInvoice } from "#app/features/accounting/invoices/modify-invoice.server.ts";
import { payInvoice, unpayInvoice } from "#app/features/accounting/invoices/pay-invoice.server.ts";
import { remindInvoice } from "#app/features/accounting/invoices/remind-invoice.server.ts";
import { viewInvoice } from "#app/features/accounting/invoices/view-invoices.server.ts";
import { voidInvoice } from "#app/features/accounting/invoices/void-invoice.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/billing-invoice.ts";

export const loader = screenLoader(viewInvoice);
export const action = commandAction([
  modifyInvoice,
  payInvoice,
  unpayInvoice,
  remindInvoice,
  voidInvoice,
  disputeInvoiceLine,
  answerInvoiceDispute,
]);

export default function Invoice({ loaderData }: Route.ComponentProps) {
  return <InvoicePage key={`${loaderData.invoice.id}-${loaderData.invoice.version}`} view={loaderData} />;
}
