import { useMemo } from "react";
import type { CollectionRights } from "#app/modules/ledger/commands/accounting-access.server.ts";
import type { PartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import { AccountingTabs, EmptyStateLink } from "#app/modules/ledger/screens/accounting-tabs.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { ReceiptRow } from "../../db/receipt-list.reads.server.ts";
import { receiptsSpec } from "./receipts.resource.tsx";
import "#app/modules/ledger/screens/accounting.css";

interface ReceiptsScreenProps {
  list: ResourceData<ReceiptRow>;
  parts: PartCounts;
  may: CollectionRights;
}

/** The list of receipts; they are generated from held collections. */
export function ReceiptsScreen({ list, parts, may }: ReceiptsScreenProps) {
  const spec = useMemo(() => {
    const { exports, ...rest } = receiptsSpec;
    return may.export && exports ? receiptsSpec : rest;
  }, [may.export]);
  return (
    <ResourceTable
      spec={spec}
      data={list}
      emptyAction={<EmptyStateLink from="receipts" />}
      parts={<AccountingTabs current="receipts" counts={parts} />}
    />
  );
}
