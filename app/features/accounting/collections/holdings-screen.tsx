import { useMemo } from "react";
import { Money } from "#app/ui/formats/measures.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { MayDo } from "../accounting-access.server.ts";
import { AccountingTabs } from "../accounting-tabs.tsx";
import { WayOn } from "../way-on.tsx";
import { HoldingLines } from "./holding-lines.tsx";
import { holdingsSpec } from "./holdings.resource.tsx";
import type { ListedHolding } from "./view-holdings.server.ts";
import "../accounting.css";

interface HoldingsScreenProps {
  list: ResourceData<ListedHolding>;
  sums: readonly { currency: string; pending: number; cash: number }[];
  may: MayDo;
}

/** What is pending, by agent and currency, with what all of it comes to. */
export function HoldingsScreen({ list, sums, may }: HoldingsScreenProps) {
  const spec = useMemo(() => {
    const { exports, bulkActions, ...rest } = holdingsSpec;
    return {
      ...rest,
      // Nobody's collections are found in the list of all of them alone.
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
      emptyAction={<WayOn from="pending" />}
      above={<AccountingTabs current="pending" end={<Sums sums={sums} />} />}
    />
  );
}

function Sums({ sums }: Pick<HoldingsScreenProps, "sums">) {
  const say = useWords();
  if (sums.length === 0) return null;
  return (
    <dl className="holding-sums">
      {(["pending", "cash"] as const).map((key) => (
        <div key={key}>
          <dt>{say(`accounting:sum.${key}`)}</dt>
          {sums.map((sum) => (
            <dd key={sum.currency}>
              <Money amount={sum[key]} currency={sum.currency} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
