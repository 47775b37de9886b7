import { useMemo } from "react";
import { Money } from "#app/ui/formats/measures.tsx";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { BalanceLines } from "./balance-lines.tsx";
import type { MayBill } from "./billing-access.server.ts";
import { BillingTabs, partPath } from "./billing-tabs.tsx";
import { GenerateAll } from "./generate-all.tsx";
import { balancesSpec } from "./pending.resource.tsx";
import type { ListedBalance } from "./view-pending.server.ts";
import "../accounting.css";
import "./billing.css";

interface PendingScreenProps {
  part: "pending" | "combine";
  list: ResourceData<ListedBalance>;
  sums: readonly { currency: string; invoice: number; held: number; net: number }[];
  may: MayBill;
}

/** What is pending by merchant and currency, and merchants whose fees and collections can be billed in one. */
export function PendingScreen({ part, list, sums, may }: PendingScreenProps) {
  const say = useWords();
  const spec = useMemo(() => {
    const base = balancesSpec(part, may);
    return { ...base, below: (row: ListedBalance) => <BalanceLines row={row} may={may} /> };
  }, [part, may]);
  return (
    <ResourceTable
      spec={spec}
      data={list}
      emptyAction={<ButtonLink to={partPath("invoices")}>{say("billing:part.invoices")}</ButtonLink>}
      above={
        <BillingTabs
          current={part}
          may={may}
          end={
            <div className="billing-band">
              <Sums sums={sums} />
            </div>
          }
        />
      }
      actions={part === "pending" && list.rows.length > 0 && <GenerateAll may={may} />}
    />
  );
}

function Sums({ sums }: Pick<PendingScreenProps, "sums">) {
  const say = useWords();
  if (sums.length === 0) return null;
  return (
    <dl className="holding-sums">
      {(["invoice", "held", "net"] as const).map((key) => (
        <div key={key}>
          <dt>{say(`billing:sum.${key}`)}</dt>
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
