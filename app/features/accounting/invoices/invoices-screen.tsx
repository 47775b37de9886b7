import type { InvoiceRow } from "#app/data/billing/invoice.reads.server.ts";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import type { MayBill } from "../billing/billing-access.server.ts";
import { DocumentsScreen } from "../billing/documents-screen.tsx";
import { invoicesSpec } from "./invoices.resource.tsx";

/** All invoices of the account, or to the merchant. */
export function InvoicesScreen(props: { list: ResourceData<InvoiceRow>; may: MayBill }) {
  return <DocumentsScreen part="invoices" spec={invoicesSpec} {...props} />;
}
