import { Landmark } from "lucide-react";
import type { PartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import type { MerchantBillingRights } from "../../commands/billing/billing-access.server.ts";
import type { InvoiceRow } from "../../db/invoice.reads.server.ts";
import { DocumentsScreen } from "../billing/documents-screen.tsx";
import { invoicesSpec } from "./invoices.resource.tsx";

/** The list of invoices, with a link to import a bank statement. */
export function InvoicesScreen(props: {
  list: ResourceData<InvoiceRow>;
  parts: PartCounts;
  may: MerchantBillingRights;
}) {
  const t = useTranslate();
  const books = props.may.update_invoice && !props.may.portal;
  return (
    <DocumentsScreen
      part="invoices"
      spec={invoicesSpec}
      actions={
        books && (
          <ButtonLink icon={Landmark} to="/accounting/merchant-billing/bank-statement">
            {t("billing:import_statement")}
          </ButtonLink>
        )
      }
      {...props}
    />
  );
}
