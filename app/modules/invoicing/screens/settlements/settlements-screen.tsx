import { useMemo } from "react";
import type { PartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import { PaymentFields } from "#app/modules/ledger/screens/documents/payment-fields.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import type { MerchantBillingRights } from "../../commands/billing/billing-access.server.ts";
import type { SettlementRow } from "../../db/settlement.reads.server.ts";
import { DocumentsScreen } from "../billing/documents-screen.tsx";
import { settlementsSpec } from "./settlements.resource.tsx";

interface SettlementsProps {
  list: ResourceData<SettlementRow>;
  parts: PartCounts;
  may: MerchantBillingRights;
  /** The account's IBAN to pay from. */
  iban: string | undefined;
}

/** The list of settlements; a portal can neither pay nor send them. */
export function SettlementsScreen({ list, parts, may, iban }: SettlementsProps) {
  const pays = may.export_settlement && !may.portal;
  const sends = may.update_settlement && !may.portal;
  const spec = useMemo(() => {
    const { bulkActions = [], ...rest } = settlementsSpec;
    const fields = () => <PaymentFields of="settlements" iban={iban} />;
    const offered = bulkActions
      .filter(({ opens }) => (opens ? pays : sends))
      .map((each) => (each.opens ? { ...each, fields } : each));
    return offered.length > 0 ? { ...rest, bulkActions: offered } : rest;
  }, [pays, sends, iban]);
  return <DocumentsScreen part="settlements" spec={spec} list={list} parts={parts} may={may} />;
}
