import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { creditInvoice } from "../commands/credit-notes/credit-invoice.server.ts";
import { disputeInvoiceLine, resolveInvoiceDispute } from "../commands/disputes/dispute-line.server.ts";
import { modifyInvoice } from "../commands/invoices/modify-invoice.server.ts";
import { netInvoice } from "../commands/invoices/net-invoice.server.ts";
import { payInvoice, unpayInvoice } from "../commands/invoices/pay-invoice.server.ts";
import { remindInvoice } from "../commands/invoices/remind-invoice.server.ts";
import { stateExchangeRate } from "../commands/invoices/state-exchange-rate.server.ts";
import { viewInvoice } from "../commands/invoices/view-invoices.server.ts";
import { voidInvoice } from "../commands/invoices/void-invoice.server.ts";
import { sendInvoice } from "../commands/sendings/send-invoice.server.ts";
import { InvoicePage } from "../screens/invoices/invoice-page.tsx";
import type { Route } from "./+types/billing-invoice.ts";

export const loader = createScreenLoader(viewInvoice);
export const action = createCommandAction([
  modifyInvoice,
  stateExchangeRate,
  payInvoice,
  unpayInvoice,
  sendInvoice,
  remindInvoice,
  voidInvoice,
  creditInvoice,
  netInvoice,
  disputeInvoiceLine,
  resolveInvoiceDispute,
]);

export default function Invoice({ loaderData }: Route.ComponentProps) {
  return <InvoicePage key={`${loaderData.invoice.id}-${loaderData.invoice.version}`} view={loaderData} />;
}
