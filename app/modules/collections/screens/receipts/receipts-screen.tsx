import { useMemo } from "react";
import type { ReceiptRow } from "#app/data/accounting/receipt-list.reads.server.ts";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { MayDo } from "../accounting-access.server.ts";
import { AccountingTabs } from "../accounting-tabs.tsx";
import type { PartCounts } from "../parts.server.ts";
import { WayOn } from "../way-on.tsx";
import { receiptsSpec } from "./receipts.resource.tsx";
import "../accounting.css";

interface ReceiptsScreenProps {
  list: ResourceData<ReceiptRow>;
  parts: PartCounts;
  may: MayDo;
}

/** All receipts of the account; they are made from what is pending. */
export function ReceiptsScreen({ list, parts, may }: ReceiptsScreenProps) {
  const spec = useMemo(() => {
    const { exports, ...rest } = receiptsSpec;
    return may.export && exports ? receiptsSpec : rest;
  }, [may.export]);
  return (
    <ResourceTable
      spec={spec}
      data={list}
      emptyAction={<WayOn from="receipts" />}
      parts={<AccountingTabs current="receipts" counts={parts} />}
    />
  );
}
