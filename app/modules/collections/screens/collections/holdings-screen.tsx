import { useMemo } from "react";
import type { CollectionRights } from "#app/modules/ledger/commands/accounting-access.server.ts";
import type { PartCounts } from "#app/modules/ledger/commands/part-counts.server.ts";
import { AccountingTabs, EmptyStateLink } from "#app/modules/ledger/screens/accounting-tabs.tsx";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import type { ListedHolding } from "../../commands/collections/view-holdings.server.ts";
import type { HoldingSums } from "../../db/holding-list.reads.server.ts";
import { HoldingLines } from "./holding-lines.tsx";
import { holdingsSpec } from "./holdings.resource.tsx";
import "#app/modules/ledger/screens/accounting.css";

interface HoldingsScreenProps {
  list: ResourceData<ListedHolding>;
  sums: readonly (HoldingSums & { by: string })[];
  parts: PartCounts;
  may: CollectionRights;
}

/** What agents hold by currency, with totals. */
export function HoldingsScreen({ list, sums, parts, may }: HoldingsScreenProps) {
  const spec = useMemo(() => {
    const { exports, bulkActions, ...rest } = holdingsSpec;
    return {
      ...rest,
      // Collections without an agent are only in the list of all collections.
      below: (row: ListedHolding) =>
        row.agentId === "" ? null : <HoldingLines row={row} mayGenerate={may.generate} />,
      ...(may.export && exports ? { exports } : {}),
      ...(may.generate && bulkActions ? { bulkActions } : {}),
    };
  }, [may]);
  return (
    <ResourceTable
      spec={spec}
      data={list}
      emptyAction={<EmptyStateLink from="pending" />}
      parts={<AccountingTabs current="pending" counts={parts} />}
      footSums={<HoldingSumsBand sums={sums} />}
    />
  );
}

function HoldingSumsBand({ sums }: Pick<HoldingsScreenProps, "sums">) {
  const t = useTranslate();
  if (sums.length === 0) return null;
  return (
    <dl className="holding-sums">
      {(["pending", "cash"] as const).map((key) => (
        <div key={key}>
          <dt>{t(`accounting:sum.${key}`)}</dt>
          {sums.map((sum) => (
            <dd key={sum.by}>
              <MoneyText amount={sum[key]} currency={sum.by} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
