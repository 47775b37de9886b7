import { useMemo } from "react";
import type { PartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import { PaymentFields } from "#app/modules/ledger/screens/documents/payment-fields.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { AgentBillingRights } from "../commands/agent-billing-access.server.ts";
import type { AgentReceiptRow } from "../db/agent-receipts.reads.server.ts";
import { agentReceiptsSpec } from "./agent-receipts.resource.tsx";
import { AgentTabs } from "./agent-tabs.tsx";
import "#app/modules/ledger/screens/accounting.css";

interface AgentReceiptsProps {
  list: ResourceData<AgentReceiptRow>;
  parts: PartCounts;
  may: AgentBillingRights;
  /** The account's IBAN to pay from. */
  iban: string | undefined;
}

/** The list of payout receipts; they are generated from pending payouts. */
export function AgentReceiptsScreen({ list, parts, may, iban }: AgentReceiptsProps) {
  const t = useTranslate();
  const spec = useMemo(() => {
    const { exports, bulkActions = [], ...rest } = agentReceiptsSpec;
    const paying = bulkActions.map((each) => ({
      ...each,
      fields: () => <PaymentFields of="receipts" iban={iban} />,
    }));
    return may.export && exports ? { ...rest, exports, bulkActions: paying } : rest;
  }, [may.export, iban]);
  return (
    <ResourceTable
      spec={spec}
      data={list}
      emptyAction={<ButtonLink to="/accounting/agent-billing/pending">{t("payouts:part.pending")}</ButtonLink>}
      parts={<AgentTabs current="receipts" counts={parts} />}
    />
  );
}
